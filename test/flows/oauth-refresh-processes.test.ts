// Several processes need a new access token at the same time, and each refresh token works only once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { exchangeCode, getAccessToken, startOAuthFlow, TokenStore } from '../../src/sdk/oauth/index.ts';
import { useRunning } from '../running.ts';
import { Person, startProvider } from '../sdk/oauth/provider.ts';

const running = useRunning();
const CHILD = resolve(import.meta.dirname, '../sdk/oauth/refreshing-child.ts');

/** Stores an expired token from a real provider. */
async function connect() {
  const gateway = await running.gateway();
  const provider = await startProvider(running, gateway.url);
  const flow = await startOAuthFlow(provider.app);
  await new Person().agree(flow.authRedirectUrl);
  const tokens = await exchangeCode({ ...provider.app, ...(await flow.waitForCode()) });
  const folder = await mkdtemp(join(tmpdir(), 'annex-refresh-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const store = new TokenStore(folder);
  await store.write(provider.app.provider, 'default', { ...tokens, expiresAt: Date.now() });
  return { provider, store, settings: JSON.stringify(provider.app) };
}

async function startChild(folder: string, settings: string) {
  const child: ChildProcess = spawn(process.execPath, [CHILD, folder, settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] ?? '' },
  });
  running.onClose(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  expect(await line()).toBe('ready');
  return { child, token: line, start: () => child.stdin?.write('start\n') };
}

describe('processes that refresh at the same time', () => {
  it('get the same valid token from one refresh', async () => {
    const { provider, store, settings } = await connect();
    const children = await Promise.all([0, 1].map(() => startChild(store.folder, settings)));
    for (const { start } of children) start();
    const ownToken = getAccessToken({ ...provider.app, store });
    const tokens = await Promise.all([ownToken, ...children.map(({ token }) => token())]);
    expect(new Set(tokens).size).toBe(1);
    expect(await provider.accepts(tokens[0] ?? '')).toBe(true);
    expect(provider.granted['refresh_token']).toBe(1);
    const record = await store.read(provider.app.provider, 'default');
    expect(record?.accessToken).toBe(tokens[0]);
    await Promise.all(children.map(({ child }) => child.exitCode ?? once(child, 'exit')));
    await store.write(provider.app.provider, 'default', {
      ...(record ?? { accessToken: '', refreshToken: null }),
      expiresAt: 0,
    });
    expect(await provider.accepts(await getAccessToken({ ...provider.app, store }))).toBe(true);
  });
});
