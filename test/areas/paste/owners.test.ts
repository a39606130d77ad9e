// A screenshot belongs to the owner of its API key, or to the local owner.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPasteClient } from '../../../src/sdk/paste/index.ts';
import { useAnnex } from '../../cli/annex.ts';
import { problemOf, sending, useRunning } from '../../running.ts';
import { authenticate, connectWithKey, KEYS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();
const annex = useAnnex();
const withKey = (owner: keyof typeof KEYS) => ({ 'x-api-key': KEYS[owner] });

async function pasteFor(viewer: ViewerUnderTest, owner: keyof typeof KEYS, title: string, seed = 1): Promise<string> {
  const bytes = await png(drawPixels(20, 10, 3, seed));
  const answer = await viewer.post(bytes, 'image/png', `?title=${title}`, withKey(owner));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const namesOf = async (viewer: ViewerUnderTest, headers: Record<string, string>) => {
  const { screenshots } = (await (await fetch(`${viewer.url}/screenshot-pastes`, { headers })).json()) as {
    screenshots: { name: string }[];
  };
  return screenshots.map(({ name }) => name);
};

describe('a screenshot of another owner', () => {
  it('is not found by any operation, and is not listed', async () => {
    const viewer = await runViewer(running, { authenticate });
    const id = await pasteFor(viewer, 'acme', 'secret');
    const deleted = await pasteFor(viewer, 'acme', 'deleted', 2);
    const base = `${viewer.url}/screenshot-paste`;
    await fetch(`${base}/${deleted}`, { method: 'DELETE', headers: withKey('acme') });
    for (const headers of [withKey('demo'), withKey('umbrella'), {}]) {
      const answers = [
        await fetch(`${base}/${id}`, { headers }),
        await fetch(`${base}/${id}`, { headers: { ...headers, accept: 'text/event-stream' } }),
        await fetch(`${base}/${id}/image`, { headers }),
        await fetch(`${base}/${id}/text`, { headers }),
        await fetch(`${base}/${id}`, sending('PATCH', { name: 'taken' }, headers)),
        await fetch(`${base}/${id}/undo`, { method: 'POST', headers }),
        await fetch(`${base}/${id}`, { method: 'DELETE', headers }),
        await fetch(`${base}/${deleted}/restore`, { method: 'POST', headers }),
      ];
      for (const answer of answers) expect(await problemOf(answer)).toMatchObject({ name: 'paste-not-found' });
      expect(await namesOf(viewer, headers)).toEqual([]);
      const since = await fetch(`${viewer.url}/screenshot-pastes?after=${id}`, { headers });
      expect(await problemOf(since)).toMatchObject({ status: 400 });
    }
    expect(await namesOf(viewer, withKey('acme'))).toEqual(['secret']);
    const restored = await fetch(`${base}/${deleted}/restore`, { method: 'POST', headers: withKey('acme') });
    expect(restored.status).toBe(200);
  });

  it('is not found by MCP tools and resources', async () => {
    const viewer = await runViewer(running, { authenticate });
    const id = await pasteFor(viewer, 'acme', 'secret');
    const [own, other] = [
      await connectWithKey(running, viewer, 'acme'),
      await connectWithKey(running, viewer, 'umbrella'),
    ];
    const list = async (client: typeof own) =>
      (await client.callTool({ name: 'av_screenshot_list', arguments: {} })).structuredContent;
    expect(await list(own)).toMatchObject({ screenshots: [{ id }] });
    expect(await list(other)).toEqual({ screenshots: [] });
    for (const [tool, args] of [
      ['av_screenshot_read', { id }],
      ['av_screenshot_rename', { id, name: 'taken' }],
      ['av_screenshot_undo', { id }],
      ['wait_for_paste', { after: id, timeout_seconds: 1 }],
    ] as const) {
      expect(await other.callTool({ name: tool, arguments: args }), tool).toMatchObject({ isError: true });
    }
    expect((await own.listResources()).resources).toHaveLength(1);
    expect((await other.listResources()).resources).toEqual([]);
    await expect(other.readResource({ uri: `screenshot://${id}` })).rejects.toThrow();
    expect(await namesOf(viewer, withKey('acme'))).toEqual(['secret']);
  });
});

describe('a screenshot without a key', () => {
  it('belongs to the local owner, like those of releases without owners', async () => {
    const first = await runViewer(running, { authenticate });
    await first.paste(await png(drawPixels(20, 10)), 'local');
    const journal = join(first.projectDir, 'screenshots/sp/.journal.jsonl');
    await first.close();
    await writeFile(journal, (await readFile(journal, 'utf8')).replaceAll('"owner":"demo",', ''));
    const viewer = await runViewer(running, { authenticate, projectDir: first.projectDir });
    expect(await namesOf(viewer, {})).toEqual(['local']);
    expect(await namesOf(viewer, withKey('demo'))).toEqual(['local']);
    expect(await namesOf(viewer, withKey('acme'))).toEqual([]);
    await viewer.close();
    const paste = { localOwner: 'acme' };
    const moved = await runViewer(running, { authenticate, projectDir: first.projectDir, paste });
    expect(await namesOf(moved, withKey('acme'))).toEqual(['local']);
  });
});

describe('a viewer that dies between writing the files and the journal', () => {
  it('does not lose the owner of the screenshot', async () => {
    const first = await runViewer(running, { authenticate });
    const id = await pasteFor(first, 'acme', 'cut-off');
    await first.close();
    const journal = join(first.projectDir, 'screenshots/sp/.journal.jsonl');
    const lines = (await readFile(journal, 'utf8')).split('\n');
    await writeFile(journal, lines.filter((line) => !line.includes('"event":"saved"')).join('\n'));
    const viewer = await runViewer(running, { authenticate, projectDir: first.projectDir });
    expect(await namesOf(viewer, {})).toEqual([]);
    expect(await namesOf(viewer, withKey('acme'))).toEqual(['cut-off']);
    expect((await fetch(`${viewer.url}/screenshot-paste/${id}`, { headers: withKey('acme') })).status).toBe(200);
  });
});

describe('the widget that an agent opens', () => {
  it('saves for the owner of the agent’s key after the login of its user, and lists the screenshots of that owner [E-login]', async () => {
    const [users, asked] = [new Map([['session', 'ada']]), { user: 'ada', userId: 'ada', sessionId: 'session' }];
    const viewer = await runViewer(running, {
      authenticate,
      logins: {
        visitorOf: async (session) => (users.has(session ?? '') ? asked : null),
        mayActFor: async ({ userId }, owner) => userId === 'ada' && owner === 'acme',
        isActive: async ({ sessionId }) => users.has(sessionId),
        ownerOf: async () => 'demo',
      },
    });
    const agent = await connectWithKey(running, viewer, 'acme');
    const opened = await agent.callTool({ name: 'av_screenshot_paste', arguments: { title: 'Board' } });
    const { url, after } = opened.structuredContent as { url: string; after: string };
    const browser = { cookie: '__Host-annex_session=session', 'annex-proof': 'proof', 'sec-fetch-site': 'none' };
    const html = await (await fetch(url, { headers: browser })).text();
    expect(html).toContain('value="Board"');
    const page = { origin: 'null', 'paste-token': /data-token="([^"]+)"/.exec(html)?.[1] ?? '' };
    const post = async () => viewer.post(await png(drawPixels(20, 10)), 'image/png', '?title=board', page);
    expect((await post()).status).toBe(201);
    expect(await namesOf(viewer, page)).toEqual(['board']);
    expect(await namesOf(viewer, {})).toEqual([]);
    const pasted = await agent.callTool({ name: 'wait_for_paste', arguments: { after, timeout_seconds: 5 } });
    expect(JSON.stringify(pasted.content)).toContain('board-20x10.png');
    const other = await fetch(url.replace('acme', 'umbrella'), { headers: browser });
    expect(await problemOf(other)).toMatchObject({ status: 403, name: 'not-a-member' });
    users.clear();
    expect(await problemOf(await post())).toMatchObject({ status: 403, name: 'foreign-origin' });
  });
});

describe('annex paste', () => {
  it('saves for the owner of ANNEX_API_KEY', async () => {
    const viewer = await runViewer(running, { authenticate });
    await writeFile(join(annex.folder(), 'board.png'), await png(drawPixels(20, 10)));
    const env = { ANNEX_VIEWER_URL: viewer.url, ANNEX_API_KEY: KEYS.acme };
    expect(await annex.run(['paste', 'board.png'], env)).toMatchObject({ code: 0 });
    const client = createPasteClient({ baseUrl: viewer.url, apiKey: KEYS.acme });
    expect((await client.listPastes({ query: {} })).screenshots).toHaveLength(1);
    expect(await namesOf(viewer, {})).toEqual([]);
  });
});
