// The notification targets and settings of users.
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../generated/notify/contract.ts';
import type { RecordEvent } from '../../base/audit.ts';
import { Problem } from '../../base/problem.ts';
import { checkPublicUrl, RequestFailed } from '../../base/public-request.ts';
import { hmac, seal } from '../../base/secrets.ts';
import { isoTime } from '../../base/time-text.ts';
import { createDestination, labelOf } from './destination.ts';
import { checkTimeZone } from './quiet-hours.ts';
import { Ring, type RingParts } from './ring.ts';
import type { ListedDelivery, Settings, Target } from './store.ts';

export interface NotifyDependencies extends RingParts {
  readonly record: RecordEvent;
  /** Counts the tests of a user; returns the time until the count starts again. */
  readonly countTest: (userId: string) => Promise<{ readonly count: number; readonly remainingMs: number }>;
}

const MAX_TARGETS = 5;
const MAX_TESTS = 10;
const LISTED = 20;

export class NotifyService {
  readonly #parts: NotifyDependencies;
  readonly #ring: Ring;

  constructor(parts: NotifyDependencies) {
    this.#parts = parts;
    this.#ring = new Ring(parts);
  }

  ring: Ring['ring'] = (request) => this.#ring.ring(request);
  sweep = (): Promise<void> => this.#ring.sweep();
  close = (): Promise<void> => this.#ring.close();

  /** Whether one of the users has a target. */
  canRing(userIds: readonly string[]): Promise<boolean> {
    return this.#parts.store.hasTarget(userIds);
  }

  async get(userId: string): Promise<Schemas['Notifications']> {
    const { store, pushKeys } = this.#parts;
    const { muted, quiet, when_done } = await store.settings(userId);
    return {
      targets: (await store.targets(userId)).map(present),
      push_key: (await pushKeys()).publicKey,
      muted: muted === 1,
      quiet: quiet === null ? null : JSON.parse(quiet),
      when_done: when_done === 1,
      deliveries: (await store.deliveries(userId, LISTED)).map(presentDelivery),
    };
  }

  async update(userId: string, changes: Schemas['UpdateNotifications']): Promise<Schemas['Notifications']> {
    const { store, record } = this.#parts;
    const { muted, quiet, when_done } = changes;
    if (quiet) checkTimeZone(quiet.time_zone);
    const former = await store.settings(userId);
    const settings: Settings = {
      muted: muted === undefined ? former.muted : Number(muted),
      quiet: quiet === undefined ? former.quiet : quiet && JSON.stringify(quiet),
      when_done: when_done === undefined ? former.when_done : Number(when_done),
    };
    await store.setSettings(userId, settings);
    await record({ action: 'notifications-changed', userId, detail: settings.muted === 1 ? 'muted' : null });
    return this.get(userId);
  }

  async create(userId: string, body: Schemas['CreateTarget']): Promise<Schemas['CreatedTarget']> {
    const { store, clock, key, record, privateHosts } = this.#parts;
    const destination = createDestination(body);
    const url = new URL(destination.endpoint);
    checkUrl(url, privateHosts);
    const secret = (await key()).toString('hex');
    const id = body.kind === 'push' ? hmac(secret, `${userId} ${url.href}`) : randomUUID(); // a browser is added once
    const target: Target = {
      id,
      user_id: userId,
      name: body.name ?? labelOf(body),
      kind: body.kind === 'push' ? 'push' : 'web',
      host: url.host,
      destination: seal(secret, id, JSON.stringify(destination)),
      include_command: Number(body.include_command ?? false),
      created_at: clock.now(),
    };
    if (!(await store.insert(target, MAX_TARGETS))) {
      throw new Problem('too-many-targets', `You can have ${MAX_TARGETS} targets. Remove one first.`);
    }
    await record({ action: 'notification-target-added', userId, detail: `${target.name} (${url.host})` });
    return { ...present(target), ...('secret' in destination ? { secret: destination.secret } : {}) };
  }

  async updateTarget(userId: string, id: string, changes: Schemas['UpdateTarget']): Promise<Schemas['NotifyTarget']> {
    const target = await this.#find(userId, id);
    const { name = target.name, include_command = target.include_command === 1 } = changes;
    const changed = { ...target, name, include_command: Number(include_command) };
    await this.#parts.store.update(changed);
    await this.#parts.record({ action: 'notification-target-changed', userId, detail: name });
    return present(changed);
  }

  async delete(userId: string, id: string): Promise<void> {
    const { name } = await this.#find(userId, id);
    await this.#parts.store.delete(userId, id);
    await this.#parts.record({ action: 'notification-target-removed', userId, detail: name });
  }

  async test(userId: string, id: string): Promise<Schemas['TestResult']> {
    const target = await this.#find(userId, id);
    const { count, remainingMs } = await this.#parts.countTest(userId);
    if (count > MAX_TESTS) {
      const headers = { 'Retry-After': String(Math.max(1, Math.ceil(remainingMs / 1_000))) };
      throw new Problem('too-many-tests', undefined, { headers });
    }
    const url = new URL('inbox/', `${this.#parts.baseUrl().replace(/\/$/, '')}/`).href;
    const message = { title: 'Annex', text: 'This is a test. Requests of your agents look like this.', url };
    return this.#ring.send(target, { ...message, priority: 'normal' }, `test-${randomUUID()}`);
  }

  async #find(userId: string, id: string): Promise<Target> {
    const target = (await this.#parts.store.targets(userId)).find((each) => each.id === id);
    if (!target) throw new Problem('target-not-found');
    return target;
  }
}

function checkUrl(url: URL, privateHosts: readonly string[]): void {
  try {
    if (!checkPublicUrl(url, privateHosts) && url.protocol !== 'https:') {
      throw new RequestFailed('The address must use https.');
    }
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    throw new Problem('bad-request', `${error.message} The operator can allow it with notify.privateHosts.`);
  }
}

const present = ({ id, name, kind, host, include_command, created_at }: Target): Schemas['NotifyTarget'] => ({
  ...{ id, name, kind, host },
  include_command: include_command === 1,
  created_at: isoTime(created_at),
});

const presentDelivery = ({ target, state, status, reason, at }: ListedDelivery): Schemas['NotifyDelivery'] => ({
  target,
  state,
  ...(status === null ? {} : { status }),
  ...(reason === null ? {} : { reason }),
  at: isoTime(at),
});
