import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { problemOf, sending, useRunning } from '../../../running.ts';
import { rover, startWorkspace, WEB_VIEW, type WorkspaceUnderTest } from '../workspace.ts';
import { BOM, BOM_ID, BOM_TYPE, bomPanel, OVEN, PanelPackages } from './panel-packages.ts';

const PARTS = 'https://api.parts.example';
const NOTHING = { connectDomains: [], resourceDomains: [], frameDomains: [], scopes: [], clipboardWrite: false };
const running = useRunning();
const packages = new PanelPackages();
let workspace: WorkspaceUnderTest;
let person: Record<string, string>;
let tabId: string;

/** As the page of a logged-in user. */
async function asPerson<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(workspace.platform.url + path, sending(method, body, person));
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
const pathOf = (tab: string, more = '') => `/api/panels/views/demo/rover/tabs/${tab}${more}`;
const getView = (tab = tabId) => asPerson<Schemas['PanelView']>('GET', pathOf(tab));
const grant = (version: string, permissions: object, tab = tabId) =>
  asPerson('PUT', pathOf(tab, '/grant'), { version, permissions });
const callTool = (name: string, args = {}) =>
  asPerson<Schemas['PanelToolResult']>('POST', pathOf(tabId, '/calls'), { name, arguments: args });
const catalogPanel = async (type: string) =>
  (await workspace.api.getPanelCatalog({})).categories
    .flatMap(({ panels }) => panels)
    .find(({ panelType }) => panelType === type);
const openPanel = async (panelType: string, initialState = {}) =>
  (await workspace.api.openTab({ path: rover, body: { panelType, initialState } })).tabId;

beforeAll(async () => {
  const ui = { csp: { connectDomains: [PARTS], resourceDomains: ['https://*.cdn.example'] } };
  const panel = bomPanel({
    ui,
    scopes: ['workspace:tabs'],
    answers: { own: { content: [] } },
    input: { from: 'manifest' },
  });
  await packages.release({ panels: { main: { panel, html: '<!DOCTYPE html><title>BOM</title><p>One</p>' } } });
  await packages.install();
  workspace = await startWorkspace(running, { packages: { installDir: packages.root } });
  person = await workspace.platform.login('ada', ['demo']);
  tabId = await openPanel(BOM_TYPE);
}, 60_000);
afterAll(() => packages.remove());

describe('getPanelSchema', () => {
  it('returns the JSON Schema of panel.json to everybody', async () => {
    const response = await fetch(`${workspace.platform.url}/api/panels/schema/v1.json`);
    expect(await response.json()).toMatchObject({ $id: 'urn:annex:workspace:panel:v1', $defs: { Panel: {} } });
  });
});

describe('getPanelView', () => {
  it('says what a panel asks for, and is for the page only', async () => {
    expect(await getView()).toMatchObject({
      panelType: BOM_TYPE,
      title: 'BOM table',
      package: BOM,
      version: '1.0.0',
      ask: 'first',
      granted: NOTHING,
      missing: { connectDomains: [PARTS], scopes: ['workspace:tabs'] },
      asks: [
        'exchange data with api.parts.example',
        'load scripts and pictures from every server of cdn.example',
        'see the names and addresses of the tabs of this workspace',
      ],
      input: { from: 'manifest' },
    });
    const byKey = await workspace.call('GET', pathOf(tabId));
    expect(byKey.status).toBe(401);
    const stranger = await workspace.platform.login('eve', ['other']);
    const response = await fetch(workspace.platform.url + pathOf(tabId), { headers: stranger });
    expect(await problemOf(response)).toMatchObject({ name: 'other-owner' });
  });

  it('refuses tabs that are closed or show other panels', async () => {
    await expect(getView('tab-999')).rejects.toThrow('tab-not-found');
    const webview = await openPanel(WEB_VIEW);
    await expect(getView(webview)).rejects.toThrow('wrong-panel');
  });

  it('serves documents with exactly the granted policy, for their hash only', async () => {
    const { view, shell } = await getView();
    const response = await fetch(workspace.platform.url + view);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts allow-forms; ');
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toContain("'self';");
    expect(policy).not.toContain('example');
    expect(response.headers.get('connection-allowlist')).toBe('();webrtc=block;report-to=own');
    expect(await response.text()).toMatch(/^<!DOCTYPE html><script>.*<\/script><title>BOM<\/title><p>One<\/p>$/s);
    const outer = await fetch(workspace.platform.url + shell);
    const address = workspace.platform.url + view;
    expect(outer.headers.get('connection-allowlist')).toBe(`("${address}")`);
    expect(outer.headers.get('content-security-policy')).toContain(`frame-src ${address};`);
    expect((await fetch(workspace.platform.url + view.replace(BOM, 'com.example.x'))).status).toBe(404);
    const guessed = view.replace(/\/[\w-]{43}\/view$/, `/${'A'.repeat(43)}/view`);
    expect((await fetch(workspace.platform.url + guessed)).status).toBe(404);
  });
});

