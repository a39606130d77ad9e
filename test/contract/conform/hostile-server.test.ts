// Malicious servers as targets of the checks.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { send } from '../../../src/contract/conform/send.ts';
import { useAnnex } from '../../cli/annex.ts';

const annex = useAnnex();
let server: Server;
afterEach(() => void server.close().closeAllConnections());

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('annex conform', () => {
  it('stops reading a body that does not end', { timeout: 60_000 }, async () => {
    let sent = 0;
    const chunk = Buffer.alloc(1024 * 1024, 97);
    const url = await serve((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
        sent += chunk.length;
      };
      response.on('drain', write);
      write();
    });
    await expect(send(url, { method: 'GET', path: '/', headers: {} })).rejects.toThrow(/the body has more than/);
    expect(sent).toBeLessThan(100 * 1024 * 1024);
  });

  it('escapes control characters of a server instead of passing them to the terminal', {
    timeout: 60_000,
  }, async () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e+ must    forged: passed';
    const url = await serve((_, response) => {
      response.writeHead(418, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ title: evil, [evil]: `${evil}\n+ must    forged: passed` }));
    });
    for (const format of ['text', 'json', 'junit']) {
      const { stdout } = await annex.run(['conform', 'packages', '--url', url, '--budget', '40', '--format', format]);
      expect(stdout.length).toBeGreaterThan(100);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that a terminal obeys
      expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      expect(stdout).not.toMatch(/^\+ must {4}forged/m);
    }
  });
});
