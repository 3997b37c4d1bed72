#!/usr/bin/env bash
# Fuzzes each target for a while: run.sh PROGRAM CORPUS SECONDS [TARGET…]. The corpus begins with the fixtures; what is found new is added to it
# and stays for the next run. An input that breaks a property or ends the process is kept beside the corpus, shown, and ends the run.
set -eu
program=$1
corpus=$2
seconds=$3
shift 3
[ $# -gt 0 ] || set -- syntax types fixes settings
# As deep as the threads of the program itself.
ulimit -s 65536
# libFuzzer keeps the input of a trap; the backtrace comes from running it again.
export SWIFT_BACKTRACE=enable=no

seed() {
    case $1 in
        syntax) find fixtures -name '*.swift' -o -name '*.swiftinterface' ;;
        settings) find fixtures -name '*.json' ;;
        *) find fixtures/rules fixtures/types fixtures/identity fixtures/recovery fixtures/tour fixtures/crashes -name '*.swift' ;;
    esac | while read -r file; do cp "$file" "$2/$(echo "$file" | tr / _)"; done
}

total=0
for target in "$@"; do
    folder=$corpus/$target
    mkdir -p "$folder"
    seed "$target" "$folder"
    log=$corpus/$target.log
    echo "$target: $seconds s"
    if ! SELFSAME_FUZZ=$target "$program" "$folder" -max_len=4096 -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 \
        -artifact_prefix="$corpus/$target-" -print_final_stats=1 ${FUZZ_OPTIONS:-} < /dev/null > "$log" 2>&1; then
        grep -A 30 -E 'Fatal error|ERROR: |SUMMARY' "$log" | head -60
        tail -3 "$log"
        exit 1
    fi
    count=$(awk '/stat::number_of_executed_units/ { print $2 }' "$log")
    total=$((total + count))
    echo "  $count executions, $(find "$folder" -type f | wc -l) inputs in the corpus"
done
echo "$total executions, no crash, no hang, every property holds"
