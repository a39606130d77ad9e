// Compares the throughput of uploads with a plain fs stream behind stock Koa, which neither syncs nor resumes: 1 GB in one
// request, and in parts of 16 MiB. Both servers are separate processes that write to the same disk.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { type Server, withServer } from './measured-server.ts';
import type { Bench } from './options.ts';
import { alternate, conclude } from './rounds.ts';
import { table } from './table.ts';

const SIZE = 1_000_000_000;
const PART = 16 << 20;
const CHUNK = randomBytes(1 << 20);
const FIRST = { call: { method: 'GET', path: '/files', headers: {}, body: '' }, status: 200 };

interface Sent {
  readonly status: number;
  readonly location: string;
}

/** Sends `bytes` bytes, as fast as the server reads them. */
async function send(port: number, method: string, path: string, bytes: number, headers: object): Promise<Sent> {
  const sending = request({ port, method, path, headers: { 'Content-Length': bytes, ...headers } });
  const answered = once(sending, 'response');
  for (let left = bytes; left > 0; left -= CHUNK.length) {
    if (!sending.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)))) await once(sending, 'drain');
  }
  sending.end();
  const [answer] = await answered;
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location ?? '' };
}

async function upload(port: number, partBytes: number): Promise<void> {
  const tus = { 'Tus-Resumable': '1.0.0' };
  const created = await send(port, 'POST', '/files', 0, { ...tus, 'Upload-Length': SIZE });
  for (let offset = 0; offset < SIZE; offset += partBytes) {
    const about = { ...tus, 'Upload-Offset': offset, 'Content-Type': 'application/offset+octet-stream' };
    const { status } = await send(port, 'PATCH', created.location, Math.min(partBytes, SIZE - offset), about);
    if (status !== 204) throw new Error(`an upload got ${status}`);
  }
}

async function measure(server: Server, partBytes: number) {
  const before = await server.used();
  const started = performance.now();
  await upload(server.port, partBytes);
  const seconds = (performance.now() - started) / 1_000;
  const { cpuUs } = await server.used();
  return { megabytesPerSecond: SIZE / 1e6 / seconds, cpuSeconds: (cpuUs - before.cpuUs) / 1e6 };
}

export const files: Bench = (options) => {
  const peer = { name: 'koa', file: join(import.meta.dirname, 'peers/koa-file.js'), first: FIRST };
  const annex = { name: 'annex', file: join(import.meta.dirname, 'files-annex.ts'), first: FIRST };
  return withServer(peer, (koa) =>
    withServer(annex, async (ours) => {
      const targets = [
        { name: 'stock Koa, one request', server: koa, part: SIZE },
        { name: 'annex, one request', server: ours, part: SIZE },
        { name: 'stock Koa, 16 MiB parts', server: koa, part: PART },
        { name: 'annex, 16 MiB parts', server: ours, part: PART },
      ];
      const results = await alternate(targets, options.rounds, ({ server, part }) => measure(server, part));
      const rows = targets.map(({ name }) => [
        name,
        results.median(name, 'megabytesPerSecond').toFixed(0),
        results.median(name, 'cpuSeconds').toFixed(2),
      ]);
      console.log(table([['upload of 1 GB', 'MB/s', 'CPU seconds'], ...rows]));
      const ratio = (kind: string, base: string) =>
        results.ratio(`annex, ${kind}`, `stock Koa, ${base}`, 'megabytesPerSecond');
      const goals = [
        { name: 'one request, against a plain stream', measured: ratio('one request', 'one request'), atLeast: 0.8 },
        {
          name: '16 MiB parts, against one plain stream',
          measured: ratio('16 MiB parts', 'one request'),
          atLeast: 0.6,
        },
      ];
      return conclude('files', goals, options, { results: Object.fromEntries(results.byName) });
    }),
  );
};
