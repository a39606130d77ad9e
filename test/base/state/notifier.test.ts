import { describe, expect, it } from 'vitest';
import { decodeTopics, Notifier } from '../../../src/base/state/notifier.ts';

const TOPICS = Array.from({ length: 500 }, (_, index) => `thing:${index}:${'ł'.repeat(20)}\n"[`);

describe('the notifier', () => {
  it('sends the topics of one moment in few notifications, each within the limit of NOTIFY', async () => {
    const payloads: string[] = [];
    const notifier = new Notifier(async (payload) => payloads.push(payload));
    notifier.add([...TOPICS, ...TOPICS]);
    await notifier.close();
    expect(payloads.flatMap(decodeTopics)).toEqual(TOPICS);
    expect(payloads.length).toBeLessThan(10);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  });

  it('sends a single topic as it is, for older nodes', async () => {
    const payloads: string[] = [];
    const notifier = new Notifier(async (payload) => payloads.push(payload));
    notifier.add(['thing:a']);
    notifier.add(['[thing']);
    await notifier.close();
    expect(payloads).toEqual(['thing:a', '["[thing"]']);
    expect(payloads.flatMap(decodeTopics)).toEqual(['thing:a', '[thing']);
  });

  it('sends a topic again that is added while it is being sent', async () => {
    const sent: string[] = [];
    const sending = Promise.withResolvers<void>();
    const notifier = new Notifier(async (payload) => {
      sent.push(payload);
      await sending.promise;
    });
    notifier.add(['a']);
    notifier.add(['a']);
    sending.resolve();
    await notifier.close();
    expect(sent).toEqual(['a', 'a']);
  });

  it('repeats a batch that failed, together with later topics', async () => {
    const sent: string[] = [];
    const done = Promise.withResolvers<void>();
    const notifier = new Notifier(async (payload) => {
      sent.push(payload);
      if (sent.length === 1) throw new Error('the database is down');
      done.resolve();
    });
    notifier.add(['a', 'b']);
    notifier.add(['c']);
    await done.promise;
    expect(decodeTopics(sent[1] ?? '').toSorted()).toEqual(['a', 'b', 'c']);
    await notifier.close();
    expect(sent).toHaveLength(2);
  });

  it('gives up when it is closed while the database is down', async () => {
    const notifier = new Notifier(() => Promise.reject(new Error('the database is down')));
    notifier.add(TOPICS);
    await notifier.close();
  });
});
