// Runs the code samples of every message against a server that replies with the documented examples.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { socketSamples } from '../../src/docs/asyncapi/message.ts';
import { readDocuments } from '../../src/docs/documents.ts';
import { createModel, type MessageEntry, messagesOf, type SocketDocument } from '../../src/docs/model.ts';

const run = promisify(execFile);
const SECRET = 'a-browser-session';
let folder: string;
let documents: SocketDocument[];
let server: WebSocketServer;
/** What the clients sent, and how they authenticated. */
let received: unknown[] = [];
let cookies: (string | undefined)[] = [];
/** What the server sends to each client before it closes. If this is empty, it waits for a message. */
let reply: readonly MessageEntry[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-socket-samples-'));
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  server.on('connection', (socket, { headers }) => {
    cookies.push(headers.cookie);
    socket.on('message', (data) => {
      received.push(JSON.parse(String(data)));
      socket.close(1000);
    });
    for (const { message } of reply) socket.send(JSON.stringify(message.examples?.[0]?.payload));
    if (reply.length > 0) socket.close(1000);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const names = ['platform', 'gateway'];
  const servers = names.map((name) => ({ name, url, what: '' }));
  const model = createModel(await readDocuments(), servers);
  documents = model.documents.flatMap((page) => (page.kind === 'asyncapi' ? [page] : []));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs one program and returns what it printed. */
async function runSample(name: string, source: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  const root = new URL('../../', import.meta.url);
  const here = source
    .replace(/'annex-sdk\/(\w+)'/, (_, area) => `'${new URL(`src/sdk/${area}/index.ts`, root).href}'`)
    .replace("'ws'", `'${new URL('node_modules/ws/wrapper.mjs', root).href}'`);
  await writeFile(file, here);
  const env = { ...process.env, ANNEX_BROWSER_SESSION: SECRET };
  const { stdout } = await run(process.execPath, [file], { env, timeout: 30_000 });
  return stdout;
}

describe('the code samples of messages', () => {
  it.each(['TypeScript SDK', 'WebSocket'])(
    'send or receive the first example: %s',
    { timeout: 120_000 },
    async (label) => {
      for (const page of documents) {
        const all = messagesOf(page);
        for (const socket of page.channels.filter(({ directions }) => directions.length > 0)) {
          // A message of each direction runs; the others only differ in their data, which is compared as text.
          for (const way of ['sends', 'receives'] as const) {
            reply = way === 'sends' ? [] : all.filter((each) => each.way === way);
            received = [];
            cookies = [];
            const [entry] = all.filter((each) => each.way === way);
            const { source = '' } =
              socketSamples(page, socket, entry as MessageEntry).find((each) => each.label === label) ?? {};
            const printed = await runSample(`${page.name}-${way}-${label.replace(' ', '-')}`, source);
            if (way === 'sends') expect(received, source).toEqual([entry?.message.examples?.[0]?.payload]);
            else expect(printed, source).toContain(`type: '${entry?.message.name}'`);
            const needsCookie = page.source.components.securitySchemes !== undefined;
            expect(cookies).toEqual([needsCookie ? `__Host-annex_session=${SECRET}` : undefined]);
          }
          for (const entry of all) {
            const { source } = socketSamples(page, socket, entry).find((each) => each.label === label) ?? {};
            expect(source, entry.id).toContain(`'${entry.message.name}'`);
          }
        }
      }
    },
  );
});
