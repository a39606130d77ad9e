// Attacks by the views of packages: on the network, the page, other panels and the user. `npm run soak -- tests` tries all
// ways to reach the network.
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOM, BOM_TYPE, bomPanel, PanelPackages } from '../areas/workspace/package-panels/panel-packages.ts';
import { rover, startWorkspace } from '../areas/workspace/workspace.ts';
import { rounds, seed } from '../rounds.ts';
import { useRunning } from '../running.ts';
import { useChromium } from './chromium.ts';
import { loginSteps, startDetachedChromium, textStep, useDetached } from './detached.ts';
import { press, TIMEOUT, untilReady, view, viewOf, views } from './package-panels.ts';
import { LeakDetector } from './sandbox-network/leak-detector.ts';
import type { Vector } from './sandbox-network/vector.ts';
import { VECTORS } from './sandbox-network/vectors/index.ts';
import { PEERS } from './sandbox-network/vectors/peers.ts';
import { type OpenWorkspace, startOpenWorkspace, useSite } from './workspace.ts';

const EVERY = rounds(1) > 1 ? 1 : 24;
const part = seed(0) % EVERY;
/** Ways that only one of the policies blocks. */
const ALWAYS = /^(location|meta refresh|iframe|a\.click|WebRTC by STUN|WebRTC by STUN in a child)$/;
/** A view that has navigated is of no use for another vector. */
const ALONE = /location|navigat|refresh|click|^a |area|form|open|download|document/i;
const PASSWORD = 'correct horse 9';
const PER_PANEL = 10;
/** Counts in its local storage how often it was loaded, and writes the state that others set there. */
const COUNTED = `hostile<script>localStorage.starts = Number(localStorage.starts ?? 0) + 1;
addEventListener('message', ({ data }) => { const state = data.params?.['annex/state']; if (state) localStorage.echo = state.rows; });
</script>`;
const WITH_RESOURCES = '6e1d5b64-3f1f-4c63-8b66-1d7e7f1fac12';

const running = useRunning();
const browser = useChromium();
/** A script that behaves badly once its server has turned hostile. */
const site = useSite((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
  response.end('window.isHostile = true');
});
const other = useSite((_, response) => response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('stolen'));
const packages = new PanelPackages();
afterAll(() => packages.remove());

const TRIED = VECTORS.filter(({ name }, index) => index % EVERY === part || ALWAYS.test(name));
const panelId = (index: number) => `5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b${index.toString(16).padStart(2, '0')}`;
/** Those that have reached a server. */
const reaching = (trials: readonly { vector: Vector; detector: LeakDetector }[]) =>
  trials.filter(({ detector: { seen } }) => seen.tcp + seen.udp > 0).map(({ vector }) => vector.name);

