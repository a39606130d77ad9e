import { type Description, type Descriptions, JSON_OPTION } from '../command.ts';
import type { ServerName } from '../server.ts';

const NO_SAMPLE = { 'no-sample': { description: 'start with an empty package repository' } } as const;

const server = (name: ServerName): Description => ({
  settings: true,
  examples: [`${name} --${name}-port 9000`],
  run: async (args) => (await import('../server.ts')).serverCommand(name, args),
});

export const SERVERS: Descriptions = {
  serve: {
    options: {
      ...NO_SAMPLE,
      'demo-login': { description: 'print a session cookie of the user "demo", for trying out the API' },
    },
    settings: true,
    examples: ['serve', 'serve --platform-port 9000 --data-dir /var/lib/annex'],
    run: async (args) => (await import('../serve.ts')).serveCommand(args),
  },
  platform: { ...server('platform'), options: NO_SAMPLE },
  gateway: server('gateway'),
  watchdog: server('watchdog'),
  viewer: server('viewer'),
  status: {
    options: JSON_OPTION,
    settings: true,
    notes: 'Exits with 1 if a server does not respond or is not healthy.',
    examples: ['status', 'status --json'],
    run: async (args) => (await import('../status.ts')).statusCommand(args),
  },
};
