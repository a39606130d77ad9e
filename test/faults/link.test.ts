import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startLink } from '../../scripts/faults/link.ts';

it('preserves the order of data when the latency is removed', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const link = await startLink([(echo.address() as AddressInfo).port]);
  const client = connect(link.port, '127.0.0.1').setEncoding('utf8');
  const received: string[] = [];
  client.on('data', (text: string) => received.push(text));
  client.write('a');
  await once(client, 'data');
  link.behave({ latencyMs: 100 });
  client.write('b');
  await new Promise((resolve) => setTimeout(resolve, 20));
  link.behave('normal');
  client.end('c');
  await once(client, 'close');
  expect(received.join('')).toBe('abc');
  await link.close();
  echo.close();
});
