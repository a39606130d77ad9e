// The commands, and what happens when one of them cannot do its work: one line on standard error.
import { ConfigError } from '../base/config/error.ts';
import { diskErrorText } from '../base/files/disk-error.ts';
import { StateError } from '../base/state/port.ts';
import { VERSION } from '../base/version.ts';
import { type Command, CommandError, parseArguments, UsageError } from './arguments.ts';
import { findCommand, helpCommand } from './help.ts';
import type { ServerName } from './server.ts';

const NO_SAMPLE = { 'no-sample': { description: 'begin with an empty package repository' } } as const;

function server(name: ServerName, what: string): Command {
  return {
    usage: name,
    ...(name === 'platform' ? { options: NO_SAMPLE } : {}),
    summary: `run one server alone: ${what}`,
    settings: true,
    run: async (given) => (await import('./server.ts')).serverCommand(name, given),
  };
}

/** One entry and one file per command. A command's file is loaded when it runs, so that none waits for another's code. */
const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    usage: 'serve [--no-sample] [--demo-login]',
    summary: 'run all servers until told to stop',
    options: {
      ...NO_SAMPLE,
      'demo-login': { description: 'print a cookie with which you can play the user "demo"' },
    },
    settings: true,
    run: async (given) => (await import('./serve.ts')).serveCommand(given),
  },
  platform: server('platform', 'packages, sign-in, the workspace and the pages'),
  gateway: server('gateway', 'the OAuth callback and its WebSocket'),
  watchdog: server('watchdog', 'starts the gateway as its child and watches it'),
  viewer: server('viewer', 'screenshot paste'),
  users: {
    usage: 'users add|list|passwd|remove',
    summary: 'add, list and remove the users who can log in',
    settings: true,
    ownArguments: true,
    run: async (given) => (await import('./users.ts')).usersCommand(given),
  },
  keys: {
    usage: 'keys create|list|revoke',
    summary: 'create, list and revoke API keys',
    settings: true,
    ownArguments: true,
    run: async (given) => (await import('./keys.ts')).keysCommand(given),
  },
  connect: {
    usage: 'connect PROVIDER | status | token PROVIDER | remove PROVIDER',
    summary: 'connect to an OAuth 2.0 provider; show, use and remove what is connected',
    settings: true,
    ownArguments: true,
    run: async (given) => (await import('./connect.ts')).connectCommand(given),
  },
  auth: {
    usage: 'auth login|status|logout',
    summary: 'log this command line in at a platform, as an application would',
    settings: true,
    ownArguments: true,
    run: async (given) => (await import('./auth.ts')).authCommand(given),
  },
  packages: {
    usage: 'packages <action>',
    summary: 'make, check and build packages; find, install, update and verify them',
    ownArguments: true,
    run: async (given) => (await import('./packages.ts')).packagesCommand(given),
  },
  paste: {
    usage: 'paste FILE|- [--title TEXT] [--wait] [--json]',
    summary: 'save a picture as a screenshot of the project',
    options: {
      title: { value: 'TEXT', description: 'what it shows; the files are named after it' },
      wait: { description: 'with --json too, wait for the final name' },
      json: { description: 'everything about it, as JSON' },
    },
    settings: true,
    words: 1,
    run: async (given) => (await import('./paste.ts')).pasteCommand(given),
  },
  workspace: {
    usage: 'workspace tabs|open|refresh|close|split|eval|screenshot|events',
    summary: 'see and arrange what a workspace shows, run code in it, take pictures of it',
    settings: true,
    ownArguments: true,
    run: async (given) => (await import('./workspace.ts')).workspaceCommand(given),
  },
  screenshots: {
    usage: 'screenshots list|rename|undo',
    summary: 'list pasted screenshots, rename them and take that back',
    settings: true,
    ownArguments: true,
    run: async (given) => (await import('./screenshots.ts')).screenshotsCommand(given),
  },
  mcp: {
    usage: 'mcp',
    summary: 'speak MCP on standard input and output, for agents',
    settings: true,
    run: async (given) => (await import('./mcp.ts')).mcpCommand(given),
  },
  config: {
    usage: 'config [--json]',
    summary: 'show every setting, its value and where it came from',
    options: { json: { description: 'as JSON' } },
    settings: true,
    run: async (given) => (await import('./config.ts')).configCommand(given),
  },
  mock: {
    usage: 'mock [--port PORT]',
    summary: 'run mocks of every document, for who writes a client',
    options: {
      port: {
        value: 'PORT',
        description: 'the first port, 4010 by default; each mock takes the next; 0 for free ones',
      },
    },
    run: async (given) => (await import('./mock.ts')).mockCommand(given),
  },
  conform: {
    usage: 'conform AREA --url URL [--key KEY] [--cookie COOKIE [--proof PROOF]] [--write] [--slow]',
    summary: "judge somebody's implementation of a document",
    options: {
      url: { value: 'URL', description: 'where it answers' },
      'socket-url': { value: 'URL', description: "of the gateway's socket; at the same place by default" },
      key: { value: 'KEY', description: 'an API key; ANNEX_API_KEY by default' },
      cookie: { value: 'NAME=VALUE', description: 'of a browser that is logged in' },
      proof: { value: 'PROOF', description: "that browser's annex-proof, from the storage of the platform's pages" },
      workspace: { value: 'OWNER/REPO', description: 'where panels may be opened; demo/conformance by default' },
      write: { description: 'also what creates and changes things; it is taken back at the end' },
      slow: { description: 'also what waits for lifetimes: a quarter of an hour' },
      stateless: { description: 'without what a mock cannot keep' },
      only: { value: 'IDS', description: 'these checks alone, with commas' },
      seed: { value: 'NUMBER', description: 'of the random calls; 1 by default' },
      cases: { value: 'NUMBER', description: 'of each kind for each operation; 20 by default' },
      budget: { value: 'NUMBER', description: 'requests in all; 3000 by default' },
      format: { value: 'FORMAT', description: 'text, json or junit' },
    },
    words: 1,
    run: async (given) => (await import('./conform.ts')).conformCommand(given),
  },
  // Renamed commands, until the next release.
  login: {
    usage: 'login',
    summary: 'is now annex connect (providers); annex auth login logs in at a platform',
    ownArguments: true,
    run: () => {
      throw new UsageError(
        'annex login is now annex connect PROVIDER, and annex login status is annex connect status; annex auth login logs in at a platform',
      );
    },
  },
  help: {
    usage: 'help [command | settings]',
    summary: 'explain the commands, one of them, or the settings',
    words: 1,
    run: ({ words: [topic] }) => helpCommand(COMMANDS, topic),
  },
  version: {
    usage: 'version',
    summary: 'show the version',
    run: () => console.log(VERSION),
  },
};

const SHORT: ReadonlyMap<string, string> = new Map([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
  ['-v', 'version'],
]);

export async function main([first = 'help', ...rest]: readonly string[]): Promise<void> {
  try {
    const name = SHORT.get(first) ?? first;
    const command = findCommand(COMMANDS, name);
    if (!command.ownArguments && asksForHelp(rest)) await helpCommand(COMMANDS, name);
    else await command.run(parseArguments(command, rest));
  } catch (error) {
    const disk = diskErrorText(error);
    if (disk === null && !isExpected(error)) throw error;
    console.error(`annex: ${(disk ?? (error as Error).message).replaceAll('\n', ' ')}`);
    process.exitCode = error instanceof UsageError ? 2 : error instanceof CommandError ? error.exitCode : 1;
  }
}

function asksForHelp(rest: readonly string[]): boolean {
  const end = rest.indexOf('--');
  return rest.some((word, at) => (word === '--help' || word === '-h') && (end < 0 || at < end));
}

const isExpected = (error: unknown): error is Error =>
  [UsageError, CommandError, ConfigError, StateError].some((kind) => error instanceof kind);