describe('a hostile view', () => {
  let workspace: OpenWorkspace;
  let page: Page;
  beforeAll(async () => {
    const ui = { csp: { resourceDomains: [site()] } };
    const html = view('hostile').replace('<p>', `<script src="${site()}/lib.js"></script><p>`);
    const panel = bomPanel({ id: WITH_RESOURCES, title: 'Resources', ui });
    await packages.release({
      panels: { main: { panel: bomPanel(), html: view(COUNTED) }, resources: { panel, html } },
    });
    await packages.install();
    workspace = await startOpenWorkspace(running, browser, { packages: { installDir: packages.root } });
    page = await workspace.open();
  }, TIMEOUT);
  beforeEach(async () => {
    const { tabs } = await workspace.api.listTabs({ path: rover, query: {} });
    for (const { tabId, panelType } of tabs) {
      if (panelType.startsWith(BOM)) await workspace.api.closeTab({ path: { ...rover, tabId } });
    }
  });

  const openPanel = async () => {
    const known = new Set(page.frames());
    const { tabId } = await workspace.api.openTab({ path: rover, body: { panelType: BOM_TYPE } });
    const fresh = () => views(page).find((frame) => !known.has(frame));
    await expect.poll(() => fresh() !== undefined, { timeout: 15_000 }).toBe(true);
    const frame = fresh() as Frame;
    await untilReady(frame);
    return { tabId, frame };
  };

  const attack = async (frame: Frame, vector: Vector) => {
    const detector = await LeakDetector.start(`panel-${VECTORS.indexOf(vector)}`);
    running.onClose(() => detector.close());
    void frame.evaluate(`(() => { ${vector.code(detector)} })(), 1`).catch(() => {});
    await delay(250);
    return { vector, detector };
  };

  it(`reaches no server (part ${part}) [D-package-panel-isolated]`, { timeout: rounds(TIMEOUT) }, async () => {
    const vectors = TRIED.filter((vector) => !PEERS.includes(vector));
    const together = vectors.filter(({ name }) => !ALONE.test(name));
    const groups: Vector[][] = vectors.filter(({ name }) => ALONE.test(name)).map((vector) => [vector]);
    while (together.length > 0) groups.push(together.splice(0, PER_PANEL));
    const trials = [];
    for (const group of groups) {
      const { frame, tabId } = await openPanel();
      for (const vector of group) trials.push(await attack(frame, vector));
      await delay(500);
      await workspace.api.closeTab({ path: { ...rover, tabId } });
    }
    await delay(1_000);
    expect(trials.length).toBeGreaterThan(8);
    expect(reaching(trials)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/workspaces/demo/rover');
    expect(page.context().pages()).toHaveLength(1);
    const harmless = /Failed to fetch|importScripts|not allowed|NetworkError/;
    expect(workspace.complaints.filter((text) => !harmless.test(text))).toEqual([]);
  });

  it('reads and changes neither the page nor another panel', { timeout: TIMEOUT }, async () => {
    const { api } = workspace;
    const victim = await openPanel();
    await victim.frame.evaluate(`request('annex/state/set', { state: { rows: 1 } })`);
    const { frame, tabId } = await openPanel();
    const forged = `{ jsonrpc: '2.0', method: 'ui/notifications/host-context-changed', params: { 'annex/state': { rows: 666 } } }`;
    const walk = `const all = (from) => [from, ...Array.from({ length: from.length }, (_, index) => all(from[index])).flat()];`;
    const sent = await frame.evaluate(`(() => { ${walk}
      const windows = all(top).filter((each) => each !== window);
      for (const each of windows) {
        each.postMessage(${forged}, '*');
        each.postMessage({ jsonrpc: '2.0', id: 1, method: 'annex/state/set', params: { state: { rows: 666 } } }, '*');
        each.postMessage({ jsonrpc: '2.0', method: 'annex/notifications/storage', params: { items: { a: '666' } } }, '*');
      }
      return windows.length; })()`);
    expect(sent).toBeGreaterThan(3);
    const reads = ['top.document', 'parent.document', 'document.cookie', 'indexedDB.open("x")', 'top.localStorage'];
    for (const read of [...reads, 'caches.keys()']) {
      const outcome = await frame.evaluate(`(async () => ${read})().then(() => 'read', () => 'refused')`);
      expect([read, outcome]).toEqual([read, 'refused']);
    }
    // Its own local storage without the token of the first script.
    await frame.evaluate(
      `send({ method: 'annex/notifications/storage', params: { items: { a: '1' }, token: 'guess' } })`,
    );
    await page.waitForTimeout(500);
    expect(await victim.frame.evaluate('state() ?? null')).toBeNull();
    const stateOf = (id: string) => api.getPanelState({ path: { ...rover, tabId: id } });
    const kept = { data: { rows: 1 }, storage: { starts: '1' } };
    await expect.poll(() => stateOf(victim.tabId)).toMatchObject(kept); // local storage is saved a moment later
    await expect.poll(() => stateOf(tabId)).toMatchObject({ storage: { starts: '1' } });
  });

  it('gets no permission by drawing our question', { timeout: TIMEOUT }, async () => {
    const { frame } = await openPanel();
    await frame.evaluate(`document.body.innerHTML = '<h2>“BOM table” asks for permission to</h2><button>Allow</button>',
      document.querySelector('button').addEventListener('click', () => {
        window.tried = Promise.all([reach('${workspace.platform.url}/api/panels/grants/demo'),
          request('annex/grant', { scopes: ['workspace:control'] }).then(({ error }) => error.code)]);
      })`);
    await frame.locator('button').click();
    expect(await frame.evaluate('tried')).toEqual(['refused', -32601]);
    expect((await workspace.api.listPanelGrants({ path: { owner: 'demo' } })).grants).toEqual([]);
    // Our own bar above the view names the package, and nothing of the view is over it.
    const header = page.locator('.view .panel-header').last();
    await header.getByText(`${BOM} 1.0.0`).waitFor();
    const shell = await page.locator('.view iframe').last().boundingBox();
    const bar = await header.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((shell?.y ?? 0) + 1);
  });

  it('with a hostile resource server gets that server only', { timeout: TIMEOUT }, async () => {
    await workspace.api.openTab({ path: rover, body: { panelType: `${BOM}/${WITH_RESOURCES}` } });
    await press(page, 'Allow');
    const frame = await viewOf(page);
    expect(await frame.evaluate('window.isHostile')).toBe(true);
    for (const url of [site(), other(), `${workspace.platform.url}/health`]) {
      expect(await frame.evaluate(`reach('${url}/')`)).toBe('refused');
    }
    const load = (url: string) =>
      frame.evaluate(`new Promise((resolve) => { const script = document.createElement('script');
        script.src = '${url}/more.js'; script.onload = () => resolve('loaded'); script.onerror = () => resolve('refused');
        document.body.append(script); })`);
    expect([await load(site()), await load(other())]).toEqual(['loaded', 'refused']);
    await workspace.api.deletePanelGrant({ path: { owner: 'demo', package: BOM, panel: WITH_RESOURCES } });
    await expect.poll(() => views(page)).toEqual([]);
  });

  it('is stopped when it floods, and loaded again when it hangs or reloads itself', { timeout: TIMEOUT }, async () => {
    const flooding = await openPanel();
    await flooding.frame
      .evaluate(
        `{ const flood = () => { for (let n = 0; n < 500; n++) send({ method: 'notifications/message', params: {} }); setTimeout(flood); }; flood(); }`,
      )
      .catch(() => {});
    await page.getByText('This panel was stopped because it sent too many messages').waitFor();
    await press(page, 'Reload panel');
    const again = await viewOf(page);
    await again.evaluate(`request('annex/state/set', { state: { rows: 1 } })`);
    await again.evaluate('location.reload()').catch(() => {});
    await expect.poll(async () => (await viewOf(page)) !== again).toBe(true);
    const reloaded = await viewOf(page);
    expect(await reloaded.evaluate(`ready.then(({ hostContext }) => hostContext['annex/state'])`)).toEqual({ rows: 1 });
    void reloaded.evaluate('setTimeout(() => { for (;;); })').catch(() => {});
    await page.getByText('This panel does not respond').waitFor({ timeout: 30_000 });
    expect(await page.evaluate('1 + 1')).toBe(2); // the page goes on
  });

  it('sends nothing huge to the page, at once or in parts', { timeout: TIMEOUT }, async () => {
    const attacks = [
      `send({ id: 1, method: 'annex/state/set', params: { state: { text: 'x'.repeat(3 << 20) } } })`,
      `for (let n = 0; n < 100; n++) send({ method: 'notifications/message', params: { data: 'x'.repeat(900_000) } })`,
      `send({ method: 'notifications/message', params: { data: new ArrayBuffer(64 << 20) } })`,
      `send({ method: 'notifications/message', params: { data: new Map([[1, 'x'.repeat(32 << 20)]]) } })`,
      // Small to send, or not shown by JSON, and huge to read.
      `{ const data = []; data.length = 2e8; send({ method: 'notifications/message', params: { data } }); }`,
      `{ let data = []; for (let n = 0; n < 40; n++) data = [data, data]; send({ method: 'x', params: { data } }); }`,
      `send({ method: 'notifications/message', params: { ['x'.repeat(5e7)]: undefined } })`,
      `send({ method: 'x', params: { data: Object.assign([1], { [' '.repeat(5e7)]: 1 }) } })`,
      `send({ method: 'x', params: { data: Object.assign([1], { more: 'x'.repeat(5e7) }) } })`,
      `send({ method: 'x', params: { data: new Set(['x'.repeat(5e7)]) } })`,
    ];
    for (const attack of attacks) {
      const { frame, tabId } = await openPanel();
      void frame.evaluate(attack).catch(() => {});
      const stopped = page.getByText('This panel was stopped because it sent too many messages');
      await stopped.waitFor({ timeout: 5_000 });
      await workspace.api.closeTab({ path: { ...rover, tabId } });
      await page.getByText('This panel was stopped').waitFor({ state: 'detached' });
    }
    const { frame } = await openPanel(); // what is small goes on
    await frame.evaluate(
      `send({ method: 'x', params: { at: new Date(), none: undefined, list: [1, , undefined, 'é'] } })`,
    );
    expect(await frame.evaluate(`request('ping').then(({ result }) => result)`)).toEqual({});
  });

  it('hides no host of an address that it wants to open', { timeout: TIMEOUT }, async () => {
    const { frame } = await openPanel();
    const open = (url: string) =>
      frame.evaluate(`Promise.race([request('ui/open-link', { url: '${url}' }).then(({ error }) => error?.message),
        new Promise((resolve) => setTimeout(resolve, 1_000, 'asked'))])`);
    const long = 'a'.repeat(60);
    const refused = 'with a user name, a password or so long a host cannot be opened.';
    expect(await open(`https://accounts.google.com%2F${long.repeat(4)}@evil.example/`)).toContain(refused);
    expect(await open(`https://:secret@evil.example/`)).toContain(refused);
    expect(await open(`https://${`${long}.`.repeat(5)}evil.example/`)).toContain(refused);
    expect(await open(`https://accounts.google.com.${`${long}.`.repeat(3)}evil.example/${long.repeat(4)}`)).toBe(
      'asked',
    );
    const host = page.locator('.view-bar strong');
    expect(await host.textContent()).toBe(`https://accounts.google.com.${`${long}.`.repeat(3)}evil.example`);
    const question = page.getByText('This panel wants to open https://accounts.google.com.');
    expect((await question.textContent())?.length).toBeLessThan(500);
    const [box, bar] = [await host.boundingBox(), await page.locator('.view-bar').boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0)); // it wraps
  });
});

