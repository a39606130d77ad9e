// A client that waits for each response, from its own address.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Targets } from './attacks.ts';

/** A trusted proxy, because all addresses of this machine count as one. */
export const POLITE = '127.0.0.2';
export const FORWARDED = { 'X-Forwarded-For': '192.0.2.1' };

/** Sends requests for `ms` milliseconds; resolves with the time of each response. Rejects on an unexpected status. */
export async function politeTimes({ platform, gateway, viewer, proxy }: Targets, ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const ask = async (method: string, url: string, status: number): Promise<string> => {
    const begun = performance.now();
    const [got, body] = await exchange(method, url);
    if (got !== status) throw new Error(`${method} ${new URL(url).pathname} answered ${got}`);
    times.push(performance.now() - begun);
    return body;
  };
  do {
    for (const url of [platform, gateway, viewer, proxy]) await ask('GET', `${url}/health`, 200);
    const { token } = JSON.parse(await ask('POST', `${platform}/auth/intents`, 201)) as { token: string };
    await ask('GET', `${platform}/auth/intents/${token}`, 200);
    await ask('DELETE', `${platform}/auth/intents/${token}`, 204);
    await wait(20);
  } while (performance.now() < end);
  return times;
}

export function exchange(method: string, url: string): Promise<[status: number, body: string]> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: FORWARDED, localAddress: POLITE, agent: false, timeout: 30_000 },
      async (answer) => {
        let body = '';
        for await (const chunk of answer.setEncoding('utf8')) body += chunk as string;
        resolve([answer.statusCode ?? 0, body]);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no response within 30 s')));
    sent.on('error', reject).end();
  });
}

export const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
