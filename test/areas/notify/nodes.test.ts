// Two platforms on one PostgreSQL share the delivery log.
import { describe, expect, it } from 'vitest';
import { startNode } from '../../base/state/node.ts';
import { usePostgres } from '../../base/state/postgres-server.ts';
import { useRunning } from '../../running.ts';
import { startNotify, startReceiver } from './receivers.ts';

const server = usePostgres();
const running = useRunning();
const TURN_MS = 30_000;

describe('two platforms on one PostgreSQL', () => {
  it('ring once for a request that both ring for, also when both take their turn [D-ring-once] [D-ring-turns]', async () => {
    const url = await server().createUrl();
    const receiver = await startReceiver(
      running,
      (response, count) => void response.writeHead(count % 3 ? 200 : 503).end(),
    );
    const start = async () => startNotify(running, [receiver.host], await startNode(running, url));
    const nodes = [await start(), await start()];
    const [one] = nodes;
    await one?.add({ kind: 'preset', preset: 'webhook', url: receiver.url });
    const accepted = new Set<string>();
    for (let round = 1; round <= 12; round++) {
      await Promise.all(nodes.map(({ ring }) => ring(`r${round}`)));
      await receiver.until(round);
      while ((await one?.states())?.includes('sending'));
      for (const { platform } of nodes) platform.clock.advance(TURN_MS);
      await Promise.all(nodes.map(({ notify }) => notify.sweep()));
      const last = receiver.received.at(-1)?.headers['webhook-id'];
      if (receiver.received.length % 3 && last !== undefined) accepted.add(String(last));
    }
    await expect.poll(async () => new Set(await one?.states())).toEqual(new Set(['sent']));
    expect(await one?.states()).toHaveLength(12);
    expect(accepted.size).toBeGreaterThan(6);
    const firsts = receiver.received.flatMap(({ headers }, index) => ((index + 1) % 3 ? [headers['webhook-id']] : []));
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('allow ten tests an hour together, and five targets', async () => {
    const url = await server().createUrl();
    const receiver = await startReceiver(running);
    const start = async () => startNotify(running, [receiver.host], await startNode(running, url));
    const [one, two] = [await start(), await start()];
    const body = { kind: 'preset', preset: 'slack', url: receiver.url } as const;
    const added = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => (index % 2 ? one : two).add(body)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const [first] = (await one.client.getNotifications()).targets;
    const path = { id: first?.id ?? '' };
    for (let count = 0; count < 10; count++) await (count % 2 ? one : two).client.testTarget({ path });
    for (const { client } of [one, two])
      await expect(client.testTarget({ path })).rejects.toMatchObject({ status: 429 });
    const keys = [one, two].map(async ({ client }) => (await client.getNotifications()).push_key);
    expect(new Set(await Promise.all(keys)).size).toBe(1);
  });
});
