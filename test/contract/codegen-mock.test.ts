// `annex-codegen mock` prints where clients connect.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';

const root = resolve(import.meta.dirname, '../..');
const cli = resolve(root, 'src/contract/cli/index.ts');

it('prints the address of each channel', async () => {
  const run = `import { main } from ${JSON.stringify(cli)}; await main(process.argv.slice(1));`;
  const document = resolve(root, 'test/examples/sockets/chat/asyncapi.yaml');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run, 'mock', document, '--port', '0'], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  try {
    await expect.poll(() => output, { timeout: 100_000, interval: 100 }).toContain('Press Ctrl-C');
    const [url = ''] = /ws:\/\/127\.0\.0\.1:\d+\/\S*readings/.exec(output) ?? [];
    expect(output).toMatch(/ is running at\n( {2}ws:.*\n)+/);
    const socket = new WebSocket(url);
    await once(socket, 'open');
    socket.terminate();
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}, 300_000);