describe('setPanelGrant, listPanelGrants and deletePanelGrant', () => {
  it('grant what the installed version asks for, and no more', async () => {
    const before = await getView();
    const greedy = { ...NOTHING, connectDomains: [PARTS, 'https://evil.example'], scopes: ['workspace:control'] };
    await grant('1.0.0', greedy);
    const after = await getView();
    expect(after).toMatchObject({ ask: 'no', granted: { ...NOTHING, connectDomains: [PARTS] } });
    const { headers } = await fetch(workspace.platform.url + after.view);
    expect(headers.get('content-security-policy')).toContain(`connect-src ${PARTS};`);
    expect(headers.get('connection-allowlist')).toBe(`("${PARTS}/*");webrtc=block;report-to=own`);
    expect((await fetch(workspace.platform.url + before.view)).status).toBe(404); // the former policy is gone
    const { grants } = await workspace.api.listPanelGrants({ path: { owner: 'demo' } });
    expect(grants).toMatchObject([{ panelType: BOM_TYPE, grantedBy: 'ada', installed: true }]);
    expect(grants[0]?.allows).toEqual(['exchange data with api.parts.example']);
  });

  it('are listed on the account page, with what they allow', async () => {
    const page = async (headers: Record<string, string>) =>
      (await fetch(`${workspace.platform.url}/account`, { headers })).text();
    const text = await page(person);
    expect(text).toContain('Panels with permissions');
    expect(text).toContain('exchange data with api.parts.example');
    expect(text).toContain(`data-value="demo/${BOM_TYPE}"`);
    expect(await page(await workspace.platform.login('mallory', ['other']))).not.toContain('Panels with permissions');
  });

  it('are for people: a key cannot grant, and another origin cannot either', async () => {
    const body = { version: '1.0.0', permissions: NOTHING };
    expect((await workspace.call('PUT', pathOf(tabId, '/grant'), body)).status).toBe(401);
    const headers = { ...person, origin: 'https://evil.example' };
    const response = await fetch(workspace.platform.url + pathOf(tabId, '/grant'), sending('PUT', body, headers));
    expect(await problemOf(response)).toMatchObject({ name: 'cross-site-request' });
  });

  it('tell open pages to load the view again when a grant is revoked', async () => {
    const page = await workspace.page();
    const seen = () => page.received.filter(({ type }) => type === 'catalog').length;
    await workspace.api.deletePanelGrant({ path: { owner: 'demo', package: BOM, panel: BOM_ID } });
    await expect.poll(seen).toBeGreaterThan(0);
    expect(await getView()).toMatchObject({ ask: 'first', granted: NOTHING });
    await grant('1.0.0', { ...NOTHING, scopes: ['workspace:tabs'] });
  });

  it('give nothing back that is revoked meanwhile', async () => {
    const { database } = workspace.platform;
    const all = { ...NOTHING, connectDomains: [PARTS] };
    await grant('1.0.0', all);
    const read = database.read.bind(database);
    const spy = vi.spyOn(database, 'read').mockImplementation(async (statement, deadlineMs) => {
      const rows = await read(statement, deadlineMs);
      if (!statement.text.startsWith('select decision')) return rows;
      spy.mockRestore();
      await workspace.api.deletePanelGrant({ path: { owner: 'demo', package: BOM, panel: BOM_ID } });
      return rows;
    });
    await grant('1.0.0', { ...NOTHING, scopes: ['workspace:tabs'] });
    expect(await getView()).toMatchObject({ granted: { ...NOTHING, scopes: ['workspace:tabs'] } });
  });
});

