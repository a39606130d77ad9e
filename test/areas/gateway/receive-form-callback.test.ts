import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';

describe('receiveFormCallback', () => {
  const running = useRunning();

  it('delivers the code from a posted form (response_mode=form_post)', async () => {
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
    for (let count = 1; count <= 2; count++) {
      expect(await socket.next()).toEqual({
        type: 'error',
        state,
        code: 'callback-refused',
        error: expect.any(String),
      });
    }
    expect(await (await post({ state, code: 'c', scope: 'openid' })).json()).toEqual({ status: 'delivered' });
    expect(await socket.next()).toEqual({
      type: 'callback',
      state,
      code: 'c',
      query: { state, code: 'c', scope: 'openid' },
    });
  });

  it.each([
    ['two codes', 'state=S&code=abc&code=def', '/body/code must not be repeated'],
    ['two states', 'state=S&code=abc&state=S', '/body/state must not be repeated'],
    ['an empty code', 'state=S&code=', '/body/code must be at least 1 character long'],
    ['an empty error', 'state=S&error=', '/body/error must be at least 1 character long'],
    [
      'a long value',
      `state=S&code=abc&hd=${'h'.repeat(4097)}`,
      'another parameter must be at most 4096 characters long',
    ],
    ['bytes that are not UTF-8', 'state=S&code=abc&x=\xff', '/body is not valid UTF-8'],
  ])('notifies the client of a form with %s', async (_what, form, reason) => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const response = await fetch(`${gateway.url}/callback`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(form.replaceAll('=S', `=${state}`), 'latin1'),
    });
    expect(response.status).toBe(400);
    const error = `The callback was refused: ${reason}.`;
    expect(await socket.next()).toEqual({ type: 'error', state, code: 'callback-refused', error });
  });

  it('forwards the first value of a repeated field', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const body = new URLSearchParams(`state=${state}&code=abc&scope=a&scope=b&iss=c&iss=d`);
    expect((await fetch(`${gateway.url}/callback`, { method: 'POST', body })).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback', query: { scope: 'a', iss: 'c' } });
  });
});
