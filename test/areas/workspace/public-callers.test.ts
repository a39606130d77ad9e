// Requests of public programs to workspace control, byte for byte, and the fields that they read from responses.
import { beforeAll, describe, expect, it } from 'vitest';
import { problemType } from '../../requests.ts';
import { useRunning } from '../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace, WEB_VIEW, type WorkspaceUnderTest } from './workspace.ts';

/** Panel identifiers that public clients send. */
const FOREIGN_WEB_VIEW = 'adom/a1b2c3d4-0031-4000-a000-000000000031';
const FOREIGN_EDITOR = 'adom/a1b2c3d4-eeee-4000-a000-00000000000e';
const OPERATORS_OWN = 'acme/6b0f7c1d-2e3a-4b5c-8d9e-0f1a2b3c4d5e';
const SVG = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;

const running = useRunning();
let workspace: WorkspaceUnderTest;
beforeAll(async () => {
  workspace = await startWorkspace(running);
});

const call = async (method: string, path: string, body?: object) => {
  const answer = await workspace.call(method, `${EDITOR}${path}`, body);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
};
const tabs = async (query = ''): Promise<{ [field: string]: unknown }[]> =>
  (await call('GET', `/tabs${query}`)).body.tabs;

describe('a caller that', () => {
  it('walks the tree from `root` finds it there', async () => {
    const { body } = await call('GET', '');
    expect(body.root).toEqual(body.layout);
    expect(body.root).toMatchObject({ type: 'leaf', id: 'leaf-1' });
  });

  it('walks the tree from the top of the answer finds it there too, whether or not it is split', async () => {
    const { body } = await call('GET', '');
    expect(body).toMatchObject({ type: 'leaf', id: 'leaf-1' });
    const split = {
      panelId: 'leaf-1',
      direction: 'vertical',
      panelType: FOREIGN_WEB_VIEW,
      displayName: 'Container UI',
    };
    const { body: made } = await call('POST', '/splits', { ...split, displayIcon: 'mdi:application-brackets' });
    const { body: after } = await call('GET', '');
    expect(after).toMatchObject({ type: 'split', first: { id: 'leaf-1' }, second: { id: made.newPanelId } });
    await call('DELETE', `/panels/${made.newPanelId}`);
  });

  it('sends its key as a bearer token is accepted, but not with a wrong key or another scheme', async () => {
    const get = (authorization: string) =>
      fetch(`${workspace.platform.url}${EDITOR}/tabs`, { headers: { authorization } });
    expect((await get(`Bearer ${workspace.key}`)).status).toBe(200);
    for (const wrong of [`Bearer ak_${'x'.repeat(43)}`, `Basic ${workspace.key}`, workspace.key]) {
      const answer = await get(wrong);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
    const elsewhere = await fetch(`${workspace.platform.url}${EDITOR.replace('demo', 'other')}/tabs`, {
      headers: { authorization: `Bearer ${workspace.key}` },
    });
    expect(elsewhere.status).toBe(403);
  });

  it('opens a web view with a custom icon finds the tab by name, and its leaf', async () => {
    const opened = await call('POST', '/tabs', {
      panelId: 'leaf-1',
      panelType: FOREIGN_WEB_VIEW,
      displayName: 'File tree',
      displayIcon: 'mdi:file-tree',
      initialState: { url: 'http://localhost:1420/tree' },
    });
    expect(opened.status).toBe(201);
    expect(await tabs('?name=File%20tree')).toEqual([
      {
        tabId: opened.body.tabId,
        id: opened.body.tabId,
        name: 'File tree',
        displayName: 'File tree',
        displayIcon: 'mdi:file-tree',
        panelId: 'leaf-1',
        panelType: FOREIGN_WEB_VIEW,
        panelState: {
          url: 'http://localhost:1420/tree',
          headerHidden: false,
          proxyEnabled: false,
          reloads: 0,
          displayIcon: 'mdi:file-tree',
        },
        isActive: true,
        isOwn: true,
        openedBy: { id: expect.any(String), name: expect.any(String) },
      },
    ]);
    const navigate = { panelId: 'leaf-1', action: 'navigate', url: 'https://docs.example/' };
    expect((await workspace.call('PATCH', '/api/panels/webview/demo/rover', navigate)).status).toBe(204);
    expect(await tabs('?name=File%20tree')).toMatchObject([{ panelState: { url: 'https://docs.example/' } }]);
    expect(await tabs('?name=file%20tree')).toEqual([]);
  });

  it('sends name and panelState instead of displayName and initialState is understood', async () => {
    await call('POST', '/tabs', {
      name: 'Drawn',
      panelType: WEB_VIEW,
      panelState: { url: 'about:blank', displayName: 'Ignored', displayIcon: SVG, headerHidden: true },
    });
    const [tab] = await tabs('?name=Drawn');
    expect(tab).toMatchObject({ displayIcon: SVG, panelState: { headerHidden: true } });
    expect(tab?.['panelState']).not.toHaveProperty('url');
  });

  it('splits reads newPanelId, and closes that panel with all its tabs', async () => {
    const body = { panelId: 'leaf-1', direction: 'horizontal', position: 'after', ratio: 0.5, panelType: SANDBOX };
    const { body: made } = await call('POST', '/splits', { ...body, initialState: { headerHidden: true } });
    expect(made.newPanelId).toBe(made.panelId);
    await call('POST', '/tabs', { panelId: made.newPanelId, panelType: WEB_VIEW, displayName: 'Beside' });
    expect(await tabs('?name=Beside')).toMatchObject([{ panelId: made.newPanelId, isActive: true }]);
    expect((await call('DELETE', `/panels/${made.newPanelId}`)).status).toBe(204);
    expect((await tabs()).map(({ panelId }) => panelId)).not.toContain(made.newPanelId);
    const again = await call('DELETE', `/panels/${made.newPanelId}`);
    expect(again).toMatchObject({ status: 404, body: { type: problemType('panel-not-found') } });
  });

  it('splits off the code editor again gets the existing panel', async () => {
    const body = { panelId: 'leaf-1', direction: 'horizontal', position: 'before', ratio: 0.5 };
    const made = await call('POST', '/splits', {
      ...body,
      panelType: FOREIGN_EDITOR,
      displayName: 'Visual Studio Code',
    });
    expect(made.status).toBe(201);
    expect(await tabs('?name=Visual%20Studio%20Code')).toMatchObject([{ panelType: FOREIGN_EDITOR }]);
    await call('DELETE', `/panels/${made.body.newPanelId}`);
  });

  it('closes every panel and then uses tabs[0].panelId can split it and open tabs in it', async () => {
    for (const { panelId } of await tabs()) await call('DELETE', `/panels/${panelId}`);
    const [left, ...others] = await tabs();
    expect(others).toEqual([]);
    expect(left).toMatchObject({ panelType: WEB_VIEW, name: 'Web view', isActive: true });
    const panelId = left?.['panelId'];
    expect((await call('POST', '/tabs', { panelId, panelType: FOREIGN_WEB_VIEW })).status).toBe(201);
    for (const { tabId } of await tabs()) await call('DELETE', '/tabs', { panelId, tabId });
    const direction = 'horizontal';
    const split = await call('POST', '/splits', { panelId, direction, panelType: FOREIGN_WEB_VIEW });
    expect(split.status).toBe(201);
    expect((await tabs()).map((tab) => tab['panelId'])).toEqual([panelId, split.body.newPanelId]);
  });

  it('reads only data lines learns that it is connected, and of every change', async () => {
    const stop = new AbortController();
    const headers = { 'x-api-key': workspace.key, accept: 'text/event-stream' };
    const answer = await fetch(`${workspace.platform.url}${EDITOR}/events`, { headers, signal: stop.signal });
    const types: string[] = [];
    let text = '';
    let revision: number | undefined;
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events.filter((each) => !each.startsWith('event:') && each.startsWith('data:'))) {
        const data = JSON.parse(event.slice('data:'.length));
        types.push(data.type);
        revision = data.revision;
      }
      if (types.length === 1) void workspace.api.openTab({ path: rover, body: { panelType: SANDBOX } });
      if (types.length === 2) break;
    }
    stop.abort();
    expect(types).toEqual(['connected', 'workspace_updated']);
    expect(revision).toBe((await workspace.api.getLayout({ path: rover })).revision);
  });
});

