// Requests to the person: asked by a key, shown to every page, answered once.
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { rover, startWorkspace } from './workspace.ts';

const running = useRunning();

describe('askUser, getRequest, withdrawRequest', () => {
  it('waits, is seen only by the program that asked, and can be withdrawn', async () => {
    const { api } = await startWorkspace(running);
    const body = { kind: 'choice', title: 'De\u202eploy?\u0007', options: ['Yes', 'No'] } as const;
    const { id, status, browsers } = await api.askUser({ path: rover, body: { ...body, options: ['Yes', 'No'] } });
    expect([status, browsers]).toEqual(['waiting', 0]);
    const path = { ...rover, requestId: id };
    expect(await api.getRequest({ path })).toMatchObject({ id, status: 'waiting' });
    await api.withdrawRequest({ path });
    expect(await api.getRequest({ path })).toMatchObject({ status: 'withdrawn' });
    const unknown = { ...rover, requestId: 'nobody' };
    await expect(api.getRequest({ path: unknown })).rejects.toMatchObject({ name: 'request-not-found' });
  });

  it('refuses incomplete requests, unknown tabs, and more than five at a time', async () => {
    const { api } = await startWorkspace(running);
    const ask = (body: object) => api.askUser({ path: rover, body: body as never });
    for (const body of [
      { kind: 'choice', title: 'x' },
      { kind: 'open', title: 'x' },
      { kind: 'open', title: 'x', url: 'file:///etc/passwd' },
      { kind: 'step', title: '\u202e' },
      { kind: 'step', title: 'x'.repeat(10_000) },
    ]) {
      await expect(ask(body), JSON.stringify(body).slice(0, 60)).rejects.toMatchObject({ status: 400 });
    }
    await expect(ask({ kind: 'step', title: 'x', tabId: 'tab-99' })).rejects.toMatchObject({ name: 'tab-not-found' });
    for (let count = 0; count < 5; count++) await ask({ kind: 'step', title: 'x' });
    await expect(ask({ kind: 'step', title: 'x' })).rejects.toMatchObject({ name: 'too-many-requests' });
  });
});
