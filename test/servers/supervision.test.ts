import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ensurePythonRequests, ensureSystemdNotify } from '../../scripts/debian.ts';
import { COMMAND, FREE_PORTS } from '../cli/annex.ts';
import { useRunning } from '../running.ts';

const running = useRunning();
const LISTEN = `
import socket, sys
inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
inbox.bind(sys.argv[1])
print("listening", flush=True)
while True: print(inbox.recv(4096).decode(), flush=True)
`;

it('beats for systemd while its event loop runs, and no longer when it hangs', async () => {
  ensureSystemdNotify();
  const folder = mkdtempSync(join(tmpdir(), 'annex-notify-'));
  running.onClose(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'notify');
  const listener = spawn(ensurePythonRequests(), ['-c', LISTEN, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.onClose(() => void listener.kill('SIGKILL'));
  let heard = '';
  listener.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  await once(listener.stdout, 'data');
  const env = { ...process.env, ...FREE_PORTS, ANNEX_DATA_DIR: folder, NOTIFY_SOCKET: path, WATCHDOG_USEC: '2000000' };
  // As systemd does, the id of the process that it starts.
  const command = `WATCHDOG_PID=$$ exec "${process.execPath}" "${COMMAND}" gateway`;
  const server = spawn('sh', ['-c', command], { env, stdio: 'ignore' });
  running.onClose(() => void server.kill('SIGKILL'));
  const beats = () => heard.match(/WATCHDOG=1/g)?.length ?? 0;
  await expect.poll(() => heard, { timeout: 20_000 }).toContain('READY=1');
  await expect.poll(beats, { timeout: 20_000 }).toBeGreaterThan(2);
  server.kill('SIGSTOP');
  await delay(1_000); // a beat may be on its way
  const before = beats();
  await delay(2_500);
  expect(beats()).toBe(before);
  server.kill('SIGCONT');
  await expect.poll(beats, { timeout: 10_000 }).toBeGreaterThan(before);
});
