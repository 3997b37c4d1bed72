#!/usr/bin/env bash
# Puts selfsame where the next steps of a workflow find it. An archive that does not have its checksum is not installed. Without an archive for
# this machine the program is built, which takes minutes and needs a Swift toolchain.
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
prefix=${RUNNER_TEMP:-${TMPDIR:-/tmp}}/selfsame
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$prefix"
system=$(uname -s | tr '[:upper:]' '[:lower:]')
[ "$system" = darwin ] && system=macos
fetch() { curl --fail --silent --show-error --location --output "$work/$2" "$1/$2"; }
check() { if command -v sha256sum > /dev/null; then sha256sum --check --status; else shasum -a 256 --check --status; fi; }

# install_from ADDRESS: status 1 where nothing for this machine lies there; a wrong checksum ends it all.
install_from() {
    fetch "$1" SHA256SUMS || return 1
    local line name
    line=$(grep -E "selfsame-[0-9.]+-$system-$(uname -m)\.tar\.gz\$" "$work/SHA256SUMS") || return 1
    name=${line##* }
    fetch "$1" "$name" || return 1
    if ! (cd "$work" && echo "$line" | check); then
        echo "selfsame: $name does not have the checksum of SHA256SUMS" >&2
        exit 1
    fi
    tar -xzf "$work/$name" -C "$prefix" --strip-components 1
}

if [ -n "${SELFSAME_ADDRESS:-}" ]; then
    install_from "$SELFSAME_ADDRESS" || { echo "selfsame: no archive for this machine at $SELFSAME_ADDRESS" >&2; exit 1; }
elif ! install_from "${SELFSAME_RELEASES:-}" 2> /dev/null; then
    make -C "$root" install PREFIX="$prefix"
fi
echo "$prefix/bin" >> "${GITHUB_PATH:-/dev/stdout}"
"$prefix/bin/selfsame" version
