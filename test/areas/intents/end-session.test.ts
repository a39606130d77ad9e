import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { createApprovedSession } from './approved-session.ts';

describe('endSession: the session from an intent', () => {
  const running = useRunning();

  it('ends with DELETE: token and status stop working, the browser stays logged in [C-session-fields]', async () => {
    const { bearer, call, page } = await createApprovedSession(running);
    expect((await call('/auth/session', bearer, 'DELETE')).status).toBe(204);
    expect((await call('/auth/session', bearer)).status).toBe(401);
    expect((await call('/auth/session', bearer, 'DELETE')).status).toBe(401);
    expect((await call('/auth/me', page)).status).toBe(200);
  });
});
