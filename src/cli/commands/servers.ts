import { type Description, JSON_OPTION } from '../command.ts';
import type { ServerName } from '../server.ts';

const NO_SAMPLE = { 'no-sample': { description: 'start with an empty package repository' } } as const;

const server = (name: ServerName): Description => ({
  settings: true,
  examples: [`${name} --${name}-port 9000`],
  run: async (given) => (await import('../server.ts')).serverCommand(name, given),
});

export const SERVE: Description = {
  options: {
    ...NO_SAMPLE,
    'demo-login': { description: 'print a session cookie of the user "demo", for trying out the API' },
  },
  settings: true,
  examples: ['serve', 'serve --platform-port 9000 --data-dir /var/lib/annex'],
  run: async (given) => (await import('../serve.ts')).serveCommand(given),
};

export const PLATFORM: Description = { ...server('platform'), options: NO_SAMPLE };
export const GATEWAY = server('gateway');
export const WATCHDOG = server('watchdog');
export const VIEWER = server('viewer');

export const STATUS: Description = {
  options: JSON_OPTION,
  settings: true,
  notes: 'Exits with 1 if a server does not respond or is not healthy.',
  examples: ['status', 'status --json'],
  run: async (given) => (await import('../status.ts')).statusCommand(given),
};
