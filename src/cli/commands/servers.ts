import { type Command, type Commands, JSON_OPTION } from '../../contract/cli/command.ts';
import type { ServerName } from '../server.ts';

const NO_SAMPLE = { 'no-sample': { description: 'start with an empty package repository' } } as const;

const server = (name: ServerName, summary: string): Command => ({
  summary,
  settings: true,
  examples: [`${name} --${name}-port 9000`],
  run: async (args) => (await import('../server.ts')).serverCommand(name, args),
});

const start = (name: string, summary: string): Command => ({
  summary,
  options: NO_SAMPLE,
  settings: true,
  examples: [name, `${name} --platform-port 9000 --data-dir /var/lib/annex`],
  run: async (args) => (await import('../start.ts')).startCommand(args),
});

export const SERVERS: Commands = {
  start: start('start', 'run Annex until stopped: all servers'),
  serve: start('serve', 'the same as start'),
  platform: {
    ...server('platform', 'run only the platform server: packages, login, workspaces and web pages'),
    options: NO_SAMPLE,
  },
  gateway: server('gateway', 'run only the gateway server: the OAuth callback and its WebSocket'),
  watchdog: server('watchdog', 'run only the watchdog server, which starts the gateway and restarts it when it fails'),
  viewer: server('viewer', 'run only the viewer server: screenshot paste'),
  status: {
    summary: 'show the status of the servers that are running',
    options: {
      ...JSON_OPTION,
      server: {
        value: 'NAME',
        choices: ['platform', 'viewer', 'gateway', 'watchdog'],
        description: 'only this server',
      },
    },
    settings: true,
    notes: 'Exits with 1 if a server does not respond or is not healthy.',
    examples: ['status', 'status --json', 'status --server platform'],
    run: async (args) => (await import('../status.ts')).statusCommand(args),
  },
};
