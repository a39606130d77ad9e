// Tickets for the paste widget: they work once, for a minute, from any machine, and end with the session.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { FOREIGN_PAGES } from '../../requests.ts';
import { problemOf, sending, useRunning } from '../../running.ts';
import { drawPixels, png } from '../paste/pixels.ts';
import { runViewer } from '../paste/viewer.ts';

const running = useRunning();
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };

describe('createPasteTicket, createPasteToken', () => {
  it('let a logged-in browser on another machine paste for its owner, until the session ends [E-ticket]', async () => {
    const platform = await running.platform();
    const viewer = await runViewer(running, { tickets: platform.identity.pasteTickets });
    const { pasteTickets, users } = platform.identity;
    const user = await users.add({ name: 'ada', owners: ['acme'], password: 'correct horse 9' });
    await platform.login('ada', ['acme']);
    const { sessions } = await platform.identity.sessions.list(user.id, '');
    const caller = { scheme: 'browserSession', userId: user.id, sessionId: sessions[0]?.id ?? '' } as const;
    await expect(pasteTickets.create(caller, 'demo')).rejects.toMatchObject({ name: 'not-a-member' });
    const { ticket, owner } = await pasteTickets.create(caller, undefined);
    expect(owner).toBe('acme');
    const exchange = (text: string) =>
      fetch(`${viewer.url}/screenshot-paste-tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ELSEWHERE },
        body: JSON.stringify({ ticket: text }),
      });
    expect((await exchange(`${ticket.slice(0, -2)}xx`)).status).toBe(403);
    const { token } = (await (await exchange(ticket)).json()) as { token: string };
    expect((await exchange(ticket)).status).toBe(403); // replayed
    const picture = await png(drawPixels(20, 20));
    const paste = (headers: Record<string, string>) =>
      viewer.post(picture, 'image/png', '', { ...ELSEWHERE, ...headers });
    expect((await paste({})).status).toBe(401);
    expect((await paste({ 'paste-token': token, origin: 'https://viewer.example' })).status).toBe(201);
    // Node's fetch does not let a program set Sec-Fetch-Mode.
    const sent = get(`${viewer.url}/screenshot-paste`, { headers: { ...ELSEWHERE, 'sec-fetch-mode': 'navigate' } });
    const [page] = (await once(sent, 'response')) as [IncomingMessage];
    expect([page.statusCode, (await text(page)).includes('data-token=""')]).toEqual([200, true]);
    expect((await fetch(`${viewer.url}/screenshot-paste`, { headers: ELSEWHERE })).status).toBe(401);
    const late = await pasteTickets.create(caller, 'acme');
    platform.clock.advance(60_001);
    expect((await exchange(late.ticket)).status).toBe(403);
    const last = await pasteTickets.create(caller, 'acme');
    await platform.identity.sessions.endAll(user.id, {});
    expect((await exchange(last.ticket)).status).toBe(403);
    expect((await paste({ 'paste-token': token })).status).toBe(403);
  });

  it('refuses a ticket that a page of another site sends, and keeps it valid [E-ticket]', async () => {
    const platform = await running.platform();
    const viewer = await runViewer(running, { tickets: platform.identity.pasteTickets });
    const { id: userId } = await platform.identity.users.add({
      name: 'ada',
      owners: ['acme'],
      password: 'horse 9 battery',
    });
    await platform.login('ada', ['acme']);
    const { sessions } = await platform.identity.sessions.list(userId, '');
    const caller = { scheme: 'browserSession', userId, sessionId: sessions[0]?.id ?? '' } as const;
    const { ticket } = await platform.identity.pasteTickets.create(caller, undefined);
    const exchange = (headers: Record<string, string>) =>
      fetch(`${viewer.url}/screenshot-paste-tokens`, sending('POST', { ticket }, headers));
    for (const headers of FOREIGN_PAGES) {
      expect(await problemOf(await exchange(headers))).toMatchObject({ status: 403, name: 'cross-site-request' });
    }
    expect((await exchange({ origin: viewer.url, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });
});
