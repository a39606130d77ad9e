// Connects the official MCP client to a viewer.
import { resolve } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Running } from '../../running.ts';
import type { ViewerUnderTest } from './viewer.ts';

export const TRANSPORTS = ['stdio', 'http'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const COMMAND = resolve(import.meta.dirname, '../../../src/cli/annex.js');

/** Keys of three owners. Screenshots without a key belong to the first. */
export const KEYS = {
  demo: `ak_${'k'.repeat(43)}`,
  acme: `ak_${'a'.repeat(43)}`,
  umbrella: `ak_${'u'.repeat(43)}`,
} as const;
type Owner = keyof typeof KEYS;

/** Accepts those keys. */
export const authenticate = (_scheme: string, credential: string) => {
  const [owner] = Object.entries(KEYS).find(([, key]) => key === credential) ?? [];
  return owner === undefined ? null : ({ scheme: 'apiKey', keyId: owner, owner } as const);
};

export const connectMcp = (running: Running, how: Transport, viewer: ViewerUnderTest): Promise<Client> =>
  connectWithKey(running, viewer, 'demo', how, {});

export async function connectWithKey(
  running: Running,
  viewer: { readonly url: string; readonly projectDir: string },
  owner: Owner,
  how: Transport = 'http',
  env: Readonly<Record<string, string>> = { ANNEX_API_KEY: KEYS[owner] },
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport =
    how === 'stdio'
      ? new StdioClientTransport({
          command: process.execPath,
          args: [COMMAND, 'mcp'],
          cwd: viewer.projectDir,
          env: { PATH: process.env['PATH'] ?? '', ANNEX_VIEWER_URL: viewer.url, ...env },
        })
      : new StreamableHTTPClientTransport(new URL(`${viewer.url}/mcp`), {
          requestInit: { headers: { Authorization: `Bearer ${KEYS[owner]}` } },
        });
  await client.connect(transport);
  running.onClose(() => client.close());
  return client;
}
