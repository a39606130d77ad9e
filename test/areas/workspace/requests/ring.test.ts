// Who is rung for a request that nobody sees, and when: once it has waited 5 seconds, also after a restart.
import { describe, expect, it } from 'vitest';
import { type Ring, UserRequests } from '../../../../src/areas/workspace/requests/requests.ts';
import { RequestStore } from '../../../../src/areas/workspace/requests/store.ts';
import { createKeyReader } from '../../../../src/base/state/key-store.ts';
import { createWorkspaceClient } from '../../../../src/sdk/index.ts';
import { ManualClock } from '../../../clock.ts';
import { type PlatformUnderTest, useRunning } from '../../../running.ts';
import { rover, startWorkspace } from '../workspace.ts';

const running = useRunning();

/**
 * What the server does with a receiver, on the same database. Its clock is another one: the platform, whose time stands still,
 * rings the targets of users.
 */
function listen({ database }: PlatformUnderTest, clock: ManualClock, receive?: (ring: Ring) => void) {
  const rings: Ring[] = [];
  const faults: unknown[] = [];
  const nobody = async (): Promise<never> => Promise.reject(new Error('not used here'));
  const requests = new UserRequests({
    store: new RequestStore(database, createKeyReader(database, 'requests to the person')),
    clock,
    audience: 'user',
    baseUrl: () => 'https://annex.example',
    ...{ mayActFor: nobody, actorOf: nobody, userName: nobody, returnAddress: nobody, record: nobody },
    log: () => {},
    ring: (ring) => {
      receive?.(ring);
      rings.push(ring);
    },
    onFault: (fault) => void faults.push(fault),
  });
  requests.start();
  running.onClose(() => requests.stop());
  return { requests, rings, faults };
}

const ids = (rings: readonly Ring[]) => rings.map(({ requestId }) => requestId).sort();
const step = { kind: 'step', title: 'Plug it in' } as const;

describe('a request that nobody sees [D-request-ring]', () => {
  it('rings after 5 seconds, once, for the user of the key or for all users of the owner', async () => {
    const { platform, api, key: _ } = await startWorkspace(running);
    const clock = new ManualClock();
    const user = await platform.identity.users.ensure('grace', ['demo']);
    const { key } = await platform.identity.keys.create('demo', 'Claude Code', { user });
    const ofGrace = createWorkspaceClient({ baseUrl: platform.url, apiKey: key });
    const { rings, requests } = listen(platform, clock);
    const permission = { kind: 'permission', title: 'Run a command', agent: 'x', tool: 'Bash', command: 'ls' } as const;
    const { id } = await ofGrace.askUser({ path: rover, body: permission });
    clock.advance(4_999);
    await requests.sweep();
    expect(rings).toEqual([]);
    clock.advance(1);
    await expect.poll(() => rings.length).toBe(1);
    const common = { workspace: 'demo/rover', owner: 'demo' };
    const first = { ...common, requestId: id, userId: user.id, title: 'Run a command', by: 'Claude Code' };
    expect(rings).toEqual([{ ...first, command: 'ls', url: `https://annex.example/inbox/#${id}` }]);
    const { id: forAll } = await api.askUser({ path: rover, body: step });
    clock.advance(5_000);
    await requests.sweep();
    await expect.poll(() => rings.length).toBe(2);
    expect(rings[1]).toMatchObject({ requestId: forAll, userId: null });
    for (let count = 0; count < 3; count++) await requests.sweep();
    expect(rings).toHaveLength(2);
  });

  it('does not ring if a visible page has shown it or it has ended', async () => {
    const { platform, api, page, answer } = await startWorkspace(running);
    const clock = new ManualClock();
    const { rings, requests } = listen(platform, clock);
    const shown = await page();
    const [seen, answered, withdrawn, expired, unseen] = await Promise.all(
      [600, 600, 600, 4, 600].map((expires_in) => api.askUser({ path: rover, body: { ...step, expires_in } })),
    );
    const idOf = (request: typeof seen) => request?.id ?? '';
    shown.send({ type: 'requests-seen', ids: [idOf(seen)] });
    const path = { ...rover, requestId: idOf(seen) };
    await expect.poll(async () => (await api.getRequest({ path })).status).toBe('seen');
    await answer(idOf(answered), { outcome: 'done' });
    await api.withdrawRequest({ path: { ...rover, requestId: idOf(withdrawn) } });
    expect(await requests.stillWaiting(idOf(expired))).toBe(true);
    clock.advance(5_000);
    await requests.sweep();
    await expect.poll(() => ids(rings)).toEqual([idOf(unseen)]);
    const waiting = await Promise.all(
      [seen, answered, withdrawn, expired, unseen].map((each) => requests.stillWaiting(idOf(each))),
    );
    expect([...waiting, await requests.stillWaiting('nobody')]).toEqual([true, false, false, false, true, false]);
  });

  it('rings for each of 300 requests over 30 restarts, at least once, and again after the receiver has failed', async () => {
    const { platform } = await startWorkspace(running);
    const clock = new ManualClock();
    const asked: string[] = [];
    const rung = new Set<string>();
    let fails = false;
    for (let restart = 0; restart < 30; restart++) {
      const { key } = await platform.identity.keys.create('demo');
      const api = createWorkspaceClient({ baseUrl: platform.url, apiKey: key });
      const { requests } = listen(platform, clock, ({ requestId }) => {
        fails = !fails;
        if (fails) throw new Error('The receiver has failed.');
        rung.add(requestId);
      });
      const batch = Array.from({ length: 10 }, () =>
        api.askUser({ path: rover, body: { ...step, expires_in: 3_600 } }),
      );
      asked.push(...(await Promise.all(batch)).map(({ id }) => id));
      if (restart % 3 > 0) clock.advance(5_000);
      requests.stop(); // at any time
    }
    expect(rung.size).toBeLessThan(300);
    const last = listen(platform, clock, ({ requestId }) => void rung.add(requestId));
    clock.advance(5_000);
    await last.requests.sweep();
    await expect.poll(() => asked.filter((id) => !rung.has(id))).toEqual([]);
    expect(asked).toHaveLength(300);
  }, 60_000);
});

describe('reachable', () => {
  it('says whether somebody who may answer looks at the workspace or the inbox', async () => {
    const { platform, api, page } = await startWorkspace(running);
    const user = await platform.identity.users.ensure('grace', ['demo']);
    const { key } = await platform.identity.keys.create('demo', 'Claude Code', { user });
    const ofGrace = createWorkspaceClient({ baseUrl: platform.url, apiKey: key });
    const reply = { kind: 'reply', title: 'Done', agent: 'x' } as const;
    const reachable = async () =>
      [await api.askUser({ path: rover, body: step }), await ofGrace.askUser({ path: rover, body: reply })].map(
        (request) => request.reachable,
      );
    const shown = await page(); // of ada, in the background
    expect(await reachable()).toEqual([false, false]);
    shown.send({ type: 'requests-seen', ids: [] });
    await expect.poll(reachable).toEqual([true, false]);
    platform.clock.advance(29_999);
    expect(await reachable()).toEqual([true, false]);
    platform.clock.advance(1);
    expect(await reachable()).toEqual([false, false]);
  });
});
