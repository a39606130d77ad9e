import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';

describe('receiveFormCallback', () => {
  const running = useRunning();

  it('delivers the code of a form that the provider posts: response_mode=form_post', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const post = (fields: Record<string, string>) =>
      fetch(`${gateway.url}/callback`, {
        method: 'POST',
        headers: { accept: 'application/json', origin: 'https://provider.example' },
        body: new URLSearchParams(fields),
      });
    const state = await socket.register();
    expect((await post({ state, code: 'c', access_token: 'x' })).status).toBe(400);
    expect((await post({ state })).status).toBe(400);
    expect(await (await post({ state, code: 'c', scope: 'openid' })).json()).toEqual({ status: 'delivered' });
    expect(await socket.next()).toEqual({
      type: 'callback',
      state,
      code: 'c',
      query: { state, code: 'c', scope: 'openid' },
    });
  });
});
