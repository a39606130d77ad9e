// The list of commands. The rest of a command's description is loaded only when it is needed, and its code when it runs.
import { VERSION } from '../base/version.ts';
import { findCommand } from './arguments.ts';
import { type Command, type Commands, type Description, JSON_OPTION } from './command.ts';
import { helpText, settingsHelp } from './help.ts';
import { printJson } from './print.ts';

/** A line in the list of commands. */
interface Entry extends Pick<Command, 'summary' | 'usage'> {
  load(): Promise<Description> | Description;
}

const accounts = () => import('./commands/accounts.ts');
const paste = () => import('./commands/paste.ts');
const servers = () => import('./commands/servers.ts');
const tools = () => import('./commands/tools.ts');

const GROUPS: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  Servers: {
    serve: { summary: 'run all servers until stopped', load: async () => (await servers()).SERVE },
    platform: {
      summary: 'run only the platform server: packages, login, workspaces and web pages',
      load: async () => (await servers()).PLATFORM,
    },
    gateway: {
      summary: 'run only the gateway server: the OAuth callback and its WebSocket',
      load: async () => (await servers()).GATEWAY,
    },
    watchdog: {
      summary: 'run only the watchdog server, which starts the gateway and restarts it when it fails',
      load: async () => (await servers()).WATCHDOG,
    },
    viewer: { summary: 'run only the viewer server: screenshot paste', load: async () => (await servers()).VIEWER },
    status: { summary: 'show the status of the servers that are running', load: async () => (await servers()).STATUS },
  },
  'Users and keys': {
    users: { summary: 'manage the users who can log in', load: async () => (await accounts()).USERS },
    keys: { summary: 'manage API keys', load: async () => (await accounts()).KEYS },
    sessions: { summary: 'list and end sessions of users', load: async () => (await accounts()).SESSIONS },
  },
  Login: {
    auth: { summary: 'log in to a platform from the command line', load: async () => (await accounts()).AUTH },
    connect: {
      summary: 'connect to an OAuth 2.0 provider and manage your connections',
      usage: 'PROVIDER',
      load: async () => (await accounts()).CONNECT,
    },
  },
  Packages: {
    packages: {
      summary: 'create, validate and publish packages; find, install, update and verify them',
      load: async () => (await import('./commands/packages.ts')).PACKAGES,
    },
  },
  Workspace: {
    workspace: {
      summary: 'show and arrange the tabs of a workspace, run code and take screenshots',
      load: async () => (await import('./commands/workspace.ts')).WORKSPACE,
    },
  },
  Screenshots: {
    paste: {
      summary: 'save an image as a screenshot of the project',
      usage: 'FILE|-',
      load: async () => (await paste()).PASTE,
    },
    screenshots: {
      summary: 'list, search, rename and delete pasted screenshots',
      load: async () => (await paste()).SCREENSHOTS,
    },
  },
  Tools: {
    mcp: {
      summary: 'run an MCP server on standard input and output, for agents',
      load: async () => (await tools()).MCP,
    },
    config: { summary: 'show effective settings and their sources', load: async () => (await tools()).CONFIG },
    mock: { summary: 'run mock servers for every API', load: async () => (await tools()).MOCK },
    conform: {
      summary: 'run conformance checks against a server',
      usage: 'AREA',
      load: async () => (await tools()).CONFORM,
    },
    completion: {
      summary: 'print a script that completes commands and options in your shell',
      usage: 'bash|zsh|fish',
      load: () => COMPLETION,
    },
    help: {
      summary: 'show help for all commands, one command, or the settings',
      usage: '[COMMAND...]',
      load: () => HELP,
    },
    version: { summary: 'show the version', load: () => SHOW_VERSION },
  },
};

const COMPLETION: Description = {
  arguments: { 'bash|zsh|fish': 'your shell' },
  notes: `Load it in your shell's start-up file:

  bash  source <(annex completion bash)
  zsh   source <(annex completion zsh), after compinit
  fish  annex completion fish | source`,
  examples: ['completion bash', 'completion fish > ~/.config/fish/completions/annex.fish'],
  run: async ({ words: [shell = ''] }) =>
    console.log((await import('./completion.ts')).completionScript(await loadCommands(), shell)),
};

const HELP: Description = {
  arguments: { '[COMMAND...]': 'a command and its subcommand, or settings and a part of a name' },
  examples: ['help keys create', 'help settings', 'help settings gateway'],
  run: async ({ words, words: [first, ...parts] }) =>
    console.log(first === 'settings' ? settingsHelp(parts) : helpText(findCommand(await loadCommands(words), words))),
};

const SHOW_VERSION: Description = {
  options: JSON_OPTION,
  examples: ['version'],
  run: ({ options }) => (options['json'] ? printJson({ version: VERSION }) : console.log(VERSION)),
};

/** Loads the descriptions of the commands that `args` names: of all if it names none, or without `args`. */
export async function loadCommands(args?: readonly string[]): Promise<Command> {
  const entries = Object.entries(GROUPS).flatMap(([group, commands]) =>
    Object.entries(commands).map(([name, { load, ...shown }]) => ({ name, load, shown: { ...shown, group } })),
  );
  const words = args?.filter((word) => !word.startsWith('-'));
  const named = entries.filter(({ name }) => words?.includes(name));
  const needed = words && (words.length === 0 || named.length > 0) ? named : entries;
  const loaded = new Map(await Promise.all(needed.map(async ({ name, load }) => [name, await load()] as const)));
  const commands: Commands = Object.fromEntries(
    entries.map(({ name, shown }) => [name, { ...loaded.get(name), ...shown }]),
  );
  return {
    summary: 'the services of an extension ecosystem: login, workspaces, packages and screenshots',
    options: { version: { short: 'V', description: 'show the version' } },
    examples: ['serve', 'users add ada --owner acme', 'packages search via', 'help packages install', 'help settings'],
    commands,
    run: ({ options }, call) => console.log(options['version'] ? VERSION : helpText(call)),
  };
}
