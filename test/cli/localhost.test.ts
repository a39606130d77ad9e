import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { FREE_PORTS, useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();
const RUNNING = 'Annex is running';

/** Of addresses: http and ws, with and without a path. */
const portsIn = (texts: string): number[] => [
  ...new Set([...texts.matchAll(/\w:\/\/[\w.[\]:]+?:(\d+)/g)].map(([, port]) => Number(port))),
];

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '::1');
  await once(server, 'listening');
  running.onClose(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('annex start', () => {
  it('holds every printed port at both loopback addresses', async () => {
    const { stdout, stop } = await annex.start(['serve'], FREE_PORTS, RUNNING);
    const { urls, localGateway } = annex.instance();
    const ports = portsIn(JSON.stringify([urls, localGateway]));
    expect(ports).toEqual(expect.arrayContaining(portsIn(stdout())));
    expect(ports).toHaveLength(5);
    for (const port of ports) {
      for (const host of ['127.0.0.1', '::1']) {
        const socket = connect({ host, port });
        socket.end('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
        expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
      }
    }
    expect(await stop()).toMatchObject({ code: 0 });
  });

  it.each(['PLATFORM', 'GATEWAY', 'WATCHDOG', 'VIEWER', 'PROXY'])(
    'does not start beside another program at the port of %s on [::1]',
    async (name) => {
      const port = await takePort();
      const { code, stdout, stderr } = await annex.runProcess(['serve'], {
        ...FREE_PORTS,
        [`ANNEX_${name}_PORT`]: `${port}`,
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toBe(
        `annex: port ${port} is already in use on ::1, which browsers try first for localhost; stop the other process or set ANNEX_${name}_PORT\n`,
      );
    },
  );
});
