import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/base/config/config.ts';
import { runGateway } from '../../src/servers/run-gateway.ts';
import { useRunning } from '../running.ts';

describe('the gateway', () => {
  const running = useRunning();

  it('listens on port 8795 by default, with the socket on the same port; both can have other public addresses [B-http-port] [B-limit-gateway-port] [B-socket-address]', async () => {
    const folder = '/nonexistent';
    expect(readConfig({ folder }).settings.gateway.port).toBe(8795);
    const flags = {
      'gateway-port': '0',
      'gateway-url': 'https://g.example/under',
      'gateway-ws-url': 'wss://g.example/ws',
      'log-level': 'silent',
    };
    const gateway = await runGateway(readConfig({ folder, flags }).settings);
    running.onClose(() => gateway.close());
    expect(gateway).toMatchObject({ url: 'https://g.example/under', socketUrl: 'wss://g.example/ws' });
    const socket = await running.socket(`ws://127.0.0.1:${gateway.port}/`);
    await socket.register();
  });
});