describe('displayIcon', () => {
  it.each(['https://evil.example/x.svg', 'data:text/html;base64,PGI+', 'mdi:Chip', 'javascript:alert(1)'])(
    'refuses %s with a pointer',
    async (displayIcon) => {
      const { status, body } = await call('POST', '/tabs', { panelType: SANDBOX, displayIcon });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ pointer: '/body/displayIcon' }]);
    },
  );

  it('is refused if the icons of the workspace exceed the limit', async () => {
    const { call: raw } = await startWorkspace(running, { panels: { maxIconsBytes: 100 } });
    const answer = await raw('POST', `${EDITOR}/tabs`, {
      panelType: SANDBOX,
      displayIcon: `${SVG.slice(0, -4)}${'AAAA'.repeat(20)}`,
    });
    expect(await answer.json()).toMatchObject({ type: problemType('layout-full'), status: 409 });
  });

  it('that names a Material Design icon is served as an SVG', async () => {
    const get = (name: string) => fetch(`${workspace.platform.url}/assets/icons/mdi/${name}.svg`);
    const answer = await get('chip');
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 24 24".*<path /);
    for (const name of ['no-such-icon', '..%2f..%2fpackage', 'constructor']) expect((await get(name)).status).toBe(404);
  });
});

describe('the catalog', () => {
  it('lists foreign identifiers and the pages that the operator configured for placeholders', async () => {
    const motor = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a12';
    const panels = { aliases: [`${OPERATORS_OWN}=webview`], pages: [`${motor}=https://motors.example/panel`] };
    const { api } = await startWorkspace(running, { panels });
    const all = (await api.getPanelCatalog()).categories.flatMap((category) => category.panels);
    expect(all.find(({ panelType }) => panelType === WEB_VIEW)?.aliases).toEqual([FOREIGN_WEB_VIEW, OPERATORS_OWN]);
    const given = { placeholder: false, url: 'https://motors.example/panel' };
    expect(all.find(({ panelType }) => panelType === motor)).toMatchObject(given);
  });
});
