// The list of commands. The code of a command is loaded only when it runs.
import { VERSION } from '../base/version.ts';
import { type Command, type Commands, grouped, JSON_OPTION } from '../contract/cli/command.ts';
import { helpText } from '../contract/cli/help.ts';
import { findCommand } from './arguments.ts';
import { ACCOUNTS, LOGIN } from './commands/accounts.ts';
import { OPERATION } from './commands/operation.ts';
import { PACKAGES } from './commands/packages.ts';
import { SCREENSHOTS } from './commands/paste.ts';
import { SERVERS } from './commands/servers.ts';
import { TOOLS } from './commands/tools.ts';
import { WORKSPACES } from './commands/workspace.ts';
import { printJson } from './print.ts';

/** The commands about this program itself. */
const OWN: Commands = {
  completion: {
    summary: 'print a script that completes commands and options in your shell',
    arguments: { 'bash|zsh|fish': 'your shell' },
    notes: `Load it in your shell's start-up file:

  bash  source <(annex completion bash)
  zsh   source <(annex completion zsh), after compinit
  fish  annex completion fish | source`,
    examples: ['completion bash', 'completion fish > ~/.config/fish/completions/annex.fish'],
    run: async ({ words: [shell = ''] }) =>
      console.log((await import('./completion.ts')).completionScript(COMMANDS, shell)),
  },
  help: {
    summary: 'show help for all commands, one command, or the settings',
    arguments: { '[COMMAND...]': 'a command and its subcommand, or settings and a part of a name' },
    examples: ['help keys create', 'help settings', 'help settings gateway'],
    run: async ({ words, words: [first, ...parts] }) => {
      if (first === 'settings') console.log((await import('./config.ts')).settingsHelp(parts));
      else console.log(helpText(findCommand(COMMANDS, words)));
    },
  },
  version: {
    summary: 'show the version',
    options: JSON_OPTION,
    examples: ['version'],
    run: ({ options }) => (options['json'] ? printJson({ version: VERSION }) : console.log(VERSION)),
  },
};

export const COMMANDS: Command = {
  summary: 'let programs on another machine log in, paste, open pages and ask you in your browser',
  options: { version: { short: 'V', description: 'show the version' } },
  examples: ['serve', 'users add ada --owner acme', 'packages search via', 'help packages install', 'help settings'],
  commands: {
    ...grouped('Servers', SERVERS),
    ...grouped('Operation', OPERATION),
    ...grouped('Users and keys', ACCOUNTS),
    ...grouped('Login', LOGIN),
    ...grouped('Packages', { packages: PACKAGES }),
    ...grouped('Workspace', WORKSPACES),
    ...grouped('Screenshots and files', SCREENSHOTS),
    ...grouped('Tools', { ...TOOLS, ...OWN }),
  },
  run: ({ options }, call) => console.log(options['version'] ? VERSION : helpText(call)),
};
