// tus-js-client, unmodified, against the viewer as a process that is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { useRunning } from '../../../running.ts';
import { COMMAND } from '../mcp-client.ts';
import { runUploads } from './upload.ts';

const running = useRunning();
const MIB = 1 << 20;

const upload = (endpoint: string, content: Buffer, options: object = {}): Promise<Upload> =>
  new Promise((resolve, reject) => {
    const one: Upload = new Upload(content, {
      endpoint,
      metadata: { filename: 'big.bin' },
      retryDelays: Array.from({ length: 200 }, () => 50),
      onError: reject,
      onSuccess: () => resolve(one),
      ...options,
    });
    one.start();
  });

describe('tus-js-client', () => {
  it('uploads in one part and in many, and deletes [E-files-tus]', async () => {
    const { viewer } = await runUploads(running);
    const content = randomBytes(3 * MIB + 1);
    for (const chunkSize of [Number.POSITIVE_INFINITY, MIB]) {
      const done = await upload(`${viewer.url}/files`, content, { chunkSize });
      const answer = await fetch(done.url ?? '');
      const { path } = (await answer.json()) as { path: string };
      expect((await readFile(path)).equals(content)).toBe(true);
      await done.abort(true);
      expect((await fetch(done.url ?? '')).status).toBe(404);
    }
  });

  it('finishes although connections are cut and the server is killed', async () => {
    const [cuts, kills, size] = [20, 3, 64 * MIB];
    const { projectDir, port, start, kill } = await killableViewer();
    let killed = 0;
    const cutter = await startCutter(port, size, cuts, (cut) => {
      if (cut % Math.floor(cuts / (kills + 1)) !== 0 || killed === kills) return;
      killed++;
      void kill().then(start);
    });
    running.onClose(() => cutter.close());
    await start();
    const content = randomBytes(size);
    await upload(`http://127.0.0.1:${cutter.port}/files`, content, { chunkSize: 5_000_000 });
    expect([killed, cutter.cut()]).toEqual([kills, cuts]);
    const folder = join(projectDir, 'incoming');
    expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual(['big.bin']);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await readFile(join(folder, 'big.bin')))).toBe(hash(content));
    expect(await readdir(join(folder, '.annex-uploads'))).toEqual(['.gitignore']);
  });

  it('loses nothing that was acknowledged, and shows no partial file, when the server is killed at random bytes [E-files-durable]', async () => {
    const { projectDir, port, start, kill } = await killableViewer();
    const content = randomBytes(24 * MIB);
    await start();
    const path = await begin(port, content.length);
    const folder = join(projectDir, 'incoming');
    let offset = 0;
    for (let kills = 0; kills < 10; kills++) {
      const end = offset + Math.ceil(((content.length - offset) / 4) * Math.random());
      const answered = patch(port, path, offset, content.subarray(offset, end)).then(
        ({ status }) => status,
        () => 0,
      );
      await Promise.race([answered, delay(20 * Math.random())]);
      await kill();
      expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual([]);
      await start();
      const head = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
      const next = Number(head.headers.get('Upload-Offset'));
      expect(next).toBeGreaterThanOrEqual((await answered) === 204 ? end : offset);
      expect(next).toBeLessThanOrEqual(end);
      offset = next;
    }
    expect((await patch(port, path, offset, content.subarray(offset))).status).toBe(204);
    expect((await readFile(join(folder, 'big.bin'))).equals(content)).toBe(true);
  });
});

const TUS = { 'Tus-Resumable': '1.0.0' };

async function begin(port: number, size: number): Promise<string> {
  const headers = { ...TUS, 'Upload-Length': `${size}`, 'Upload-Metadata': `filename ${btoa('big.bin')}` };
  const answer = await fetch(`http://127.0.0.1:${port}/files`, { method: 'POST', headers });
  return answer.headers.get('Location') ?? '';
}

function patch(port: number, path: string, offset: number, body: Buffer): Promise<Response> {
  const headers = { ...TUS, 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' };
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'PATCH', headers, body: new Uint8Array(body) });
}

/** A viewer as a process. */
async function killableViewer() {
  const projectDir = await mkdtemp(join(tmpdir(), 'annex-tus-'));
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async () => {
    const env = { PATH: process.env['PATH'], ANNEX_PROJECT_DIR: projectDir, ANNEX_DATA_DIR: join(projectDir, '.data') };
    const ports = { ANNEX_VIEWER_PORT: `${port}`, ANNEX_PASTE_OCR_ENABLED: 'false', ANNEX_LOG_LEVEL: 'silent' };
    server = spawn(process.execPath, [COMMAND, 'viewer'], { env: { ...env, ...ports }, stdio: 'ignore' });
    while (!(await fetch(`http://127.0.0.1:${port}/files`).catch(() => null)));
  };
  const kill = async () => {
    const ended = server && once(server, 'exit');
    server?.kill('SIGKILL');
    await ended;
  };
  running.onClose(async () => {
    await kill();
    await rm(projectDir, { recursive: true, force: true });
  });
  return { projectDir, port, start, kill };
}

/** Passes connections on, and cuts some of them in the middle of a body. */
async function startCutter(target: number, size: number, cuts: number, onCut: (cut: number) => void) {
  const sockets = new Set<Socket>();
  let [passed, cut] = [0, 0];
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          client.destroy();
          upstream.destroy();
        });
    }
    upstream.pipe(client);
    client.on('data', (chunk) => {
      passed += chunk.length;
      upstream.write(chunk);
      if (cut === cuts || passed < ((cut + 1) * size) / (cuts + 1)) return;
      onCut(++cut);
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    cut: () => cut,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
