// The stores on both database engines: the same SQL and outcomes, with two concurrent nodes.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { LayoutChange } from '../../../generated/workspace/messages.ts';
import { SANDBOX, SCHEMATIC_EDITOR } from '../../../generated/workspace/panel-types.ts';
import { Catalog } from '../../../src/areas/workspace/layout/catalog.ts';
import { LayoutStore } from '../../../src/areas/workspace/layout/store.ts';
import { PANEL_LIMITS } from '../../../src/areas/workspace/limits.ts';
import { GrantStore } from '../../../src/areas/workspace/package-panels/grants.ts';
import { Rooms } from '../../../src/areas/workspace/room/rooms.ts';
import * as tabs from '../../../src/areas/workspace/room/tabs.ts';
import { EvalStore } from '../../../src/areas/workspace/sandbox/eval-store.ts';
import { Evals } from '../../../src/areas/workspace/sandbox/evals.ts';
import type { WorkspaceName } from '../../../src/areas/workspace/workspace.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import type { Database } from '../../../src/base/state/port.ts';
import { usePostgres } from '../../base/state/postgres-server.ts';
import { useFolders } from '../../base/state/temporary-folder.ts';
import { ManualClock } from '../../clock.ts';

const rover = { owner: 'demo', repo: 'rover' };
const NOW = Date.UTC(2026, 10, 15, 12);
const LATER = NOW + 600_000;
const NO_LIMIT = { maxQueuedEvals: 1_000, maxQueuedBytes: 1_000_000 };

const waiting = (code: string) => ({ id: randomUUID(), tabId: 'tab-4', code, timeoutMs: 10_000 });
const times = { now: NOW, expiresAt: LATER };
const queued = { state: 'queued' } as const;

/** The rooms of one node. */
function layoutOn(database: Database, maxWorkspaces = 1_000) {
  const parts = {
    clock: new ManualClock(NOW),
    limits: { ...DEFAULTS.panels, ...PANEL_LIMITS, maxWorkspaces },
    onFault: (error: unknown) => expect.unreachable(String(error)),
  };
  const actor = { kind: 'program', name: 'agent' } as const;
  const rooms = new Rooms({
    ...parts,
    store: new LayoutStore(database),
    catalog: new Catalog(),
    ownUrls: () => ['http://127.0.0.1:8790'],
    isShared: true,
    works: [new Evals(new EvalStore(database)).work],
    actorOf: async () => actor,
  });
  const caller = { scheme: 'apiKey', keyId: 'key', owner: 'demo' } as Parameters<typeof rooms.of>[0]['caller'];
  return {
    get: async (path: WorkspaceName) => rooms.get(path).layout.get(),
    open: (path: WorkspaceName) => rooms.get(path).layout.open(),
    change: async (path: WorkspaceName, change: LayoutChange) => tabs.change(await rooms.of({ path, caller }), change),
    rename: async (path: WorkspaceName, repo: string) => rooms.rename(await rooms.of({ path, caller }), repo),
    delete: (path: WorkspaceName) => rooms.get(path).layout.delete(),
    list: (owners: string[], search?: string) => rooms.list(owners, search),
    watch: (
      path: WorkspaceName,
      changed: (snapshot: { revision: number }) => void,
      failed: (error: unknown) => void,
      existed = false,
    ) => rooms.get(path).layout.follow({ changed, failed }, existed),
  };
}

