// The stream in other programs: curl, Node's EventSource (undici), and a proxy that forwards whole lines.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveHttp } from '../http-server.ts';
import { createIntent, linkIntent, type PlatformUnderTest, type Running, useRunning } from '../running.ts';

const running = useRunning();
const KEEP_ALIVE = { serve: { events: { keepAliveMs: 5, maxBufferedBytes: 1 << 20 } } };

const KEEP_ALIVE_COMMENTS = /^:\n\n/gm;

interface Program {
  readonly output: () => string;
  until(part: string): Promise<void>;
  readonly exit: Promise<number | null>;
}

function run({ onClose }: Running, command: string, args: readonly string[]): Program {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onClose(() => void child.kill('SIGKILL'));
  let output = '';
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    for (const check of waiting) check();
  });
  const exit = new Promise<number | null>((ended) => child.once('close', ended));
  return {
    output: () => output,
    exit,
    until: (part) =>
      new Promise((found, failed) => {
        const check = (): void => {
          if (!output.includes(part)) return;
          waiting.delete(check);
          found();
        };
        waiting.add(check);
        check();
        void exit.then(() => failed(new Error(`It ended without ${part}: ${output}`)));
      }),
  };
}

const curl = (url: string): Program =>
  run(running, 'curl', ['-sS', '-N', '-w', 'status %{http_code}', '-H', 'Accept: text/event-stream', url]);

describe('curl', () => {
  it('receives keep-alives, then the timeout with an empty data line; a second request gets 410 [C-sse-keep-alive] [C-sse-timeout-no-data]', async () => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const stream = curl(intent.updates_url);
    await stream.until(':\n\n:\n\n');
    platform.clock.advance(15 * 60_000);
    expect(await stream.exit).toBe(0);
    expect(stream.output().replaceAll(KEEP_ALIVE_COMMENTS, '')).toBe('event: timeout\ndata:\n\nstatus 200');
    const again = curl(intent.updates_url);
    await again.exit;
    expect(again.output()).toMatch(/"type":"http:[^"]*\/problems\/intent-expired".*status 410$/);
  });

  it('receives the session token as one event, then the end', async () => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const stream = curl(intent.updates_url);
    await stream.until(':\n\n');
    await linkIntent(platform, intent.token, await platform.login());
    expect(await stream.exit).toBe(0);
    expect(stream.output().replaceAll(KEEP_ALIVE_COMMENTS, '')).toMatch(
      /^event: authenticated\ndata: \{"session_token":"tok_[\w-]{43}"\}\n\nstatus 200$/,
    );
  });
});

/** Prints every event, and `closed` when it stops reconnecting. */
const EVENT_SOURCE_SCRIPT = `
const source = new EventSource(process.argv[1]);
for (const name of ['authenticated', 'timeout', 'denied', 'message'])
  source.addEventListener(name, ({ data }) => console.log(name, JSON.stringify(data)));
source.addEventListener('open', () => console.log('open'));
source.addEventListener('error', () => {
  if (source.readyState !== EventSource.CLOSED) return;
  console.log('closed');
  clearInterval(alive);
});
const alive = setInterval(() => {}, 1000); // without it the process would exit before EventSource reconnects
`;

describe('Node’s EventSource', () => {
  const watch = (url: string): Program =>
    run(running, process.execPath, ['--experimental-eventsource', '--no-warnings', '-e', EVENT_SOURCE_SCRIPT, url]);

  it.each([
    ['timeout', (platform: PlatformUnderTest) => platform.clock.advance(15 * 60_000)],
    [
      'denied',
      async (platform: PlatformUnderTest, token: string) => {
        await linkIntent(platform, token, await platform.login(), { action: 'deny' });
      },
    ],
  ])('receives %s with empty data, and stops reconnecting after 410', async (name, end) => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const stream = watch(intent.updates_url);
    await stream.until('open');
    await end(platform, intent.token);
    await stream.until('closed');
    expect(await stream.exit).toBe(0);
    expect(stream.output()).toBe(`open\n${name} ""\nclosed\n`);
  });
});

/** Forwards only whole lines, as some proxies do. */
async function startLineProxy(target: string): Promise<string> {
  const proxy = await serveHttp(running, (incoming, outgoing) => {
    const { method, headers } = incoming;
    const upstream = request(new URL(incoming.url ?? '/', target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      outgoing.flushHeaders();
      let buffered = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        buffered += text;
        const end = buffered.lastIndexOf('\n') + 1;
        outgoing.write(buffered.slice(0, end));
        buffered = buffered.slice(end);
      });
      response.on('end', () => outgoing.end()); // an incomplete last line is lost
    });
    outgoing.on('close', () => upstream.destroy());
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  return proxy.url;
}

describe('a proxy that buffers by lines', () => {
  it('delays neither keep-alives nor events', async () => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const proxy = await startLineProxy(platform.url);
    const events = await running.events(`${proxy}/auth/intents/${intent.token}/status`);
    await events.until(':\n\n');
    await linkIntent(platform, intent.token, await platform.login());
    await events.until('\n\nevent: authenticated\n');
    expect(await events.rest()).toMatch(/data: \{"session_token":"tok_[\w-]{43}"\}\n\n$/);
  });
});
