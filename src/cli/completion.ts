// annex completion: scripts for bash, zsh and fish, written from the description of the commands.
import { DOCUMENTED_SETTINGS } from '../base/config/catalogue.ts';
import { type Command, choicesOf, HELP_OPTION, type Option, type Options } from '../contract/cli/command.ts';

/** What can follow a command. */
interface Completion {
  /** The command's names with a space before each: ' keys create'. */
  readonly path: string;
  /** Subcommands and fixed arguments, by name. */
  readonly words: Readonly<Record<string, string>>;
  readonly options: Options;
  readonly settings: boolean;
}

const SETTING_OPTIONS: Options = Object.fromEntries(
  DOCUMENTED_SETTINGS.map(({ flag, variable }): [string, Option] => [
    flag,
    { value: 'VALUE', description: `set ${variable}` },
  ]),
);

export function completionScript(root: Command, shell: string): string {
  const completions = completionsOf(root);
  return shell === 'fish' ? fishScript(completions) : caseScript(completions, shell === 'zsh');
}

function completionsOf(root: Command, command = root, path = '', inherited = false): Completion[] {
  const { commands = {}, options = {}, arguments: described = {}, settings = inherited } = command;
  const topics = path === ' help' ? { ...root.commands, settings: { summary: 'all settings' } } : commands;
  const summaries = Object.entries(topics).map(([name, { summary }]) => [name, summary]);
  const choices = Object.entries(described).flatMap(
    ([name, text]) => choicesOf(name)?.map((word) => [word, text]) ?? [],
  );
  return [
    {
      path,
      words: Object.fromEntries([...summaries, ...choices]),
      options: { ...options, help: HELP_OPTION },
      settings,
    },
    ...Object.entries(commands).flatMap(([name, inner]) => completionsOf(root, inner, `${path} ${name}`, settings)),
  ];
}

/** In single quotes; all three shells read it the same way. */
const quote = (text: string): string => `'${text.replaceAll("'", '’')}'`;

const BASH_WORDS = `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`;
const ZSH_WORDS = `"\${(@)words[2,CURRENT-1]}"`;
const BASH_REPLY = `  [[ $2 == -* ]] && names=("\${flags[@]}")
  COMPREPLY=($(compgen -W "\${names[*]}" -- "$2"))`;
const ZSH_REPLY = `  if [[ $PREFIX == -* ]]; then _describe -o option flags
  elif (( $#names )); then _describe command names
  else _files
  fi`;

/** For bash and zsh, which differ in the words that are given and in how they take the result. */
function caseScript(completions: readonly Completion[], isZsh: boolean): string {
  const list = (entries: readonly (readonly string[])[]): string =>
    entries.map(([word = '', text]) => quote(isZsh ? `${word}:${text}` : word)).join(' ');
  const flags = (options: Options): string =>
    list(Object.entries(options).map(([name, { description }]) => [`--${name}`, description]));
  const branches = completions.map(({ path, words, options, settings }) => {
    const all = `${flags(options)}${settings ? ` "\${settings[@]}"` : ''}`;
    return `  ${quote(path)}) names=(${list(Object.entries(words))}) flags=(${all}) ;;`;
  });
  return `${isZsh ? '#compdef annex' : '# bash completion for annex'}
_annex() {
  local word at=
  local -a names flags settings=(${flags(SETTING_OPTIONS)})
  for word in ${isZsh ? ZSH_WORDS : BASH_WORDS}; do
    case "$at $word" in ${pathsOf(completions).join('|')}) at="$at $word" ;; esac
  done
  case "$at" in
${branches.join('\n')}
  esac
${isZsh ? ZSH_REPLY : BASH_REPLY}
}
${isZsh ? 'compdef _annex annex' : 'complete -o default -F _annex annex'}`;
}

const pathsOf = (completions: readonly Completion[]): string[] =>
  completions.flatMap(({ path }) => (path === '' ? [] : [quote(path)]));

function fishScript(completions: readonly Completion[]): string {
  const flags = (options: Options, at: string): string[] =>
    Object.entries(options).map(([name, { short, value, choices = [], description }]) => {
      const names = `-l ${name}${short === undefined ? '' : ` -s ${short}`}${value === undefined ? '' : ' -r'}`;
      const values = choices.length > 0 ? ` -f -a '${choices.join(' ')}'` : '';
      return `complete -c annex -n "__annex_at ${at}" ${names}${values} -d ${quote(description)}`;
    });
  const withSettings = completions.filter(({ settings }) => settings).map(({ path }) => quote(path));
  const lines = completions.flatMap(({ path, words, options }) => [
    ...Object.entries(words).map(
      ([word, text]) => `complete -c annex -n "__annex_at ${quote(path)}" -f -a ${word} -d ${quote(text)}`,
    ),
    ...flags(options, quote(path)),
  ]);
  return `# fish completion for annex
set -g __annex_paths ${pathsOf(completions).join(' ')}
set -g __annex_with_settings ${withSettings.join(' ')}
function __annex_at
  set -l at ''
  for word in (commandline -opc)[2..-1]
    contains -- "$at $word" $__annex_paths; and set at "$at $word"
  end
  contains -- "$at" $argv
end
${[...lines, ...flags(SETTING_OPTIONS, '\\$__annex_with_settings')].join('\n')}`;
}
