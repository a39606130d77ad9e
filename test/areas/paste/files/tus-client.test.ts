// tus-js-client, unmodified, against the viewer as a process that is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const projectDir = await mkdtemp(join(tmpdir(), 'annex-tus-'));
    const port = await freePort();
    let server: ChildProcess | null = null;
    const start = async () => {
      const env = {
        PATH: process.env['PATH'],
        ANNEX_PROJECT_DIR: projectDir,
        ANNEX_DATA_DIR: join(projectDir, '.data'),
      };
      const ports = { ANNEX_VIEWER_PORT: `${port}`, ANNEX_PASTE_OCR_ENABLED: 'false', ANNEX_LOG_LEVEL: 'silent' };
      server = spawn(process.execPath, [COMMAND, 'viewer'], { env: { ...env, ...ports }, stdio: 'ignore' });
      while (!(await fetch(`http://127.0.0.1:${port}/files`).catch(() => null)));
    };
    const kill = async () => {
      const ended = server && once(server, 'exit');
      server?.kill('SIGKILL');
      await ended;
    };
    let killed = 0;
    const cutter = await startCutter(port, size, cuts, (cut) => {
      if (cut % Math.floor(cuts / (kills + 1)) !== 0 || killed === kills) return;
      killed++;
      void kill().then(start);
    });
    running.onClose(async () => {
      await kill();
      await cutter.close();
      await rm(projectDir, { recursive: true, force: true });
    });
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
});

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