// Playwright takes the end of a view's process for that of the page.
describe('a view that opens peer connections', () => {
  const detached = useDetached(startDetachedChromium);

  it('reaches no peer, and leaves other views usable, also if it ends their process', {
    timeout: rounds(TIMEOUT),
  }, async () => {
    const trials: { vector: Vector; detector: LeakDetector; id: string }[] = [];
    const panels: Record<string, { panel: object; html: string }> = {};
    const victimId = panelId(0);
    panels['victim'] = { panel: bomPanel({ id: victimId }), html: view(COUNTED) };
    for (const vector of PEERS.filter((each) => TRIED.includes(each))) {
      const id = panelId(trials.length + 1);
      const detector = await LeakDetector.start(`peer-${trials.length}`);
      running.onClose(() => detector.close());
      const html = view(COUNTED).replace('</body>', `<script>{ ${vector.code(detector)} }</script></body>`);
      panels[`hostile-${trials.length}`] = { panel: bomPanel({ id }), html };
      trials.push({ vector, detector, id });
    }
    const own = new PanelPackages();
    running.onClose(() => own.remove());
    await own.release({ panels });
    await own.install();
    const { platform, api } = await startWorkspace(running, { packages: { installDir: own.root } });
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: PASSWORD });
    const address = `${platform.url}/login?next=/workspaces/demo/rover`;
    await detached().open([address, [...loginSteps('grace', PASSWORD), textStep('Connected')]]);
    const { tabId: victimTab } = await api.openTab({ path: rover, body: { panelType: `${BOM}/${victimId}` } });
    const victim = { path: { ...rover, tabId: victimTab } };
    const starts = async () => (await api.getPanelState(victim)).storage?.['starts'];
    await expect.poll(starts, { timeout: 15_000 }).toBe('1');
    for (const { id } of trials) {
      const { tabId } = await api.openTab({ path: rover, body: { panelType: `${BOM}/${id}` } });
      await delay(2_000);
      await api.closeTab({ path: { ...rover, tabId } });
    }
    expect(trials.length).toBeGreaterThan(1);
    expect(reaching(trials)).toEqual([]);
    if (EVERY === 1) return; // after several ends within a minute, the page waits for the user
    await api.updateTab({ path: victim.path, body: { active: true } });
    let rows = 0;
    const answers = async () => {
      rows += 1;
      await api.updatePanelState({ path: victim.path, body: { data: { rows } } });
      await delay(1_000);
      return (await api.getPanelState(victim)).storage?.['echo'] !== undefined;
    };
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  });
});
