// The official MCP client, connected to a viewer.
import { resolve } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Running } from '../running.ts';
import type { ViewerUnderTest } from './viewer.ts';

export const TRANSPORTS = ['stdio', 'http'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const KEY = `ak_${'k'.repeat(43)}`;
export const authenticate = (_scheme: string, credential: string) =>
  credential === KEY ? ({ scheme: 'apiKey', keyId: '1', owner: 'demo' } as const) : null;
const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');

export async function connectMcp(running: Running, how: Transport, viewer: ViewerUnderTest): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport =
    how === 'stdio'
      ? new StdioClientTransport({
          command: process.execPath,
          args: [COMMAND, 'mcp'],
          cwd: viewer.projectDir,
          env: { PATH: process.env['PATH'] ?? '', ANNEX_VIEWER_URL: viewer.url },
        })
      : new StreamableHTTPClientTransport(new URL(`${viewer.url}/mcp`), {
          requestInit: { headers: { Authorization: `Bearer ${KEY}` } },
        });
  await client.connect(transport);
  running.onClose(() => client.close());
  return client;
}
