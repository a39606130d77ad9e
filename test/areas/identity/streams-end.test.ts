// Streams and sockets close when their credential ends.
import { describe, expect, it } from 'vitest';
import { createAuthenticate } from '../../../src/areas/identity/authenticate.ts';
import type { Caller } from '../../../src/base/caller.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { createIdentity } from '../../../src/servers/identity.ts';
import { sending, useRunning } from '../../running.ts';
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
    const { identity } = await running.platform();
    const model = await startModel(running);
    const viewer = await runViewer(running, {
      authenticate: createAuthenticate(identity, () => undefined),
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
    model.answer();
    await other.until('invoice-list-with-filter');
    expect(ended.text).not.toContain('invoice-list-with-filter');
  });
});