describe('callPanelTool', () => {
  it('runs tools within the granted scopes, as the panel', async () => {
    const { structuredContent } = await callTool('workspace_tabs');
    const { tabs } = structuredContent as { tabs: object[] };
    expect(tabs.find((tab) => 'panelType' in tab && tab.panelType === BOM_TYPE)).toMatchObject({ name: 'BOM table' });
    expect(JSON.stringify(tabs)).not.toContain('panelState');
    expect(await callTool('own')).toEqual({ content: [] });
  });

  it('refuses others with a sentence that names the permission [D-package-panel-scope]', async () => {
    for (const [name, permission] of [
      ['workspace_open_page', 'workspace:control'],
      ['workspace_screenshot', 'workspace:read'],
      ['packages_search', 'packages:read'],
    ] as const) {
      const refused = await callTool(name, { url: 'https://example.com/' });
      expect(refused).toMatchObject({ isError: true });
      expect(JSON.stringify(refused.content)).toContain(`needs the permission ${permission}`);
    }
    expect(await callTool('toString')).toMatchObject({ isError: true });
    expect(await callTool('workspace_eval', { code: '1' })).toMatchObject({ isError: true });
  });
});

describe('getPanelState and updatePanelState', () => {
  it('keep the state beside the layout, and tell open pages', async () => {
    const page = await workspace.page();
    const { revision } = await workspace.api.getLayout({ path: rover });
    const path = { ...rover, tabId };
    expect(await workspace.api.getPanelState({ path })).toEqual({ version: 0 });
    const saved = await workspace.api.updatePanelState({ path, body: { data: { rows: 1 }, context: 'One row.' } });
    expect(saved).toEqual({ version: 1 });
    await asPerson('PATCH', pathOf(tabId, '/state'), { storage: { opened: '2' } });
    expect(await workspace.api.getPanelState({ path })).toEqual({
      version: 2,
      data: { rows: 1 },
      context: 'One row.',
      storage: { opened: '2' },
    });
    const told = () => page.received.filter(({ type }) => type === 'panel-state');
    await expect.poll(() => told().at(-1)).toEqual({ type: 'panel-state', tabId, version: 2 });
    expect((await workspace.api.getLayout({ path: rover })).revision).toBe(revision);
  });

  it('refuse more than 256 KiB, in one or several parts', async () => {
    const path = { ...rover, tabId };
    const half = 'x'.repeat(150_000);
    await workspace.api.updatePanelState({ path, body: { data: { half } } });
    const more = workspace.api.updatePanelState({ path, body: { storage: { half } } });
    await expect(more).rejects.toMatchObject({ errors: [{ detail: expect.stringContaining('at most 262144') }] });
    expect(await workspace.api.getPanelState({ path })).toMatchObject({ storage: { opened: '2' } });
    await workspace.api.updatePanelState({ path, body: { data: {} } });
  });

  it('keep what a panel was opened with, and forget closed tabs', async () => {
    const result = { content: [], structuredContent: { rows: 'y'.repeat(50_000) } };
    const opened = await openPanel(BOM_TYPE, { input: { board: 'a' }, result });
    const path = { ...rover, tabId: opened };
    expect(await workspace.api.getPanelState({ path })).toEqual({ version: 1, input: { board: 'a' }, result });
    const { tabs } = await workspace.api.listTabs({ path: rover, query: {} });
    expect(JSON.stringify(tabs)).not.toContain('yyy');
    await workspace.api.closeTab({ path });
    await expect(workspace.api.getPanelState({ path })).rejects.toMatchObject({ name: 'tab-not-found' });
    await workspace.api.updatePanelState({ path: { ...rover, tabId }, body: { data: { rows: 3 } } });
    const text = 'select tab_id from panel_contents';
    expect(await workspace.platform.database.read({ text, values: [] })).toEqual([{ tab_id: tabId }]);
  });
});