/** Returns two connections to a new database, or the same one twice if the engine has a single server. */
function stores(openNodes: () => Promise<readonly [Database, Database]>): void {
  const withNodes = async (work: (one: Database, two: Database) => Promise<void>): Promise<void> => {
    const nodes = await openNodes();
    try {
      await work(...nodes);
    } finally {
      for (const node of new Set(nodes)) await node.close();
    }
  };

  it('saves a grant only over the one that was read', () =>
    withNodes(async (one, two) => {
      const [here, there] = [new GrantStore(one), new GrantStore(two)];
      const domains = { connectDomains: [], resourceDomains: [], frameDomains: [] };
      const about = { panelType: 'com.example.bom/1', title: '“Größe”', permissions: { ...domains, scopes: [] } };
      const grantOf = (version: string) => ({
        ...about,
        ...{ version, grantedBy: 'ada', grantedAt: NOW },
        permissions: { ...about.permissions, clipboardWrite: false },
      });
      const find = () => there.find('demo', about.panelType);
      expect(await here.save('demo', grantOf('1'), null)).toBe(true);
      expect(await there.save('demo', grantOf('2'), null)).toBe(false);
      const first = await find();
      expect(first).toEqual(grantOf('1'));
      const saved = await Promise.all([
        here.save('demo', grantOf('3'), first),
        there.save('demo', grantOf('4'), first),
      ]);
      expect(saved.sort()).toEqual([false, true]);
      const second = await find();
      await here.delete('demo', about.panelType);
      expect(await there.save('demo', grantOf('5'), second)).toBe(false);
      expect(await find()).toBeNull();
    }));

  it('saves every change of two nodes under its own revision', () =>
    withNodes(async (one, two) => {
      const services = [layoutOn(one), layoutOn(two)];
      const changes = Array.from({ length: 20 }, (_, index) =>
        (services[index % 2] ?? layoutOn(one)).change(rover, { op: 'openTab', panelType: SANDBOX }),
      );
      const revisions = (await Promise.all(changes)).map(({ revision }) => revision);
      expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      const [first, second] = [await layoutOn(one).get(rover), await layoutOn(two).get(rover)];
      expect(first).toEqual(second);
      expect(first.layout.type === 'leaf' && new Set(first.layout.tabs.map(({ id }) => id)).size).toBe(21);
    }));

  it('opens a singleton only once across nodes', () =>
    withNodes(async (one, two) => {
      const services = [layoutOn(one), layoutOn(two), layoutOn(one), layoutOn(two)];
      const opening = services.map((service) => service.change(rover, { op: 'openTab', panelType: SCHEMATIC_EDITOR }));
      const settled = await Promise.allSettled(opening);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of settled) {
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ name: 'singleton-open' });
      }
    }));

  it('notifies the other node of a change', () =>
    withNodes(async (one, two) => {
      const seen: number[] = [];
      const stop = layoutOn(two).watch(
        rover,
        ({ revision }) => seen.push(revision),
        () => {},
      );
      await expect.poll(() => seen).toEqual([0]);
      await layoutOn(one).change(rover, { op: 'renameTab', tabId: 'tab-1', displayName: 'Ünïcode 🛰' });
      await expect.poll(() => seen).toEqual([0, 1]);
      stop();
    }));

  it('renames and deletes a workspace with its evals, and tells the other node', () =>
    withNodes(async (one, two) => {
      const [mine, other] = [layoutOn(one), layoutOn(two)];
      const lander = { ...rover, repo: 'lander' };
      const gone: string[] = [];
      const follow = (repo: string) =>
        other.watch(
          { ...rover, repo },
          () => {},
          (error) => {
            expect(error).toMatchObject({ name: 'workspace-not-found' });
            gone.push(repo);
          },
          true,
        );
      await mine.open(rover);
      await new EvalStore(one).insert(rover, waiting('1'), times, queued, NO_LIMIT);
      follow('rover');
      await mine.rename(rover, 'lander');
      await expect.poll(() => gone).toEqual(['rover']);
      expect(await other.list(['demo'])).toMatchObject([{ repo: 'lander' }]);
      const evals = async ({ repo }: typeof lander) =>
        (await two.read({ text: 'select id from evals where owner = $1 and repo = $2', values: ['demo', repo] }))
          .length;
      expect([await evals(rover), await evals(lander)]).toEqual([0, 1]);
      await mine.open(rover);
      await expect(other.rename(lander, 'rover')).rejects.toMatchObject({ name: 'workspace-exists' });
      expect(await evals(lander)).toBe(1);
      follow('lander');
      await mine.delete(lander);
      await expect.poll(() => gone).toEqual(['rover', 'lander']);
      expect(await evals(lander)).toBe(0);
      await expect(other.delete(lander)).rejects.toMatchObject({ name: 'workspace-not-found' });
      expect(await other.list(['demo'], 'OVE')).toMatchObject([{ repo: 'rover' }]);
      for (const none of ['r_ver', '%x', '!']) expect(await other.list(['demo'], none)).toEqual([]);
    }));

  it('hands out each queued eval once, oldest first, to one of many browsers', () =>
    withNodes(async (one, two) => {
      const evals = [new EvalStore(one), new EvalStore(two)] as const;
      const ids: string[] = [];
      for (let count = 0; count < 20; count++) {
        const each = waiting(`${count} + "\u0000"`);
        ids.push(each.id);
        expect(await evals[0].insert(rover, each, times, queued, NO_LIMIT)).toBe(true);
      }
      const takers = Array.from({ length: 8 }, (_, index) =>
        evals[index % 2 ? 0 : 1].take(rover, `b-${index}`, NOW, 60_000),
      );
      const taken = (await Promise.all(takers)).filter((list) => list.length > 0);
      expect(taken).toHaveLength(1);
      expect(taken[0]?.map(({ id }) => id)).toEqual(ids);
      expect(taken[0]?.[0]?.code).toBe('0 + "\u0000"');
    }));

  it('moves an eval through its states: queued, taken, released, taken, running, done', () =>
    withNodes(async (one) => {
      const evals = new EvalStore(one);
      const each = waiting('1');
      await evals.insert(rover, each, times, queued, NO_LIMIT);
      expect(await evals.insert(rover, each, times, queued, NO_LIMIT)).toBe(true); // a repeated call
      await evals.take(rover, 'b-1', NOW, 60_000);
      expect(await evals.find(rover, each.id)).toEqual({ state: 'taken', expiresAt: LATER });
      expect(await evals.release(rover, each.id)).toBe(true);
      expect(await evals.take(rover, 'b-2', NOW, 60_000)).toHaveLength(1);
      expect((await evals.reclaim(rover, 'b-2')).map(({ id }) => id)).toEqual([each.id]);
      expect(await evals.reclaim(rover, 'b-1')).toEqual([]);
      await evals.setRunning(each.id);
      expect(await evals.release(rover, each.id)).toBe(false);
      expect(await evals.listOverdue(NOW + 69_999)).toEqual([]);
      expect(await evals.listOverdue(NOW + 70_000)).toMatchObject([{ id: each.id, taker: 'b-2', state: 'running' }]);
      const outcome = { status: 'executed', result: { text: '\u0000' } } as const;
      expect(await evals.finish(each.id, 'b-1', outcome, { expiresAt: LATER, maxBytes: 1_000 })).toBe(false);
      expect(await evals.finish(each.id, 'b-2', outcome, { expiresAt: LATER, maxBytes: 40 })).toBe(false); // too large
      expect(await evals.finish(each.id, 'b-2', outcome, { expiresAt: LATER, maxBytes: 1_000 })).toBe(true);
      expect(
        await evals.finish(each.id, 'b-2', { status: 'error', error: 'late' }, { expiresAt: LATER, maxBytes: 1_000 }),
      ).toBe(false);
      expect(await evals.find(rover, each.id)).toEqual({ state: 'done', outcome, expiresAt: LATER });
      expect(await evals.find({ owner: 'demo', repo: 'other' }, each.id)).toBeNull();
      await evals.sweep(LATER - 1);
      expect(await evals.find(rover, each.id)).not.toBeNull();
      await evals.sweep(LATER);
      expect(await evals.find(rover, each.id)).toBeNull();
    }));

  it('leaves an eval with the process that last sent it, and ignores the previous one', () =>
    withNodes(async (one, two) => {
      const [former, later] = [new EvalStore(one), new EvalStore(two)];
      const [first, second] = [waiting('1'), waiting('2')];
      for (const each of [first, second]) await former.insert(rover, each, times, queued, NO_LIMIT);
      expect(await former.take(rover, 'browser', NOW, 60_000)).toEqual([first, second]);
      expect(await later.reclaim(rover, 'browser')).toEqual([first, second]);
      const lost = { status: 'error', error: 'lost', errorType: 'Error' } as never;
      expect(await former.release(rover, first.id)).toBe(false);
      expect(await former.finish(second.id, 'browser', lost, { expiresAt: LATER, maxBytes: 1_000, lost: true })).toBe(
        false,
      );
      const outcome = { status: 'executed', result: 1 } as never;
      for (const { id } of [first, second])
        expect(await later.finish(id, 'browser', outcome, { expiresAt: LATER, maxBytes: 1_000 })).toBe(true);
    }));

  it('limits the queued evals of a workspace', () =>
    withNodes(async (one) => {
      const evals = new EvalStore(one);
      const taken: boolean[] = [];
      const limits = { ...NO_LIMIT, maxQueuedEvals: 4 };
      for (let count = 0; count < 6; count++)
        taken.push(await evals.insert(rover, waiting('1'), times, queued, limits));
      expect(taken).toEqual([true, true, true, true, false, false]);
      const elsewhere = { owner: 'demo', repo: 'other' };
      expect(await evals.insert(elsewhere, waiting('1'), times, queued, limits)).toBe(true);
      expect(await evals.take(rover, 'b', LATER, 0)).toEqual([]); // all have expired
    }));

  it('limits the bytes of code and outcomes of an owner across workspaces', () =>
    withNodes(async (one) => {
      const evals = new EvalStore(one);
      const limits = { ...NO_LIMIT, maxQueuedBytes: 4_000 };
      const [elsewhere, other] = [
        { owner: 'demo', repo: 'other' },
        { owner: 'other', repo: 'rover' },
      ];
      const insert = (workspace: typeof rover, code: string) =>
        evals.insert(workspace, waiting(code), times, queued, limits);
      expect(await insert(rover, '\u20ac'.repeat(1_500))).toBe(false); // bytes, not characters
      expect(await insert(rover, 'x'.repeat(1_500))).toBe(true);
      expect(await insert(elsewhere, 'x'.repeat(1_500))).toBe(false);
      expect(await insert(other, 'x'.repeat(1_500))).toBe(true);
      const [taken] = await evals.take(rover, 'b-1', NOW, 60_000);
      const outcome = { status: 'executed', result: 'y'.repeat(1_600) } as const;
      expect(await evals.finish(taken?.id ?? '', 'b-1', outcome, { expiresAt: LATER, maxBytes: 4_000 })).toBe(true);
      expect(await insert(elsewhere, 'x'.repeat(1_500))).toBe(false);
      expect(await insert(elsewhere, 'x'.repeat(500))).toBe(true);
      await evals.sweep(LATER);
      const inserted: boolean[] = [];
      for (let count = 0; count < 10; count++) inserted.push(await insert(rover, '1'));
      expect(inserted.filter(Boolean)).toHaveLength(7); // rows count too
    }));

  it('limits the workspaces of an owner, and keeps existing ones', () =>
    withNodes(async (one, two) => {
      const [first, second] = [layoutOn(one, 2), layoutOn(two, 2)];
      const open = (service: ReturnType<typeof layoutOn>, repo: string, owner = 'demo') =>
        service.change({ owner, repo }, { op: 'openTab', panelType: SANDBOX });
      await open(first, 'a');
      await second.open({ owner: 'demo', repo: 'b' });
      await expect(open(second, 'c')).rejects.toMatchObject({ name: 'too-many-workspaces' });
      await expect(first.open({ owner: 'demo', repo: 'c' })).rejects.toMatchObject({ name: 'too-many-workspaces' });
      expect(await first.get({ owner: 'demo', repo: 'c' })).toMatchObject({ revision: 0 });
      expect(await open(second, 'b')).toMatchObject({ revision: 1 });
      expect(await open(first, 'b')).toMatchObject({ revision: 2 });
      expect(await open(first, 'c', 'other')).toMatchObject({ revision: 1 });
      expect(await first.list(['demo'])).toHaveLength(2);
    }));
}

describe('on SQLite', () => {
  const createFolder = useFolders();
  stores(async () => {
    const database = await openDatabase({ dataDir: await createFolder(), role: 'server' });
    return [database, database];
  });
});

describe('on PostgreSQL', () => {
  const server = usePostgres();
  stores(async () => {
    const url = await server().createUrl();
    const open = () => openDatabase({ url, dataDir: '', role: 'server' });
    return [await open(), await open()];
  });
});
