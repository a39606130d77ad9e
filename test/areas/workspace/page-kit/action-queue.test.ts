import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionQueue, MAX_WAIT_MS } from '../../../../src/areas/workspace/page-kit/action-queue.ts';

describe('the action queue of the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = () => {
    const queue = new ActionQueue();
    const ran: string[] = [];
    const run = (name: string, isRepeat?: boolean) => queue.run(() => ran.push(name), isRepeat);
    return { queue, ran, run };
  };

  it('runs an action at once if no change is pending', () => {
    const { ran, run } = start();
    run('a');
    run('b', true);
    expect(ran).toEqual(['a', 'b']);
  });

  it.each(['shown', 'refused'])('runs actions in order once every pending change is %s', async (end) => {
    const { queue, ran, run } = start();
    const changes = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    for (const { promise } of changes) queue.waitFor(promise);
    run('a');
    run('b');
    const settle = ({ resolve, reject }: PromiseWithResolvers<void>) =>
      end === 'shown' ? resolve() : reject(new Error('refused'));
    settle(changes[0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual([]);
    settle(changes[1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual(['a', 'b']);
  });

  it('lets the next action wait for the change that an action makes', async () => {
    const { queue, ran, run } = start();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    queue.waitFor(first.promise);
    queue.run(() => queue.waitFor(second.promise));
    run('after the second');
    first.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual([]);
    second.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual(['after the second']);
  });

  it('drops repeats of a held key while a change is pending', async () => {
    const { queue, ran, run } = start();
    const change = Promise.withResolvers<void>();
    queue.waitFor(change.promise);
    run('pressed');
    run('repeated', true);
    change.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual(['pressed']);
  });

  it('stops waiting when it is released, and after a time limit', () => {
    const { queue, ran, run } = start();
    queue.waitFor(new Promise(() => {}));
    run('after the release');
    queue.release();
    expect(ran).toEqual(['after the release']);
    queue.waitFor(new Promise(() => {}));
    run('after the limit');
    vi.advanceTimersByTime(MAX_WAIT_MS - 1);
    expect(ran).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['after the release', 'after the limit']);
  });
});
