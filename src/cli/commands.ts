// The list of commands. The rest of a command's description is loaded only when it is needed, and its code when it runs.
import { VERSION } from '../base/version.ts';
import { findCommand } from './arguments.ts';
import { type Command, type Commands, type Description, type Descriptions, JSON_OPTION } from './command.ts';
import { helpText, settingsHelp } from './help.ts';
import { printJson } from './print.ts';

interface Group {
  /** Summaries by name; the usage follows the name. */
  readonly commands: Readonly<Record<string, string>>;
  /** The rest of the descriptions, by name. */
  load(): Promise<Descriptions> | Descriptions;
}

const GROUPS: Readonly<Record<string, Group>> = {
  Servers: {
    commands: {
      serve: 'run all servers until stopped',
      platform: 'run only the platform server: packages, login, workspaces and web pages',
      gateway: 'run only the gateway server: the OAuth callback and its WebSocket',
      watchdog: 'run only the watchdog server, which starts the gateway and restarts it when it fails',
      viewer: 'run only the viewer server: screenshot paste',
      status: 'show the status of the servers that are running',
    },
    load: async () => (await import('./commands/servers.ts')).SERVERS,
  },
  'Users and keys': {
    commands: {
      users: 'manage the users who can log in',
      keys: 'manage API keys',
      sessions: 'list and end sessions of users',
    },
    load: async () => (await import('./commands/accounts.ts')).ACCOUNTS,
  },
  Login: {
    commands: {
      auth: 'log in to a platform from the command line',
      'connect PROVIDER': 'connect to an OAuth 2.0 provider and manage your connections',
    },
    load: async () => (await import('./commands/accounts.ts')).LOGIN,
  },
  Packages: {
    commands: { packages: 'create, validate and publish packages; find, install, update and verify them' },
    load: async () => ({ packages: (await import('./commands/packages.ts')).PACKAGES }),
  },
  Workspace: {
    commands: { workspace: 'show and arrange the tabs of a workspace, run code and take screenshots' },
    load: async () => ({ workspace: (await import('./commands/workspace.ts')).WORKSPACE }),
  },
  Screenshots: {
    commands: {
      'paste FILE|-': 'save an image as a screenshot of the project',
      screenshots: 'list, search, rename and delete pasted screenshots',
    },
    load: async () => (await import('./commands/paste.ts')).SCREENSHOTS,
  },
  Tools: {
    commands: {
      mcp: 'run an MCP server on standard input and output, for agents',
      config: 'show effective settings and their sources',
      mock: 'run mock servers for every API',
      'conform AREA': 'run conformance checks against a server',
      'completion bash|zsh|fish': 'print a script that completes commands and options in your shell',
      'help [COMMAND...]': 'show help for all commands, one command, or the settings',
      version: 'show the version',
    },
    load: async () => ({ ...(await import('./commands/tools.ts')).TOOLS, ...OWN }),
  },
};

/** The commands about this program itself. */
const OWN: Descriptions = {
  completion: {
    arguments: { 'bash|zsh|fish': 'your shell' },
    notes: `Load it in your shell's start-up file:

  bash  source <(annex completion bash)
  zsh   source <(annex completion zsh), after compinit
  fish  annex completion fish | source`,
    examples: ['completion bash', 'completion fish > ~/.config/fish/completions/annex.fish'],
    run: async ({ words: [shell = ''] }) =>
      console.log((await import('./completion.ts')).completionScript(await loadCommands(), shell)),
  },
  help: {
    arguments: { '[COMMAND...]': 'a command and its subcommand, or settings and a part of a name' },
    examples: ['help keys create', 'help settings', 'help settings gateway'],
    run: async ({ words, words: [first, ...parts] }) =>
      console.log(first === 'settings' ? settingsHelp(parts) : helpText(findCommand(await loadCommands(words), words))),
  },
  version: {
    options: JSON_OPTION,
    examples: ['version'],
    run: ({ options }) => (options['json'] ? printJson({ version: VERSION }) : console.log(VERSION)),
  },
};

/** Loads the descriptions of the commands that `args` names: of all if it has only other words, or without `args`. */
export async function loadCommands(args?: readonly string[]): Promise<Command> {
  const words = args?.filter((word) => !word.startsWith('-'));
  const entries = Object.entries(GROUPS).flatMap(([group, { commands, load }]) =>
    Object.entries(commands).map(([line, summary]) => {
      const [name = '', ...usage] = line.split(' ');
      return { name, load, heading: { summary, group, ...(usage.length > 0 ? { usage: usage.join(' ') } : {}) } };
    }),
  );
  const matches = entries.filter(({ name }) => words?.includes(name));
  const needsAll = matches.length === 0 && words?.length !== 0;
  const descriptions = new Map<string, Description | undefined>();
  for (const { name, load } of needsAll ? entries : matches) descriptions.set(name, (await load())[name]);
  const commands: Commands = Object.fromEntries(
    entries.map(({ name, heading }) => [name, { ...descriptions.get(name), ...heading }]),
  );
  return {
    summary: 'the services of an extension ecosystem: login, workspaces, packages and screenshots',
    options: { version: { short: 'V', description: 'show the version' } },
    examples: ['serve', 'users add ada --owner acme', 'packages search via', 'help packages install', 'help settings'],
    commands,
    run: ({ options }, call) => console.log(options['version'] ? VERSION : helpText(call)),
  };
}
