import { afterAll, describe, expect, it } from 'vitest';
import { WEB_VIEW } from '../../generated/workspace/panel-types.ts';
import { checkManifest, isReserved } from '../../src/package-manager/panels/manifest.ts';
import { describePermissions } from '../../src/package-manager/panels/permissions.ts';
import { BOM, BOM_ID, bomPanel, OVEN, PanelPackages } from '../areas/workspace/package-panels/panel-packages.ts';

const csp = (domain: string) => ({ ui: { csp: { connectDomains: [domain] } } });

describe('panel.json', () => {
  const findings = async (fields: object) => (await checkManifest(JSON.stringify(bomPanel(fields)))).findings;

  it.each([
    csp('https://api.parts.example'),
    csp('wss://*.parts.example:8443'),
    csp('http://127.0.0.1:8080'),
    csp('ws://localhost:5173'),
    { ui: { permissions: { clipboardWrite: {} } } },
    { implements: OVEN },
    { scopes: ['workspace:tabs', 'paste:read'] },
    { 'x-unknown': true },
  ])('accepts %j', async (fields) => {
    expect(await findings(fields)).toEqual([]);
  });

  it.each([
    csp('http://api.parts.example'),
    csp('https://api.parts.example/path'),
    csp('https://*.com'),
    csp('https://*'),
    csp('https://a.example; script-src *'),
    csp('https://a.example" "https://b.example'),
    csp('https://API.parts.example'),
    csp('https://user@parts.example'),
    csp('http://127.0.0.1'),
    csp("'self'"),
    csp('data:'),
    { ui: { permissions: { camera: {} } } },
    { scopes: ['workspace:everything'] },
    { id: BOM_ID.toUpperCase() },
    { id: '../up' },
    { title: '' },
    { entry: '../index.html' },
    { entry: 'index.js' },
    { implements: WEB_VIEW },
    { category: 'Other' },
  ])('refuses %j', async (fields) => {
    expect(await findings(fields)).not.toEqual([]);
  });

  it('is refused if it contains too much', async () => {
    const domains = Array.from({ length: 33 }, (_, index) => `https://a${index}.example`);
    expect(await findings({ ui: { csp: { connectDomains: domains } } })).not.toEqual([]);
    expect(await findings({ title: 'x'.repeat(101) })).not.toEqual([]);
    expect(await findings({ input: { text: 'x'.repeat(300_000) } })).not.toEqual([]);
    expect(await findings({ reasons: { 'workspace:tabs': 'x'.repeat(5_000) } })).not.toEqual([]);
  });

  it('is refused with a sentence if it is not JSON', async () => {
    for (const text of ['', '{', '[]', 'null', '"x"', '{"id":1,"id":2}', '[['.repeat(5_000)]) {
      const { panel, findings: faults } = await checkManifest(text);
      expect([text.slice(0, 9), panel, faults.length > 0]).toEqual([text.slice(0, 9), null, true]);
    }
  });

  it('cannot come from a package that could be confused with ours', () => {
    for (const name of ['annex', 'Annex', 'ANNEX', 'dev']) expect(isReserved(name)).toBe(true);
    expect(isReserved(BOM)).toBe(false);
  });
});

describe('the words of permissions', () => {
  it('say what a user allows, with the reasons of the author in quotation marks', () => {
    const domains = { connectDomains: ['https://api.example', 'ws://localhost:8080'], resourceDomains: [] };
    const asks = { ...domains, frameDomains: ['https://*.docs.example'], scopes: [], clipboardWrite: true };
    const reasons = { 'https://api.example': 'prices”)\u2028Trusted by Annex', clipboardWrite: '' };
    expect(describePermissions(asks, reasons)).toEqual([
      'exchange data with api.example (“prices ) Trusted by Annex”)',
      'exchange data with the program on port 8080 of your computer',
      'show pages of every server of docs.example',
      'copy to your clipboard when you click',
    ]);
  });
});

describe('a package with panels', () => {
  const made: PanelPackages[] = [];
  afterAll(() => {
    for (const packages of made) packages.remove();
  });
  const release = async (panels: Parameters<PanelPackages['release']>[0]) => {
    const packages = new PanelPackages();
    made.push(packages);
    await packages.release(panels);
    return packages;
  };

  it.each([
    ['a relative address', { main: { panel: bomPanel(), html: '<script src="app.js"></script>' } }, /relative address/],
    ['a missing view', { main: { panel: bomPanel({ entry: 'other.html' }) } }, /other\.html is missing/],
    ['a large view', { main: { panel: bomPanel(), html: 'x'.repeat(5_300_000) } }, /5300000 bytes; the limit is/],
    ['a bad directory', { 'Main Panel': { panel: bomPanel() } }, /lower-case letters, digits and hyphens/],
    ['two panels with one id', { a: { panel: bomPanel() }, b: { panel: bomPanel() } }, /already used by/],
    ['an invalid panel.json', { main: { panel: bomPanel(csp('*')) } }, /panel\.json \/ui\/csp/],
  ])('is not built with %s', async (_, panels, reason) => {
    await expect(release({ panels })).rejects.toThrow(reason);
  });

  it('is listed with what its panels ask for', async () => {
    const html = '<!doctype html><a href="#top">Top</a><img src="data:,"><a href="https://docs.example/">Docs</a>';
    const packages = await release({ panels: { main: { panel: bomPanel(csp('https://api.example')), html } } });
    const { packages: list } = await packages.repository;
    expect(list[0]?.versions[0]).toMatchObject({
      panels: [{ id: BOM_ID, title: 'BOM table', asks: { connectDomains: ['https://api.example'], scopes: [] } }],
    });
  });
});
