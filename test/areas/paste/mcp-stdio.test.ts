import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { COMMAND } from './mcp-client.ts';

const running = useRunning();

it('annex mcp says that a message is too large and ends, so that the host does not wait for answers', async () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    ANNEX_PASTE_MAX_UPLOAD_BYTES: '1024',
    ANNEX_BASE_URL: 'http://127.0.0.1:9',
  };
  const child = spawn(process.execPath, [COMMAND, 'mcp'], { env });
  running.onClose(() => void child.kill());
  const ended = once(child, 'exit');
  const said = text(child.stderr);
  child.stdin.on('error', () => {}); // it ends while we write
  child.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"${'y'.repeat(11 * 1024 * 1024)}"}}\n`);
  expect(await ended).toEqual([0, null]);
  expect(await said).toMatch(/^annex mcp: .*exceeded maximum size of 10485760 bytes\n$/);
}, 20_000);
