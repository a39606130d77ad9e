// Streams and sockets close when their credential ends.
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/base/caller.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { createIdentity } from '../../../src/servers/identity.ts';
import { createIntent, linkIntent, sending, useRunning } from '../../running.ts';
import { startModel } from '../paste/model.ts';
import { drawPixels, png } from '../paste/pixels.ts';
import { runViewer } from '../paste/viewer.ts';
import { EDITOR, startWorkspace } from '../workspace/workspace.ts';

const running = useRunning();

describe('streams and sockets of a credential that ends', () => {
  it('a revoked key’s event stream ends immediately; other streams stay open', async () => {
    const { platform, key } = await startWorkspace(running);
    const otherKey = await platform.identity.keys.create('demo');
    const revoked = await running.events(`${platform.url}${EDITOR}/events`, { 'x-api-key': key });
    const other = await running.events(`${platform.url}${EDITOR}/events`, { 'x-api-key': otherKey.key });
    await Promise.all([revoked.until('"revision":0'), other.until('"revision":0')]);
    const [ownKey] = (await platform.identity.keys.list()).filter(({ id }) => id !== otherKey.id);
    await createIdentity({ database: platform.database, clock: systemClock }).keys.revoke(ownKey?.id ?? '');
    await revoked.rest();
    const opened = await fetch(`${platform.url}${EDITOR}/tabs`, {
      method: 'POST',
      headers: { 'x-api-key': otherKey.key, 'content-type': 'application/json' },
      body: JSON.stringify({ panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03' }),
    });
    expect(opened.status).toBe(201);
    await other.until('"revision":1');
    expect(revoked.text).not.toContain('"revision":1');
    other.end();
  });

  it('an event stream ends when its key or session expires; other streams stay open', async () => {
    const { platform, key } = await startWorkspace(running);
    const short = await platform.identity.keys.create('demo', null, { lifetimeMs: 60_000 });
    const { token, updates_url } = await createIntent(platform, { max_age: 60 });
    await linkIntent(platform, token, await platform.login());
    const { session_token } = (await (await fetch(updates_url)).json()) as { session_token: string };
    const stream = (headers: Record<string, string>) => running.events(`${platform.url}${EDITOR}/events`, headers);
    const streams = [
      await stream({ 'x-api-key': short.key }),
      await stream({ authorization: `Bearer ${session_token}` }),
    ];
    const other = await stream({ 'x-api-key': key });
    await Promise.all([...streams, other].map((each) => each.until('"revision":0')));
    platform.clock.advance(60_000);
    await Promise.all(streams.map((each) => each.rest()));
    const again = await fetch(`${platform.url}${EDITOR}`, { headers: { 'x-api-key': short.key } });
    expect(again.status).toBe(401);
    const body = { panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03' };
    await fetch(`${platform.url}${EDITOR}/tabs`, sending('POST', body, { 'x-api-key': key }));
    await other.until('"revision":1');
    other.end();
  });

  it('a page’s socket closes with 1008 when its browser logs out or its user is removed', async () => {
    for (const how of ['logout', 'removal'] as const) {
      const { platform, page } = await startWorkspace(running);
      const open = await page();
      const user = await platform.identity.users.findByName('ada');
      const { sessions } = await platform.identity.sessions.list(user?.id ?? '', '');
      if (how === 'logout')
        for (const { id } of sessions) await platform.identity.sessions.endLogin(id, user?.id ?? '');
      else await platform.identity.users.remove('ada');
      expect(await open.closed()).toBe(1008);
    }
  });

  it('the viewer’s event stream and MCP call of a revoked key end immediately; others stay open', async () => {
    const { identity, clock: platformClock } = await running.platform();
    const model = await startModel(running);
    const viewer = await runViewer(running, {
      authenticate: identity.callers.authenticator(() => undefined),
      watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended),
      paste: { model: model.model },
    });
    const [revokedKey, otherKey] = [await identity.keys.create('demo'), await identity.keys.create('demo')];
    const { id } = await viewer.paste(await png(drawPixels(40, 30)));
    const stream = (key: string) => running.events(`${viewer.url}/screenshot-paste/${id}`, { 'x-api-key': key });
    const [ended, other] = [await stream(revokedKey.key), await stream(otherKey.key)];
    const params = { name: 'wait_for_paste', arguments: { timeout_seconds: 60 }, _meta: { progressToken: 1 } };
    const headers = { authorization: `Bearer ${revokedKey.key}`, accept: 'application/json, text/event-stream' };
    const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const call = await fetch(`${viewer.url}/mcp`, sending('POST', request, headers));
    expect(call.status).toBe(200);
    await Promise.all([ended.until(id), other.until(id)]);
    await identity.keys.revoke(revokedKey.id);
    await ended.rest();
    await expect(call.text()).rejects.toThrow();
    const expiring = await identity.keys.create('demo', null, { lifetimeMs: 1 });
    platformClock.advance(1);
    const late = await fetch(
      `${viewer.url}/mcp`,
      sending('POST', request, { authorization: `Bearer ${expiring.key}` }),
    );
    expect([late.status, (await late.json()).detail]).toEqual([
      401,
      expect.stringContaining('This API key expired at'),
    ]);
    model.answer();
    await other.until('invoice-list-with-filter');
    expect(ended.text).not.toContain('invoice-list-with-filter');
  });
});
