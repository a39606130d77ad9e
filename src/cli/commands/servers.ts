import type { Command, Commands } from '../command.ts';
import type { ServerName } from '../server.ts';

const NO_SAMPLE = { 'no-sample': { description: 'start with an empty package repository' } } as const;

const server = (name: ServerName, what: string): Command => ({
  summary: `run one server: ${what}`,
  ...(name === 'platform' ? { options: NO_SAMPLE } : {}),
  settings: true,
  examples: [`${name} --${name}-port 9000`],
  run: async (given) => (await import('../server.ts')).serverCommand(name, given),
});

export const SERVER_COMMANDS: Commands = {
  serve: {
    summary: 'run all servers until stopped',
    options: {
      ...NO_SAMPLE,
      'demo-login': { description: 'print a session cookie of the user "demo", for trying out the API' },
    },
    settings: true,
    examples: ['serve', 'serve --platform-port 9000 --data-dir /var/lib/annex'],
    run: async (given) => (await import('../serve.ts')).serveCommand(given),
  },
  platform: server('platform', 'packages, sign-in, workspaces and the web pages'),
  gateway: server('gateway', 'the OAuth callback and its WebSocket'),
  watchdog: server('watchdog', 'starts the gateway as a child process and restarts it when it fails'),
  viewer: server('viewer', 'screenshot paste'),
};
