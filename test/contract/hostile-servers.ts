// Servers for tests of malicious clients. At the end, each must still respond, without unhandled errors.
import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Paste } from '../../generated/paste/contract.ts';
import * as pasteOperations from '../../generated/paste/operations.ts';
import { validators as pasteValidators } from '../../generated/paste/validators.js';
import type { AnyCallers } from '../../src/contract/handler.ts';
import { answerProblems, implement, type ListenLimits, listen, operations } from '../../src/contract/server/index.ts';
import {
  type GatewayUnderTest,
  type PlatformUnderTest,
  type Running,
  useRunning,
  type WireAnswer,
} from '../running.ts';
import { head } from './hostile-wire.ts';

export const MIB = 1 << 20;

export interface HostileServers {
  readonly running: Running;
  readonly platform: PlatformUnderTest;
  readonly paste: PasteServer;
  /** Sends these bytes on a new connection and reads the first response. */
  exchange(port: number, ...parts: (string | Uint8Array)[]): Promise<WireAnswer>;
  postForm(body: Uint8Array, type?: string): Promise<WireAnswer>;
  startPaste(limits?: Partial<ListenLimits>): Promise<PasteServer>;
}

/** Starts the servers for a test file and checks them after it. */
export function useHostileServers(): HostileServers {
  const running = useRunning();
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown) => void unhandled.push(error);
  let platform: PlatformUnderTest;
  let gateway: GatewayUnderTest;
  let paste: PasteServer;

  const exchange = async (port: number, ...parts: (string | Uint8Array)[]): Promise<WireAnswer> => {
    const wire = await running.wire(port);
    wire.send(...parts);
    return wire.answer();
  };
  const postForm = (body: Uint8Array, type = `multipart/form-data; boundary=${BOUNDARY}`): Promise<WireAnswer> =>
    exchange(
      paste.port,
      head('POST /screenshot-paste', `Content-Type: ${type}`, `Content-Length: ${body.length}`),
      body,
    );

  beforeAll(async () => {
    process.on('unhandledRejection', onUnhandled);
    process.on('uncaughtException', onUnhandled);
    platform = await running.platform({ intents: { maxPendingPerAddress: 1_000 } });
    gateway = await running.gateway();
    paste = await startPaste(running);
  });

  afterAll(async () => {
    const state = randomUUID();
    const socket = await running.socket(gateway.socketUrl);
    await socket.register(state);
    expect((await fetch(`${gateway.url}/callback?code=abc&state=${state}`)).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback', code: 'abc' });
    expect((await fetch(`${platform.url}/auth/intents`, { method: 'POST' })).status).toBe(201);
    expect((await postForm(form([{ name: 'image', type: 'image/png', content: 'bytes' }]))).status).toBe(201);
    expect(paste.faults).toEqual([]);
    expect(unhandled).toEqual([]);
    process.off('unhandledRejection', onUnhandled);
    process.off('uncaughtException', onUnhandled);
  });

  return {
    running,
    get platform() {
      return platform;
    },
    get paste() {
      return paste;
    },
    exchange,
    postForm,
    startPaste: (limits) => startPaste(running, limits),
  };
}

export interface PasteServer {
  readonly port: number;
  /** The requests that the handler received, newest last. */
  readonly bodies: { readonly media: string; readonly content: unknown }[];
  readonly faults: unknown[];
}

/** The paste area with a handler that saves nothing and returns what it read. */
async function startPaste(running: Running, limits: Partial<ListenLimits> = {}): Promise<PasteServer> {
  const bodies: PasteServer['bodies'] = [];
  const faults: unknown[] = [];
  const service = implement<Paste, AnyCallers, Exclude<keyof Paste, 'pasteScreenshot'>>(
    { ...pasteOperations, validators: pasteValidators },
    {
      pasteScreenshot: ({ body }, reply) => {
        bodies.push(body);
        const file = 'screenshots/sp/sp-20261115-120000-000-1x1';
        const [width, height, bytes, saved_percent] = [1, 1, 1, 0];
        const sizes = { width, height, bytes, saved_percent, original_width: 1, original_height: 1, received_bytes: 1 };
        const named = { name: 'x', name_state: 'kept', name_source: 'initial', undoable: false } as const;
        const created_at = '2026-11-15T12:00:00.000Z';
        const files = { file: `${file}.png`, path: `/${file}.png`, original: `${file}-original.png` };
        return reply.json(201, { id: 'x', ...named, ...files, ...sizes, squeezing: false, created_at });
      },
    },
    { rules: { 'paste-admission': () => {}, 'paste-visitor': () => {}, 'file-download': () => {} } },
  );
  const app = new Koa();
  app.silent = true;
  app.on('error', (error) => faults.push(error));
  app.use(answerProblems());
  app.use(
    operations({
      services: [service],
      authenticate: () => null,
      origin: () => '',
      violations: 'throw',
      onRequest: () => {},
      onFault: (error) => faults.push(error),
    }),
  );
  const { server, port, close } = await listen(app.callback(), '127.0.0.1', 0, limits);
  running.onClose(async () => {
    server.closeAllConnections();
    await close();
  });
  return { port, bodies, faults };
}

export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly type?: string;
}
export const BOUNDARY = 'annexBoundary';
export const form = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, content, type }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${type ? '; filename="x.png"' : ''}\r\n` +
          `${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