describe('setPanelDraft', () => {
  const id = '7f2e6c75-4a2a-4d74-9c77-2e8f8a2fbd23';
  const path = { owner: 'demo', panel: id };
  const manifest = JSON.stringify({ id, title: 'Draft', ui: { csp: { connectDomains: [PARTS] } } });
  const html = '<!doctype html><p>Draft</p>';
  const save = (body: { manifest: string; html: string }) => workspace.api.setPanelDraft({ path, body });

  it('shows a panel that is being written, and its errors, to the owner only, while it is sent', async () => {
    const { clock } = workspace.platform;
    const draft = await openPanel(`dev/${id}`);
    await expect(getView(draft)).rejects.toThrow('Nobody is writing this panel now');
    const page = await workspace.page();
    const seen = () => page.received.filter(({ type }) => type === 'catalog').length;
    expect(await save({ manifest, html })).toEqual({ errors: [] });
    await expect.poll(seen).toBe(1);
    const asked = await getView(draft);
    expect(asked).toMatchObject({ title: 'Draft', ask: 'first', granted: NOTHING });
    await grant(asked.version, { ...NOTHING, connectDomains: [PARTS] }, draft);
    const { ask, view } = await getView(draft);
    expect(ask).toBe('no');
    const { headers } = await fetch(workspace.platform.url + view);
    expect(headers.get('content-security-policy')).toContain(`connect-src ${PARTS};`);
    expect((await fetch(workspace.platform.url + view.replace('/demo/', '/other/'))).status).toBe(404);
    const more = manifest.replace('api.parts', 'more.parts');
    await save({ manifest: more, html });
    expect(await getView(draft)).toMatchObject({ ask: 'more', granted: NOTHING });
    expect(await save({ manifest: manifest.replace('title', 'titel'), html })).toEqual({
      errors: [expect.stringContaining('title')],
    });
    await expect(getView(draft)).rejects.toThrow('This panel has errors.');
    expect((await save({ manifest: '{', html: '' })).errors).not.toEqual([]);
    expect((await save({ manifest: manifest.replace(id, BOM_ID), html })).errors).toEqual([
      '/id has changed. Start the command again.',
    ]);
    expect((await fetch(workspace.platform.url + view)).status).toBe(404);
    await save({ manifest, html });
    clock.advance(31_000);
    await expect(getView(draft)).rejects.toThrow('Nobody is writing this panel now');
    expect(JSON.stringify(await workspace.api.getPanelCatalog({}))).not.toContain('dev/');
    const stranger = await workspace.platform.identity.keys.create('other');
    const refused = await workspace.call(
      'PUT',
      `/api/panels/drafts/demo/${id}`,
      { manifest, html },
      { 'x-api-key': stranger.key },
    );
    expect(await problemOf(refused)).toMatchObject({ name: 'other-owner' });
    await workspace.api.closeTab({ path: { ...rover, tabId: draft } });
  });

  it('keep what a panel was opened with beside the layout', async () => {
    await save({ manifest, html });
    const draft = await openPanel(`dev/${id}`, { input: { board: 'a' }, result: { content: [] }, zoom: 2 });
    const tab = { path: { ...rover, tabId: draft } };
    expect(await workspace.api.getPanelState(tab)).toEqual({
      version: 1,
      input: { board: 'a' },
      result: { content: [] },
    });
    const { tabs } = await workspace.api.listTabs({ path: rover, query: {} });
    expect(tabs.find(({ tabId }) => tabId === draft)?.panelState).toEqual({ zoom: 2, displayIcon: 'square' });
    await workspace.api.closeTab(tab);
  });

  it('keeps at most 20 drafts of an owner', async () => {
    const draft = await openPanel(`dev/${id}`);
    await save({ manifest, html });
    await getView(draft);
    const stranger = await workspace.platform.identity.keys.create('other');
    const fill = async (owner: string, key: string) => {
      for (let count = 10; count < 30; count += 1) {
        const path = `/api/panels/drafts/${owner}/${id.replace('7f', String(count))}`;
        const { status } = await workspace.call('PUT', path, { manifest: '{}', html }, { 'x-api-key': key });
        expect(status).toBe(200);
      }
    };
    await fill('other', stranger.key);
    await getView(draft);
    await fill('demo', workspace.key);
    await expect(getView(draft)).rejects.toThrow('Nobody is writing this panel now');
    await workspace.api.closeTab({ path: { ...rover, tabId: draft } });
  });
});

