// Who answers requests, and what becomes of the answers.
import { describe, expect, it } from 'vitest';
import { FOREIGN_PAGES } from '../../../requests.ts';
import { createIntent, linkIntent, problemOf, sending, useRunning } from '../../../running.ts';
import { rover } from '../workspace.ts';
import { ofUser, PERMISSION, startRequests } from './requests.ts';

const running = useRunning();
const start = (settings = {}) => startRequests(running, settings);

describe('answerRequest', () => {
  it('allows once, allows always by number, and denies with a reason [D-request-permission]', async () => {
    const { ask, get, answer, page } = await start();
    const shown = await page();
    const decide = async (body: object) => {
      const { id } = await ask(PERMISSION);
      const { status } = await answer(id, body);
      const { browsers: _, reachable: __, expires_at: ___, ...request } = await get(id);
      return status === 204 ? request : { refused: status, status: request.status };
    };
    const by = { id: expect.any(String), answered_by: 'ada' };
    expect(await decide({ outcome: 'allowed' })).toEqual({ ...by, status: 'allowed' });
    expect(await decide({ outcome: 'allowed', grant: 1 })).toEqual({ ...by, status: 'allowed', grant: 1 });
    expect(await decide({ outcome: 'denied' })).toEqual({ ...by, status: 'denied' });
    expect(await decide({ outcome: 'denied', answer: 'Use pnpm.' })).toEqual({
      ...by,
      status: 'denied',
      answer: 'Use pnpm.',
    });
    for (const wrong of [
      { outcome: 'allowed', grant: 2 },
      { outcome: 'allowed', answer: 'x' },
      { outcome: 'denied', grant: 0 },
      { outcome: 'answered', answer: 'Yes' },
      { outcome: 'declined' },
      { outcome: 'done' },
    ]) {
      expect(await decide(wrong), JSON.stringify(wrong)).toMatchObject({ refused: 400 });
    }
    const message = shown.received.find(({ type }) => type === 'request');
    expect(message).toMatchObject({
      request: { request: PERMISSION, by: { name: expect.any(String) }, address: '127.0.0.1' },
    });
  });

  it('keeps an answer until the program ends the request, and then only its outcome', async () => {
    const { ask, get, answer, withdraw } = await start();
    const { id } = await ask({ kind: 'text', title: 'Which branch?' });
    await answer(id, { outcome: 'answered', answer: 'main' });
    for (let count = 0; count < 3; count++) expect(await get(id)).toMatchObject({ status: 'answered', answer: 'main' });
    await withdraw(id);
    const rest = await get(id);
    expect(rest).toMatchObject({ status: 'answered', answered_by: 'ada' });
    expect(rest).not.toHaveProperty('answer');
  });

  it('keeps an answer no longer than 10 minutes after the request expires, and the rest for a day', async () => {
    const { ask, get, answer, platform } = await start();
    const { id } = await ask({ ...PERMISSION, expires_in: 60 });
    await answer(id, { outcome: 'denied', answer: 'No.' });
    platform.clock.advance(10 * 60_000 + 59_999);
    expect(await get(id)).toMatchObject({ answer: 'No.' });
    platform.clock.advance(1);
    expect(await get(id)).not.toHaveProperty('answer');
    expect(await get(id)).toMatchObject({ status: 'denied' });
  });

  it('counts the first of two answers, and tells the second person who answered', async () => {
    const { ask, get, answer } = await start();
    const { id } = await ask({ kind: 'choice', title: 'Deploy?' });
    expect((await answer(id, { outcome: 'answered', answer: 'Perhaps' })).status).toBe(400);
    const both = await Promise.all([
      answer(id, { outcome: 'answered', answer: 'Yes' }, 'ada'),
      answer(id, { outcome: 'answered', answer: 'No' }, 'grace'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const late = await problemOf(both.find(({ status }) => status === 409) as Response);
    expect(late).toMatchObject({ name: 'request-ended', detail: `${(await get(id)).answered_by} has answered it.` });
  });

  it('logs who answered, from where and when, and never the command', async () => {
    const { ask, answer, platform, page } = await start();
    const shown = await page();
    const { id } = await ask({ ...PERMISSION, command: 'secret-command' });
    await answer(id, { outcome: 'denied', answer: 'secret-reason' }, 'grace', {
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    });
    const event = (await platform.identity.audit.list(null)).find(({ action }) => action === 'request-answered');
    expect(event).toMatchObject({ action: 'request-answered', who: 'grace', address: '127.0.0.1' });
    expect(event?.at).toBe(new Date(platform.clock.now()).toISOString());
    expect(event?.detail).toMatch(/^permission of .* in demo\/rover: denied$/);
    await shown.until(() => shown.log.some(({ text }) => text.startsWith('Answered a request of')));
    const rows = await platform.database.read({ text: 'select * from person_requests', values: [] });
    expect(JSON.stringify([platform.log, event, shown.log, rows])).not.toMatch(/secret-|Claude Code/);
  });

  it('is refused to keys, session tokens, cookies without the proof, and pages of other origins', async () => {
    const workspace = await start();
    const { ask, get, answer, platform, call } = workspace;
    const { id } = await ask(PERMISSION);
    const path = `/api/inbox/requests/${id}/answer`;
    expect((await call('POST', path, { outcome: 'allowed' })).status).toBe(401);
    const intent = await createIntent(platform);
    await linkIntent(platform, intent.token, await platform.login('ada', ['demo']));
    const status = await fetch(`${platform.url}/auth/intents/${intent.token}/status`);
    const { session_token: token } = (await status.json()) as { session_token: string };
    const body = sending('POST', { outcome: 'allowed' }, { authorization: `Bearer ${token}` });
    expect((await fetch(platform.url + path, body)).status).toBe(401);
    expect((await answer(id, { outcome: 'allowed' }, 'ada', { 'annex-proof': 'x'.repeat(43) })).status).toBe(401);
    expect((await answer(id, { outcome: 'allowed' }, 'ada', { origin: 'https://evil.example' })).status).toBe(403);
    const framed = { 'sec-fetch-site': 'cross-site' };
    expect((await answer(id, { outcome: 'allowed' }, 'ada', framed)).status).toBe(403);
    expect((await get(id)).status).toBe('waiting');
  });

  it('is refused to pages of other sites and sandboxed frames, and no web view shows the inbox', async () => {
    const { ask, get, answer, platform, api } = await start();
    const { id } = await ask(PERMISSION);
    for (const headers of FOREIGN_PAGES.filter(({ origin, 'sec-fetch-site': site }) => origin ?? site)) {
      const status = (await answer(id, { outcome: 'allowed' }, 'ada', { origin: '', ...headers })).status;
      expect(status, JSON.stringify(headers)).toBe(403);
    }
    const noProof = await answer(id, { outcome: 'allowed' }, 'ada', { 'annex-proof': '' });
    expect(noProof.status).toBe(401);
    const navigate = { panelId: 'leaf-1', action: 'navigate', url: `${platform.url}/inbox/`, proxy: true } as const;
    await expect(api.controlWebview({ path: rover, body: navigate })).rejects.toMatchObject({
      name: 'own-origin-refused',
    });
    expect((await get(id)).status).toBe('waiting');
  });

  it('is for the user whom the key names alone, and the card too [D-request-audience]', async () => {
    const workspace = await start();
    const { answer, page, platform } = workspace;
    const grace = await ofUser('grace', workspace);
    const shown = await page(); // of ada
    const asked = [
      PERMISSION,
      { kind: 'reply', title: 'Done', agent: 'Codex' },
      { kind: 'choice', title: 'Which?', agent: 'Codex' },
    ];
    for (const body of asked) {
      const { id } = await workspace.ask(body, grace);
      const outcome = body.kind === 'permission' ? { outcome: 'allowed' } : { outcome: 'declined' };
      expect((await answer(id, outcome, 'ada')).status).toBe(404);
      expect((await answer(id, outcome, 'grace')).status).toBe(204);
    }
    const { id } = await workspace.ask({ kind: 'step', title: 'For all' }, grace);
    await shown.until(() => shown.received.some(({ type }) => type === 'request'));
    const ids = shown.received.flatMap((message) => (message.type === 'request' ? [message.request] : []));
    expect(ids).toMatchObject([{ id, user: 'grace', request: { title: 'For all' } }]);
    const stranger = await platform.login('mallory', ['elsewhere']);
    const url = `${platform.url}/api/inbox/requests/${id}/answer`;
    const headers = { ...stranger, 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', headers, body: '{"outcome":"done"}' })).status).toBe(404);
  });

  it('is for every user of the owner with requests.audience owner', async () => {
    const workspace = await start({ requests: { audience: 'owner' } });
    const { id } = await workspace.ask(PERMISSION, await ofUser('grace', workspace));
    expect((await workspace.answer(id, { outcome: 'allowed' }, 'ada')).status).toBe(204);
  });
});
