import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../src/contract/server/listen.ts';

it('a stopping server finishes the running request and does not wait for idle keep-alive connections', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  const { server, port, close } = await listen((_, response) => begun.resolve(response), '127.0.0.1', 0, {
    closeGraceMs: 600_000,
  });
  server.keepAliveTimeout = 0; // idle connections never time out
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const asked = get({ agent, port, host: '127.0.0.1' });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  const response = await begun.promise;
  const closed = close();
  response.end('done');
  const [answer] = await answered;
  expect((await answer.toArray()).join('')).toBe('done');
  await closed;
});
