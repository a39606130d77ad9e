// A thousand clients of a gateway that runs as a separate process (`annex gateway`).
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FREE_PORTS, useAnnex } from '../../cli/annex.ts';
import { type TestSocket, useRunning } from '../../running.ts';

const CLIENTS = 1_000;
const CALLBACKS_AT_ONCE = 100;

describe('a thousand clients at once', () => {
  const annex = useAnnex();
  const running = useRunning();

  it('each get only their own code, and no code is in a log, a metric or a file [B-property-stateless]', async () => {
    const env = { ...FREE_PORTS, ANNEX_GATEWAY_SOCKETS_MAX_SOCKETS_PER_ADDRESS: String(CLIENTS) };
    const gateway = await annex.start(['gateway'], env, 'The gateway is running');
    const [, url = '', socketUrl = ''] = /running: (\S+)\/callback, (\S+)/.exec(gateway.stdout()) ?? [];
    const clients: { socket: TestSocket; state: string; code: string }[] = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const socket = await running.socket(socketUrl);
        return { socket, state: await socket.register(), code: `code-${randomUUID()}` };
      }),
    );
    const waiting = clients.toSorted((a, b) => (a.code < b.code ? -1 : 1)); // in random order
    while (waiting.length > 0) {
      const batch = waiting.splice(0, CALLBACKS_AT_ONCE);
      const answers = await Promise.all(
        batch.map(({ state, code }) => fetch(`${url}/callback?${new URLSearchParams({ state, code })}`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(answers.map((answer) => answer.text()));
    }
    for (const { socket, state, code } of clients) {
      expect(await socket.next()).toEqual({ type: 'callback', state, code, query: { state, code } });
    }
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('annex_gateway_pending');
    expect(await (await fetch(`${url}/status`)).json()).toMatchObject({ pending: 0, delivered: CLIENTS });
    for (const { socket } of clients) expect(socket.unread).toEqual([]);
    for (const { socket } of clients) socket.ws.close();
    const { code: exitCode, stdout, stderr } = await gateway.stop();
    expect(exitCode).toBe(0);
    expect(stderr.match(/receiveCallback/g)).toHaveLength(CLIENTS);
    const folder = annex.folder();
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const fileContents = files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n');
    const output = [stdout, stderr, metrics, fileContents].join('\n');
    expect(output).not.toMatch(/code-[0-9a-f]{8}/);
    expect(clients.filter(({ state }) => output.includes(state))).toEqual([]);
  });
});
