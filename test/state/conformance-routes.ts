import { beforeEach, expect, it } from 'vitest';
import { RouteStore } from '../../src/gateway/store.ts';
import type { Database } from '../../src/state/port.ts';
import type { Engine, Open } from './conformance.ts';

const NOW = 1_800_000_000_000;
const LIFETIME_MS = 600_000;
const claim = (stateHash: string, node = 'node-a', now = NOW) => ({
  stateHash,
  node,
  now,
  expiresAt: now + LIFETIME_MS,
});

export const routes = (engine: Engine, open: Open): void => {
  let database: Database;
  let here: RouteStore;
  let there: RouteStore;
  beforeEach(async () => {
    const place = await engine.createPlace();
    database = await open(place);
    here = new RouteStore(database);
    there = new RouteStore(await open(place, 'command'));
  });
  const count = async () => (await database.read({ text: 'select count(*) as n from routes', values: [] }))[0]?.['n'];
  const wins = (results: boolean[]) => results.filter(Boolean).length;

  it('lets one of many parallel claims win, and names its node', async () => {
    const claims = Array.from({ length: 50 }, (_, i) => (i % 2 ? here : there).claim(claim('s', `node-${i}`)));
    const results = await Promise.all(claims);
    expect(wins(results)).toBe(1);
    expect(await there.find('s')).toEqual({
      state_hash: 's',
      node: `node-${results.indexOf(true)}`,
      registered_at: NOW,
      expires_at: NOW + LIFETIME_MS,
    });
  });

  it('refuses a second claim until the first has expired, to the millisecond', async () => {
    expect(await here.claim(claim('s', 'node-a'))).toBe(true);
    expect(await here.claim(claim('s', 'node-a'))).toBe(false);
    expect(await there.claim(claim('s', 'node-b', NOW + LIFETIME_MS - 1))).toBe(false);
    expect(await there.claim(claim('s', 'node-b', NOW + LIFETIME_MS))).toBe(true);
    expect(await here.find('s')).toMatchObject({ node: 'node-b', registered_at: NOW + LIFETIME_MS });
  });

  it('gives every route to exactly one of many parallel takers, never to none', async () => {
    const states = Array.from({ length: 20 }, (_, i) => `s${i}`);
    await Promise.all(states.map((state) => here.claim(claim(state))));
    for (const stateHash of states) {
      const takers = Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).take({ stateHash, node: 'node-a' }));
      expect(wins(await Promise.all(takers))).toBe(1);
    }
    expect(await count()).toBe(0);
  });

  it('gives a route to nobody twice, nor to a taker that means another node', async () => {
    await here.claim(claim('s', 'node-a'));
    expect(await there.take({ stateHash: 's', node: 'node-b' })).toBe(false);
    expect(await there.take({ stateHash: 's', node: 'node-a' })).toBe(true);
    expect(await here.take({ stateHash: 's', node: 'node-a' })).toBe(false);
    expect(await here.find('s')).toBeUndefined();
    expect(await here.take({ stateHash: 'unknown', node: 'node-a' })).toBe(false);
  });

  it('releases the routes of one node and leaves the others', async () => {
    const states = Array.from({ length: 1_200 }, (_, i) => claim(`s${i}`, i < 1_100 ? 'gone' : 'alive'));
    await Promise.all(states.map((one) => here.claim(one)));
    expect(await there.releaseNode('gone')).toBe(1_100);
    expect(await there.releaseNode('gone')).toBe(0);
    expect(await count()).toBe(100);
  });

  it('sweeps what has expired, to the millisecond', async () => {
    await here.claim(claim('old', 'node-a', NOW));
    await here.claim(claim('young', 'node-a', NOW + 1));
    expect(await here.sweep(NOW + LIFETIME_MS - 1)).toBe(0);
    expect(await here.sweep(NOW + LIFETIME_MS)).toBe(1);
    expect(await here.find('old')).toBeUndefined();
    expect(await here.find('young')).toBeDefined();
  });

  it('leaves nothing behind after 10,000 claims that expire', async () => {
    for (let cycle = 0; cycle < 10; cycle += 1) {
      const now = NOW + cycle * LIFETIME_MS;
      const claims = Array.from({ length: 1_000 }, (_, i) => here.claim(claim(`s${i}`, 'node-a', now)));
      expect(wins(await Promise.all(claims))).toBe(1_000);
      if (cycle % 2 === 1) expect(await here.sweep(now + LIFETIME_MS)).toBe(1_000); // else claimed over the expired ones
    }
    expect(await count()).toBe(0);
  });
};
