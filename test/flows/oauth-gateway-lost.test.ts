// The gateway is killed (kill -9) while a client waits for its code.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exchangeCode, GatewayLostError, startOAuthFlow } from '../../src/sdk/oauth/index.ts';
import { useRunning } from '../running.ts';
import { Person, startProvider } from '../sdk/oauth/provider.ts';

const running = useRunning();

async function startGateway(port = '0'): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const file = resolve(import.meta.dirname, '../sdk/oauth/gateway-child.ts');
  const child = spawn(process.execPath, [file, port], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.onClose(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, url: String(line).trim() };
}

describe('a gateway that is killed while a client waits', () => {
  it('continues the same flow after a restart', async () => {
    const first = await startGateway();
    const provider = await startProvider(running, first.url);
    const flow = await startOAuthFlow(provider.app);
    const ended = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await ended;
    const { url } = await startGateway(new URL(first.url).port);
    await expect.poll(async () => (await (await fetch(`${url}/health`)).json()).pending).toBe(1);
    await new Person().agree(flow.authRedirectUrl);
    const tokens = await exchangeCode({ ...provider.app, ...(await flow.waitForCode()) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });

  it('gives GatewayLostError to a client that does not reconnect; a new flow succeeds', async () => {
    const first = await startGateway();
    const provider = await startProvider(running, first.url);
    const flow = await startOAuthFlow({ ...provider.app, reconnectTimeoutMs: 0 });
    const waiting = flow.waitForCode().catch((error: unknown) => error);
    const ended = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    const error = await waiting;
    expect(error).toBeInstanceOf(GatewayLostError);
    expect(error).toMatchObject({ code: 'gateway-lost', message: expect.stringContaining('Start again') });
    await ended;
    await expect(startOAuthFlow(provider.app)).rejects.toBeInstanceOf(GatewayLostError);

    await startGateway(new URL(first.url).port);
    const again = await startOAuthFlow(provider.app);
    await new Person().agree(again.authRedirectUrl);
    const tokens = await exchangeCode({ ...provider.app, ...(await again.waitForCode()) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });

  it('does not prevent the user from pasting the code', async () => {
    const first = await startGateway();
    const provider = await startProvider(running, first.url);
    const flow = await startOAuthFlow({ ...provider.app, reconnectTimeoutMs: 0 });
    const waiting = flow.waitForCode().catch((error: unknown) => error);
    first.child.kill('SIGKILL');
    expect(await waiting).toBeInstanceOf(GatewayLostError);
    const address = await new Person().agreeUntil(flow.authRedirectUrl, flow.redirectUri);
    const tokens = await exchangeCode({ ...provider.app, ...(await flow.readCallback(address)) });
    expect(await provider.accepts(tokens.accessToken)).toBe(true);
  });
});
