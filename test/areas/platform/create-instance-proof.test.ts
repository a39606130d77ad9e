import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPlatformClient } from '../../../src/sdk/platform/index.ts';
import { problemOf, sending, useRunning } from '../../running.ts';

const running = useRunning();
const nonce = 'n'.repeat(43);

describe('createInstanceProof', () => {
  it('answers a nonce with what only a program with the secret can compute [G-setup-proof]', async () => {
    const platform = await running.platform({ instanceSecret: 'secret' });
    const { proof } = await createPlatformClient({ baseUrl: platform.url }).createInstanceProof({ body: { nonce } });
    expect(proof).toBe(createHmac('sha256', 'secret').update(`annex instance ${nonce}`).digest('base64url'));
    expect(platform.log.join('')).not.toContain('secret');
  });

  it('returns 404 from a server that no file names', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/instance/proof`, sending('POST', { nonce }));
    expect(await problemOf(response)).toMatchObject({ status: 404, name: 'no-instance' });
  });

  it.each([{}, { nonce: 'short' }, { nonce: 'n'.repeat(129) }, { nonce: `${'n'.repeat(30)}\n` }, { nonce: 7 }])(
    'refuses %j with 400',
    async (body) => {
      const platform = await running.platform({ instanceSecret: 'secret' });
      const response = await fetch(`${platform.url}/instance/proof`, sending('POST', body));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ pointer: '/body/nonce' }] });
    },
  );
});
