import { describe, expect, it } from 'vitest';
import { AccessDeniedError, startOAuthFlow, WrongAnswerError } from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();
const APP = { provider: 'Acme', authUrl: 'https://acme.example/authorize', clientId: 'the-client', scopes: '' };

describe('readCallback', () => {
  const start = async () => {
    const { url: gatewayUrl } = await running.gateway();
    const flow = await startOAuthFlow({ ...APP, issuer: 'https://acme.example', gatewayUrl });
    running.onClose(() => flow.close());
    const state = new URL(flow.authRedirectUrl).searchParams.get('state');
    return { flow, read: (query: string) => flow.readCallback(`${flow.redirectUri}?${query}`), state };
  };

  it('reads the code from a pasted URL', async () => {
    const { flow, state } = await start();
    const address = `${flow.redirectUri}?state=${state}&code=pasted%2Fcode&iss=https://acme.example`;
    expect(await flow.readCallback(`  ${address} \n`)).toMatchObject({
      code: 'pasted/code',
      redirectUri: flow.redirectUri,
      codeVerifier: expect.any(String),
    });
  });

  it('rejects a response that does not belong to this flow', async () => {
    const { flow, read, state } = await start();
    const wrong: Record<string, () => Promise<unknown>> = {
      'its state does not match': () => read(`state=${crypto.randomUUID()}&code=x`),
      'belongs to a different flow': () => read('code=x'),
      'state more than once': () => read(`state=${state}&state=${state}&code=x`),
      'code more than once': () => read(`state=${state}&code=x&code=y`),
      'a different issuer': () => read(`state=${state}&code=x&iss=https://evil.example`),
      'contains no code': () => read(`state=${state}&code=&iss=https://acme.example`),
      'not a valid URL': () => flow.readCallback('SplxlOBeZQQYbYS6WxSbIA'),
    };
    for (const [message, attempt] of Object.entries(wrong)) {
      const error = await attempt().catch((failed: unknown) => failed);
      expect(error, message).toBeInstanceOf(WrongAnswerError);
      expect(String(error)).toContain(message);
    }
    const denied = read(`state=${state}&error=access_denied&iss=https://acme.example`);
    await expect(denied).rejects.toBeInstanceOf(AccessDeniedError);
  });
});
