import { once } from 'node:events';
import { expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { startOAuthFlow } from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();

it('startOAuthFlow adds the start of the state to the address of the socket, for load balancers', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  running.onClose(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const connected = once(server, 'connection');
  const flow = startOAuthFlow({
    provider: 'Acme',
    authUrl: 'https://acme.example/authorize',
    clientId: 'the-client',
    scopes: 'email',
    gatewayWsUrl: `ws://127.0.0.1:${port}/ws?tenant=7`,
  }).catch(() => null);
  const [socket, { url }] = (await connected) as [WebSocket, { url: string }];
  const [data] = await once(socket, 'message');
  const { state } = JSON.parse(String(data)) as { state: string };
  expect(url).toBe(`/ws?tenant=7&route=${state.slice(0, 8)}`);
  socket.close();
  await flow;
});
