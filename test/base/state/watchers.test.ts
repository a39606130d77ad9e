import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Watchers } from '../../../src/base/state/watchers.ts';

const TOPICS = Array.from({ length: 1_000 }, (_, index) => `thing:${index}`);

/** Watches every topic and counts calls after the first, by topic. */
async function watchAll(watchers: Watchers): Promise<Map<string, number>> {
  const calls = new Map<string, number>();
  for (const topic of TOPICS) watchers.add(topic, () => calls.set(topic, (calls.get(topic) ?? 0) + 1));
  await delay();
  calls.clear();
  return calls;
}

describe('watchers', () => {
  it('are all called within the given number of parts, however many come and go', async () => {
    const watchers = new Watchers();
    const calls = await watchAll(watchers);
    const stop = watchers.add('short', () => {});
    for (let part = 0; part < 62; part += 1) {
      if (part === 10) stop();
      watchers.notifyPart(60);
      await delay();
      expect(calls.size).toBeLessThanOrEqual((part + 1) * 17);
    }
    expect(calls.size).toBe(TOPICS.length);
  });

  it('are called over a time after a lost connection, once each even if it is lost again', async () => {
    const watchers = new Watchers();
    const calls = await watchAll(watchers);
    watchers.notifyAll(200);
    await delay();
    expect(calls.size).toBeLessThan(TOPICS.length);
    watchers.notifyAll(200);
    for (const deadline = performance.now() + 5_000; calls.size < 1_000 && performance.now() < deadline; )
      await delay(20);
    expect(calls.size).toBe(TOPICS.length);
    expect(TOPICS.filter((topic) => (calls.get(topic) ?? 0) > 1).length).toBeLessThanOrEqual(200);
  });

  it('are not called after clear', async () => {
    const watchers = new Watchers();
    const calls = await watchAll(watchers);
    watchers.notifyAll(100);
    watchers.clear();
    await delay(100);
    expect(calls.size).toBe(0);
  });
});