describe('the life of a package', () => {
  it('updates ask for the difference only, and a rollback needs nothing', async () => {
    const ui = { csp: { connectDomains: [PARTS, 'wss://live.parts.example:8443'] } };
    const panel = bomPanel({ ui, scopes: ['workspace:tabs'] });
    await packages.release({ version: '1.1.0', panels: { main: { panel, html: '<!doctype html><p>Two</p>' } } });
    await packages.update();
    const updated = await getView();
    expect(updated).toMatchObject({ version: '1.1.0', ask: 'more', granted: { scopes: ['workspace:tabs'] } });
    expect(updated.asks).toEqual([
      'exchange data with api.parts.example',
      'exchange data with live.parts.example (port 8443)',
    ]);
    await grant('1.1.0', NOTHING);
    expect(await getView()).toMatchObject({ ask: 'no' });
    await packages.installer.rollback(BOM);
    expect(await getView()).toMatchObject({ version: '1.0.0', granted: { scopes: ['workspace:tabs'] } });
  });

  it('a removed package keeps tab and state, until it is installed again [D-package-panel-state]', async () => {
    await packages.installer.remove([BOM]);
    await expect(getView()).rejects.toThrow('wrong-panel');
    expect(await catalogPanel(BOM_TYPE)).toBeUndefined();
    expect(await workspace.api.getPanelState({ path: { ...rover, tabId } })).toMatchObject({ data: { rows: 3 } });
    await packages.install();
    expect(await getView()).toMatchObject({ version: '1.1.0' });
  });

  it('a changed file hides its panel, and only that', async () => {
    const file = join(packages.root, 'plugins/com_example_bom/panels/main/index.html');
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, `${html}<script>changed</script>`);
    await packages.release({
      identifier: 'com.example.other',
      panels: { main: { panel: bomPanel({ title: 'Other' }) } },
    });
    await packages.install('com.example.other');
    expect(await catalogPanel(`com.example.other/${BOM_ID}`)).toMatchObject({ displayName: 'Other' });
    expect(await catalogPanel(BOM_TYPE)).toBeUndefined();
    expect(workspace.platform.log.join()).toContain('was changed after the installation');
    writeFileSync(file, html);
  });

  it('a placeholder becomes real, for the first package by identifier', async () => {
    const oven = await openPanel(OVEN);
    const panels = { main: { panel: bomPanel({ implements: OVEN }) } };
    await packages.release({ identifier: 'org.example.oven', panels });
    await packages.release({ identifier: 'net.example.oven', panels });
    await packages.install('org.example.oven');
    await packages.install('net.example.oven');
    expect(await catalogPanel(OVEN)).toMatchObject({
      displayName: 'Oven data',
      placeholder: false,
      view: { package: 'net.example.oven', version: '1.0.0' },
    });
    expect(await catalogPanel(`net.example.oven/${BOM_ID}`)).toBeUndefined();
    expect(await catalogPanel(`org.example.oven/${BOM_ID}`)).toMatchObject({ displayName: 'BOM table' });
    expect(await getView(oven)).toMatchObject({ package: 'net.example.oven', ask: 'no' });
  });

  it('panels.packages turns panels off, and panels.pages wins over a package', async () => {
    const off = await startWorkspace(running, { packages: { installDir: packages.root }, panels: { packages: 'off' } });
    const { categories } = await off.api.getPanelCatalog({});
    expect(JSON.stringify(categories)).not.toContain('"view"');
    const pages = [`${OVEN}=https://panels.example/`];
    const paged = await startWorkspace(running, { packages: { installDir: packages.root }, panels: { pages } });
    const all = (await paged.api.getPanelCatalog({})).categories.flatMap(({ panels }) => panels);
    expect(all.find(({ panelType }) => panelType === OVEN)).toMatchObject({ url: 'https://panels.example/' });
  });
});
