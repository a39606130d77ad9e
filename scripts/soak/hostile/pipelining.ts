// Pipelined requests: Node handles all requests that arrive together before it reads from another connection. Therefore the
// platform is compared with a bare Node server under the same attack.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PIPELINING, underAttack } from './attacks.ts';
import { exchange, p95 } from './polite-client.ts';

/** The p95 of a polite client's GET /health in milliseconds, on the platform and on a bare Node server. */
export async function comparePipelining(platform: string, ms: number): Promise<[ours: number, bare: number]> {
  const bare = fork(import.meta.filename);
  try {
    const [url] = (await once(bare, 'message')) as [string];
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 2; round++) {
      times[0].push(...(await healthTimes(platform, ms / 2)));
      times[1].push(...(await healthTimes(url, ms / 2)));
    }
    return [p95(times[0]), p95(times[1])];
  } finally {
    bare.kill();
    await once(bare, 'exit');
  }
}

function healthTimes(url: string, ms: number): Promise<number[]> {
  const targets = { platform: url, gateway: url, gatewaySocket: url, viewer: url, proxy: url, key: '' };
  return underAttack(PIPELINING, targets, async () => {
    const times: number[] = [];
    const end = performance.now() + ms;
    do {
      const begun = performance.now();
      const [status] = await exchange('GET', `${url}/health`);
      if (status !== 200) throw new Error(`GET ${url}/health answered ${status}`);
      times.push(performance.now() - begun);
    } while (performance.now() < end);
    return times;
  });
}

if (import.meta.main) {
  const body = JSON.stringify({ status: 'ok' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  process.on('disconnect', () => process.exit());
}
