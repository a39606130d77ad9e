// All commands. Each command's code is loaded only when it runs.
import { VERSION } from '../base/version.ts';
import { findCommand } from './arguments.ts';
import { type Command, grouped, JSON_OPTION } from './command.ts';
import { ACCOUNT_COMMANDS, SIGN_IN_COMMANDS } from './commands/accounts.ts';
import { PACKAGES } from './commands/packages.ts';
import { PASTE_COMMANDS } from './commands/paste.ts';
import { SERVER_COMMANDS } from './commands/servers.ts';
import { TOOL_COMMANDS } from './commands/tools.ts';
import { WORKSPACE } from './commands/workspace.ts';
import { helpText, settingsHelp } from './help.ts';
import { printJson } from './print.ts';

export const ROOT: Command = {
  summary: 'the services of an extension ecosystem: sign-in, workspaces, packages and screenshots',
  options: { version: { short: 'V', description: 'show the version' } },
  examples: ['serve', 'users add ada --owner acme', 'packages search via', 'help packages install', 'help settings'],
  commands: {
    ...grouped('Servers', SERVER_COMMANDS),
    ...grouped('Users and keys', ACCOUNT_COMMANDS),
    ...grouped('Sign-in', SIGN_IN_COMMANDS),
    ...grouped('Packages', { packages: PACKAGES }),
    ...grouped('Workspace', { workspace: WORKSPACE }),
    ...grouped('Screenshots', PASTE_COMMANDS),
    ...grouped('Tools', {
      ...TOOL_COMMANDS,
      completion: {
        summary: 'print a script that completes commands and options in your shell',
        arguments: { 'bash|zsh|fish': 'your shell' },
        notes: `Load it in your shell's start-up file:

  bash  source <(annex completion bash)
  zsh   source <(annex completion zsh), after compinit
  fish  annex completion fish | source`,
        examples: ['completion bash', 'completion fish > ~/.config/fish/completions/annex.fish'],
        run: async ({ words: [shell = ''] }) =>
          console.log((await import('./completion.ts')).completionScript(ROOT, shell)),
      },
      help: {
        summary: 'show help for all commands, one command, or the settings',
        arguments: { '[COMMAND...]': 'a command, a command and its subcommand, or the word settings' },
        examples: ['help keys create', 'help settings'],
        run: ({ words }) => console.log(words[0] === 'settings' ? settingsHelp() : helpText(findCommand(ROOT, words))),
      },
      version: {
        summary: 'show the version',
        options: JSON_OPTION,
        examples: ['version'],
        run: ({ options }) => (options['json'] ? printJson({ version: VERSION }) : console.log(VERSION)),
      },
    }),
  },
  run: ({ options }) => console.log(options['version'] ? VERSION : helpText(findCommand(ROOT, []))),
};
