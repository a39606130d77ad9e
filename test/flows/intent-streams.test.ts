// The stream as other programs see it: curl, Node's (undici's) EventSource, and a proxy that passes on whole lines.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveHttp } from '../http-server.ts';
import { createIntent, linkIntent, type PlatformUnderTest, type Running, useRunning } from '../running.ts';

const running = useRunning();
const KEEP_ALIVE = { serve: { events: { keepAliveMs: 5, maxBufferedBytes: 1 << 20 } } };

const KEPT_ALIVE = /^:\n\n/gm;

interface Program {
  readonly output: () => string;
  until(part: string): Promise<void>;
  readonly exit: Promise<number | null>;
}

function run({ onClose }: Running, command: string, args: readonly string[]): Program {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onClose(() => void child.kill('SIGKILL'));
  let output = '';
  const grown = new Set<() => void>();
  const tell = (): void => {
    for (const look of grown) look();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    tell();
  });
  const exit = new Promise<number | null>((ended) => child.once('close', ended));
  return {
    output: () => output,
    exit,
    until: (part) =>
      new Promise((found, failed) => {
        const look = (): void => {
          if (!output.includes(part)) return;
          grown.delete(look);
          found();
        };
        grown.add(look);
        look();
        void exit.then(() => failed(new Error(`It ended without ${part}: ${output}`)));
      }),
  };
}

const curl = (url: string): Program =>
  run(running, 'curl', ['-sS', '-N', '-w', 'status %{http_code}', '-H', 'Accept: text/event-stream', url]);

describe('curl', () => {
  it('sees keep-alives and then the timeout with an empty data line; asking again gives 410 [C-sse-keep-alive] [C-sse-timeout-no-data]', async () => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const stream = curl(intent.updates_url);
    await stream.until(':\n\n:\n\n');
    platform.clock.advance(15 * 60_000);
    expect(await stream.exit).toBe(0);
    expect(stream.output().replaceAll(KEPT_ALIVE, '')).toBe('event: timeout\ndata:\n\nstatus 200');
    const again = curl(intent.updates_url);
    await again.exit;
    expect(again.output()).toMatch(/"type":"http:[^"]*\/problems\/intent-expired".*status 410$/);
  });

  it('sees the session token as one event, and then the end', async () => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const stream = curl(intent.updates_url);
    await stream.until(':\n\n');
    await linkIntent(platform, intent.token, await platform.login());
    expect(await stream.exit).toBe(0);
    expect(stream.output().replaceAll(KEPT_ALIVE, '')).toMatch(
      /^event: authenticated\ndata: \{"session_token":"tok_[\w-]{43}"\}\n\nstatus 200$/,
    );
  });
});

/** Prints every event, and the end of its trying. */
const SOURCE = `
const source = new EventSource(process.argv[1]);
for (const name of ['authenticated', 'timeout', 'denied', 'message'])
  source.addEventListener(name, ({ data }) => console.log(name, JSON.stringify(data)));
source.addEventListener('open', () => console.log('open'));
source.addEventListener('error', () => {
  if (source.readyState !== EventSource.CLOSED) return;
  console.log('closed');
  clearInterval(alive);
});
const alive = setInterval(() => {}, 1000); // its own timer lets a program end before it reconnects
`;

describe('Node’s EventSource', () => {
  const watch = (url: string): Program =>
    run(running, process.execPath, ['--experimental-eventsource', '--no-warnings', '-e', SOURCE, url]);

  it.each([
    ['timeout', (platform: PlatformUnderTest) => platform.clock.advance(15 * 60_000)],
    [
      'denied',
      async (platform: PlatformUnderTest, token: string) => {
        await linkIntent(platform, token, await platform.login(), { action: 'deny' });
      },
    ],
  ])('gets %s with empty data, and stops reconnecting at 410', async (name, end) => {
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

/** Holds back what is not a whole line, as some proxies do. */
async function lineProxy(target: string): Promise<string> {
  const proxy = await serveHttp(running, (incoming, outgoing) => {
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      let held = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        held += text;
        const end = held.lastIndexOf('\n') + 1;
        outgoing.write(held.slice(0, end));
        held = held.slice(end);
      });
      answer.on('end', () => outgoing.end()); // what is not a line by now is lost
    });
    outgoing.on('close', () => onward.destroy());
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return proxy.url;
}

describe('a proxy that buffers by lines', () => {
  it('holds neither keep-alives nor events back', async () => {
    const platform = await running.platform(KEEP_ALIVE);
    const intent = await createIntent(platform);
    const proxy = await lineProxy(platform.url);
    const events = await running.events(`${proxy}/auth/intents/${intent.token}/status`);
    await events.until(':\n\n');
    await linkIntent(platform, intent.token, await platform.login());
    await events.until('\n\nevent: authenticated\n');
    expect(await events.rest()).toMatch(/data: \{"session_token":"tok_[\w-]{43}"\}\n\n$/);
  });
});
