# Completions of selfsame for bash, written by `make docs`.
_selfsame() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command=lint options= words= i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "${COMP_WORDS[i]}" in
            lint|tree|layout|report|updates|environment|snapshot|diff|syntax|desugar|prelude|rules|explain|baseline|config|language-server|reporters|version|help) command="${COMP_WORDS[i]}"; break ;;
        esac
    done
    case "$before" in
        --only-rule) COMPREPLY=($(compgen -W 'anyview_branch availability_branch body_complexity branch_count branch_exchanges_field branch_extra_modifier branch_extra_modifier_no_inert branch_repeats_view branch_same_view_arguments branch_same_view_modifier_arguments branch_wraps_common_children closure_in_environment computed_unstable_id conditional_depth conditional_modifier_call conditional_modifier_helper container_branch disable_without_reason duplicate_static_ids enabled_inside_disabled explicit_id_across_branches foreach_anyview_row foreach_index_id foreach_inline_transform foreach_multi_row foreach_self_id formatter_in_body frame_before_resizable frame_without_effect frequent_read_in_body geometry_reader_in_stack group_modifier_distribution hidden_in_branch id_on_lazy_row identical_branches image_max_width_without_min invalid_frame layout_priority_in_zstack max_height_in_scroll_view measured_size_loop missing_environment_object model_created_in_body model_in_plain_property more_than_ten_views mutable_content_id narrow_adaptive_column nested_geometry_reader no_height_in_scroll_view non_diffable_property nondeterministic_body observed_object_owned on_change_of_constant on_change_of_itself optional_binding_branch overridden_aspect_ratio overridden_environment_value overridden_layout_priority position_in_stack redundant_empty_view_else row_observes_object section_computed_property single_child_group spacer_without_space state_changed_in_body state_from_input state_of_observed_object superfluous_disable switch_same_view type_depth unequal_input unread_alignment_guide unread_environment_value unread_observed_object unstable_id wider_than_screen zstack_badge' -- "$word")); return ;;
        --disable) COMPREPLY=($(compgen -W 'anyview_branch availability_branch body_complexity branch_count branch_exchanges_field branch_extra_modifier branch_extra_modifier_no_inert branch_repeats_view branch_same_view_arguments branch_same_view_modifier_arguments branch_wraps_common_children closure_in_environment computed_unstable_id conditional_depth conditional_modifier_call conditional_modifier_helper container_branch disable_without_reason duplicate_static_ids enabled_inside_disabled explicit_id_across_branches foreach_anyview_row foreach_index_id foreach_inline_transform foreach_multi_row foreach_self_id formatter_in_body frame_before_resizable frame_without_effect frequent_read_in_body geometry_reader_in_stack group_modifier_distribution hidden_in_branch id_on_lazy_row identical_branches image_max_width_without_min invalid_frame layout_priority_in_zstack max_height_in_scroll_view measured_size_loop missing_environment_object model_created_in_body model_in_plain_property more_than_ten_views mutable_content_id narrow_adaptive_column nested_geometry_reader no_height_in_scroll_view non_diffable_property nondeterministic_body observed_object_owned on_change_of_constant on_change_of_itself optional_binding_branch overridden_aspect_ratio overridden_environment_value overridden_layout_priority position_in_stack redundant_empty_view_else row_observes_object section_computed_property single_child_group spacer_without_space state_changed_in_body state_from_input state_of_observed_object superfluous_disable switch_same_view type_depth unequal_input unread_alignment_guide unread_environment_value unread_observed_object unstable_id wider_than_screen zstack_badge' -- "$word")); return ;;
        --fail-level) COMPREPLY=($(compgen -W 'hint warning error none' -- "$word")); return ;;
        --reporter) COMPREPLY=($(compgen -W 'pretty plain xcode compact summary json sarif checkstyle junit github-actions-logging github github-actions github-actions-log codeclimate gitlab gitlab-codequality markdown csv' -- "$word")); return ;;
        --format) COMPREPLY=($(compgen -W 'dot html json markdown mermaid outline svg text tokens tree type' -- "$word")); return ;;
        --when) COMPREPLY=(); return ;;
        --key) COMPREPLY=(); return ;;
        --output) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --view) COMPREPLY=(); return ;;
        --hints) COMPREPLY=($(compgen -W 'full lines count none' -- "$word")); return ;;
        --at) COMPREPLY=(); return ;;
        --size) COMPREPLY=(); return ;;
        --device) COMPREPLY=(); return ;;
        --proposal) COMPREPLY=(); return ;;
        --set) COMPREPLY=(); return ;;
        --sizes) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --compare) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --baseline) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --write-baseline) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --config) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --changed-since) COMPREPLY=(); return ;;
        --context) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --packages) COMPREPLY=(); return ;;
        --filelist) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --stdin-path|--assume-filename) COMPREPLY=($(compgen -f -- "$word")); return ;;
        -j|--jobs) COMPREPLY=(); return ;;
        --platform) COMPREPLY=($(compgen -W 'ios macos tvos watchos visionos' -- "$word")); return ;;
        --sdk) COMPREPLY=($(compgen -W '26 27' -- "$word")); return ;;
        --deployment-target) COMPREPLY=(); return ;;
        --swift-version) COMPREPLY=(); return ;;
        --define|-D) COMPREPLY=(); return ;;
        --prelude) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    esac
    case "$command" in
        lint) options='--only-rule --disable --enable-all-rules --pedantic --strict --lenient --fail-level --fail-on-missing-modules --fix --unsafe-fixes --diff --reporter --output --hints --show-exempted --show-unknown --baseline --write-baseline --config --force-exclude --changed-since --changed-lines-only --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --progress --verbose --benchmark -h --help' words='' ;;
        tree) options='--format --output --stats --view --why --previews --runtime-names --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        layout) options='--format --output --view --size --device --proposal --set --sizes --steps --at --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        report) options='--format --output --view --previews --runtime-names --kept --no-layout --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        updates) options='--format --when --output --view --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        environment) options='--format --key --output --at --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        snapshot) options='--output --check --update --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        diff) options='--format --output --runtime-names --config --force-exclude --context --packages -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        syntax) options='--format --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --filelist --stdin-path --assume-filename -j --jobs --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        desugar) options='--output --view --previews --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='' ;;
        prelude) options='--compare --platform --sdk --deployment-target --color -q --quiet --verbose -h --help' words='' ;;
        rules) options='--color -q --quiet --verbose -h --help' words='' ;;
        explain) options='--output --at --config --force-exclude --use-script-input-files --use-script-input-file-lists --use-stdin --context --packages --filelist --stdin-path --assume-filename -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --verbose --benchmark -h --help' words='anyview_branch availability_branch body_complexity branch_count branch_exchanges_field branch_extra_modifier branch_extra_modifier_no_inert branch_repeats_view branch_same_view_arguments branch_same_view_modifier_arguments branch_wraps_common_children closure_in_environment computed_unstable_id conditional_depth conditional_modifier_call conditional_modifier_helper container_branch disable_without_reason duplicate_static_ids enabled_inside_disabled explicit_id_across_branches foreach_anyview_row foreach_index_id foreach_inline_transform foreach_multi_row foreach_self_id formatter_in_body frame_before_resizable frame_without_effect frequent_read_in_body geometry_reader_in_stack group_modifier_distribution hidden_in_branch id_on_lazy_row identical_branches image_max_width_without_min invalid_frame layout_priority_in_zstack max_height_in_scroll_view measured_size_loop missing_environment_object model_created_in_body model_in_plain_property more_than_ten_views mutable_content_id narrow_adaptive_column nested_geometry_reader no_height_in_scroll_view non_diffable_property nondeterministic_body observed_object_owned on_change_of_constant on_change_of_itself optional_binding_branch overridden_aspect_ratio overridden_environment_value overridden_layout_priority position_in_stack redundant_empty_view_else row_observes_object section_computed_property single_child_group spacer_without_space state_changed_in_body state_from_input state_of_observed_object superfluous_disable switch_same_view type_depth unequal_input unread_alignment_guide unread_environment_value unread_observed_object unstable_id wider_than_screen zstack_badge' ;;
        baseline) options='--baseline --config --force-exclude --context --packages -j --jobs --platform --sdk --deployment-target --swift-version --define -D --prelude --color -q --quiet --progress --verbose -h --help' words='report prune' ;;
        config) options='--config --color -q --quiet --verbose -h --help' words='show init' ;;
        language-server) options='--stdio --color -q --quiet --verbose -h --help' words='' ;;
        reporters) options='--color -q --quiet --verbose -h --help' words='' ;;
        version) options='--color -q --quiet --verbose -h --help' words='' ;;
        help) options='--color -q --quiet --verbose -h --help' words='lint tree layout report updates environment snapshot diff syntax desugar prelude rules explain baseline config language-server reporters version help identity layout types findings fixes ci configuration editors extending architecture limits changes' ;;
    esac
    [[ $COMP_CWORD -eq 1 ]] && words="$words lint tree layout report updates environment snapshot diff syntax desugar prelude rules explain baseline config language-server reporters version help"
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    else
        COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
    fi
}
complete -o filenames -F _selfsame selfsame
