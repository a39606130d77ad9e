// The panels of installed packages in the real page: consent, state and life cycle.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BOM,
  BOM_ID,
  BOM_TYPE,
  bomPanel,
  OVEN,
  PanelPackages,
} from '../areas/workspace/package-panels/panel-packages.ts';
import { rover } from '../areas/workspace/workspace.ts';
import { type PlatformSettings, useRunning } from '../running.ts';
import { violations } from './axe.ts';
import { useChromium } from './chromium.ts';
import { press, TIMEOUT, view, viewOf, views } from './package-panels.ts';
import { startOpenWorkspace, useSite } from './workspace.ts';

const running = useRunning();
const browser = useChromium();
const site = useSite((_, response) => response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('price'));
let pageLoads = 0;
const paged = useSite((request, response) => {
  if (request.url === '/page') pageLoads += 1;
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>A page</p>');
});
const other = useSite((_, response) => response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('stolen'));
let packages: PanelPackages;
beforeEach(() => {
  packages = new PanelPackages();
});
afterEach(() => packages.remove());

const start = (panels: PlatformSettings['panels'] = {}) =>
  startOpenWorkspace(running, browser, { packages: { installDir: packages.root }, panels });
describe('the panel of a package', () => {
  it('asks first, keeps its state, and lives through update, rollback and removal [D-package-panel-consent]', {
    timeout: TIMEOUT,
  }, async () => {
    const asks = (version: string, more: object = {}) => {
      const ui = { csp: { connectDomains: [site()] } };
      const panel = bomPanel({ ui, scopes: ['workspace:tabs'], implements: OVEN, ...more });
      return packages.release({ version, panels: { main: { panel, html: view(version) } } });
    };
    await asks('1.0.0');
    const workspace = await start();
    const { api } = workspace;
    const { tabId } = await api.openTab({ path: rover, body: { panelType: OVEN } });
    const page = await workspace.open();
    await page.getByText('Not installed. Install a package that provides this panel.').waitFor();
    // A click at the moment when a question appears is not meant for it.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>('.consent button');
        if (button) observer.disconnect();
        button?.click();
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    await packages.install(); // without a reload of the page
    await page.getByText('“BOM table” asks for permission to').waitFor();
    expect(views(page)).toEqual([]); // nothing of the view is loaded
    expect(await violations(page)).toEqual([]);
    expect((await api.listPanelGrants({ path: { owner: 'demo' } })).grants).toEqual([]);
    await press(page, 'Allow');
    const first = await viewOf(page);
    const { hostContext } = (await first.evaluate('ready')) as { hostContext: { theme: string; 'annex/state': null } };
    expect(hostContext).toMatchObject({ theme: 'light', 'annex/state': null });
    expect(
      await first.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--color-text-primary")'),
    ).not.toBe('');
    // One request and one tool are allowed, others are not.
    expect(await first.evaluate(`reach('${site()}/')`)).toBe('price');
    expect(await first.evaluate(`reach('${other()}/')`)).toBe('refused');
    expect(await first.evaluate(`reach('${workspace.platform.url}/health')`)).toBe('refused');
    await page.getByText(`Blocked: this panel tried to reach ${other()}`).waitFor();
    const call = (name: string) =>
      first.evaluate(`request('tools/call', { name: '${name}' }).then(({ result }) => JSON.stringify(result))`);
    expect(await call('workspace_tabs')).toContain('Oven data');
    expect(await call('workspace_open_page')).toContain('needs the permission workspace:control');
    // State and local storage.
    await first.evaluate(`localStorage.setItem('opened', '1'), request('annex/state/set', { state: { rows: 1 } })`);
    await expect
      .poll(() => api.getPanelState({ path: { ...rover, tabId } }))
      .toMatchObject({ data: { rows: 1 }, storage: { opened: '1' } });
    const second = await workspace.open({ colorScheme: 'dark' });
    const elsewhere = await viewOf(second);
    expect(
      await elsewhere.evaluate(
        `ready.then(({ hostContext }) => [hostContext.theme, hostContext['annex/state'].rows, localStorage.opened])`,
      ),
    ).toEqual(['dark', 1, '1']);
    await elsewhere.evaluate(`request('annex/state/set', { state: { rows: 2 } })`);
    await expect.poll(() => first.evaluate('state()')).toEqual({ rows: 2 });
    // An agent shows its data.
    await api.updatePanelState({ path: { ...rover, tabId }, body: { input: { board: 'a' }, result: { content: [] } } });
    await expect
      .poll(() => first.evaluate(`got.findLast(({ method }) => method === 'ui/notifications/tool-input').params`))
      .toEqual({ arguments: { board: 'a' } });
    await second.context().close();
    // An update asks for the difference; a rollback needs nothing.
    await asks('1.1.0', { scopes: ['workspace:tabs', 'workspace:control'] });
    await packages.update();
    await page.getByText('Version 1.1.0 also asks for permission to:').waitFor();
    await expect.poll(async () => (await viewOf(page)).locator('p').textContent()).toBe('1.1.0');
    expect(await page.locator('.view-bar li').allTextContents()).toEqual([
      'open, change and close tabs of this workspace',
    ]);
    await press(page, 'Not now');
    await page.getByText('also asks').waitFor({ state: 'hidden' });
    await packages.installer.rollback(BOM);
    await expect.poll(async () => (await viewOf(page)).locator('p').textContent()).toBe('1.0.0');
    await packages.installer.remove([BOM]);
    await page.getByText('Not installed. Install a package that provides this panel.').waitFor();
    await packages.install();
    const last = await viewOf(page);
    expect(await last.evaluate(`ready.then(({ hostContext }) => hostContext['annex/state'])`)).toEqual({ rows: 2 });
    // What was granted can be revoked on the spot.
    await api.deletePanelGrant({ path: { owner: 'demo', package: BOM, panel: BOM_ID } });
    await page.getByText('“BOM table” asks for permission to').waitFor();
    expect(views(page)).toEqual([]);
    expect(workspace.complaints).toEqual([]);
  });

  it('loses its view when the platform does not say what it may do, until it does', { timeout: TIMEOUT }, async () => {
    const panel = bomPanel({ ui: { csp: { connectDomains: [site()] } } });
    await packages.release({ panels: { main: { panel, html: view('1.0.0') } } });
    await packages.install();
    const { api, open } = await start();
    await api.openTab({ path: rover, body: { panelType: BOM_TYPE } });
    const page = await open();
    const revoke = () => api.deletePanelGrant({ path: { owner: 'demo', package: BOM, panel: BOM_ID } });
    const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 503 }));
    await press(page, 'Allow');
    await viewOf(page);
    await fail('**/api/panels/views/**');
    await revoke();
    await page.getByText('This panel cannot be shown').waitFor();
    expect(views(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByText('“BOM table” asks for permission to').waitFor(); // nobody has sent a message
    await press(page, 'Allow');
    await viewOf(page);
    await fail('**/api/panels/catalog');
    await revoke();
    await page.getByText('“BOM table” asks for permission to').waitFor();
    expect(views(page)).toEqual([]);
    await packages.installer.remove([BOM]);
    await page.getByText('This panel cannot be shown').waitFor();
    await page.unrouteAll();
    await page.getByText('Not installed. Install a package that provides this panel.').waitFor();
  });

  it('is loaded again when only scopes or the clipboard are granted', { timeout: TIMEOUT }, async () => {
    const panel = bomPanel({ ui: { permissions: { clipboardWrite: {} } }, scopes: ['workspace:tabs'] });
    await packages.release({ panels: { main: { panel, html: view('1.0.0') } } });
    await packages.install();
    const { api, open } = await start();
    await api.openTab({ path: rover, body: { panelType: BOM_TYPE } });
    const page = await open();
    const granted = async () =>
      (await viewOf(page)).evaluate(`ready.then(({ hostCapabilities: { experimental, sandbox } }) =>
        [experimental['annex/scopes'].granted, sandbox.permissions])`);
    await press(page, 'Open without these');
    expect(await granted()).toEqual([[], {}]);
    await press(page, 'Menu of BOM table');
    await page.getByRole('menuitem', { name: 'Permissions' }).click();
    await press(page, 'Allow');
    await expect.poll(granted).toEqual([['workspace:tabs'], { clipboardWrite: {} }]);
    const frame = page.frameLocator('.view iframe').locator('iframe');
    expect(await frame.getAttribute('allow')).toBe('clipboard-write *');
  });

  it('is loaded again while its author writes it, and shows errors; pages stay loaded', {
    timeout: TIMEOUT,
  }, async () => {
    const { api, open, complaints } = await start({ pages: [`${OVEN}=${paged()}/page`] });
    const { panelId } = await api.splitLeaf({
      path: rover,
      body: { panelId: 'leaf-1', direction: 'horizontal', panelType: OVEN },
    });
    const panel = '7f2e6c75-4a2a-4d74-9c77-2e8f8a2fbd23';
    const manifest = JSON.stringify({ id: panel, title: 'Draft' });
    const save = (text: string, html: string) =>
      api.setPanelDraft({ path: { owner: 'demo', panel }, body: { manifest: text, html } });
    await save(manifest, view('first'));
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: `dev/${panel}` } });
    const page = await open();
    const shown = async () => (await viewOf(page)).locator('p').textContent();
    expect(await shown()).toBe('first');
    await save(manifest, view('second'));
    await expect.poll(shown).toBe('second');
    await save('{', view('second'));
    await page.getByText('This panel has errors.').waitFor();
    expect(await violations(page)).toEqual([]);
    await save(manifest, view('third'));
    await expect.poll(shown).toBe('third');
    expect([panelId === 'leaf-1', pageLoads]).toEqual([false, 1]);
    expect(complaints).toEqual([]);
  });
});
