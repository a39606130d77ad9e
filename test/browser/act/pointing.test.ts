// The user points at elements of a page, and an agent gets them. The page notices nothing.
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { rover } from '../../areas/workspace/workspace.ts';
import { useRunning } from '../../running.ts';
import {
  type DetachedBrowser,
  loginSteps,
  startDetachedChromium,
  startDetachedFirefox,
  textStep,
  useDetached,
} from '../detached.ts';
import { usePlainHeadlessShell } from '../plain-chromium.ts';
import { startWorkspaceWithProxy } from '../proxied-workspace.ts';
import { useSite } from '../workspace.ts';
import { type Acting, startActing } from './acting.ts';

const PASSWORD = 'correct horse 9';
const FRAME = 'style="border: 2px solid; width: 90px; height: 40px; padding: 3px"';
const svg = (content: string) => `<svg width="100" height="50">${content}</svg>`;

/** What is at the middle of each cell, and the line that an agent gets. */
const TARGETS: readonly (readonly [string, RegExp])[] = [
  ['<button>Save</button>', /^button "Save"/],
  ['<a href="/next"><b>Next</b></a>', /^link "Next"/],
  ['<button aria-label="Close"><i>x</i></button>', /^button "Close"/],
  ['<input aria-label="Name" value="Ada">', /^textbox "Name" = "Ada"/],
  ['<input type="checkbox" aria-label="Agree">', /^checkbox "Agree"/],
  ['<h2>Title</h2>', /^heading "Title"/],
  ['<p>Plain words</p>', /^p "Plain words"/],
  [
    '<img alt="Logo" width="100" height="50" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">',
    /^img "Logo"/,
  ],
  [svg('<rect width="100" height="50" fill="red"/>'), /^rect/],
  [svg('<g role="button" aria-label="Bar"><rect width="100" height="50"/></g>'), /^button "Bar"/],
  [svg('<path d="M0 25H100" stroke="blue" stroke-width="9"/>'), /^path/],
  ['<canvas width="100" height="50" aria-label="Drawing"></canvas>', /^canvas "Drawing"/],
  ['<my-box></my-box>', /^button "In a shadow"/],
  ['<my-nest></my-nest>', /^button "In a shadow"/],
  ['<my-slot><em>Slotted</em></my-slot>', /^em "Slotted"/],
  [
    `<iframe ${FRAME} srcdoc="<body style='margin:0'><button style='width:90px;height:40px'>Framed</button>"></iframe>`,
    /^button "Framed"/,
  ],
  [`<iframe ${FRAME} src="/nest"></iframe>`, /^button "Nested"/],
  ['<div id="list" style="height: 50px; overflow: auto"></div>', /^item "Row 7"/],
  ['<div id="wide" style="width: 100px; overflow: auto; white-space: nowrap"></div>', /^span "cell 9"/],
  ['<button disabled>Off</button>', /^button "Off" disabled/],
];
const [WIDTH, HEIGHT, COLUMNS] = [120, 70, 5];
const pointOf = (at: number) => [(at % COLUMNS) * WIDTH + 55, Math.floor(at / COLUMNS) * HEIGHT + 30] as const;
const cells = TARGETS.map(([content], at) => {
  const [x, y] = pointOf(at);
  return `<div class="cell" style="left: ${x - 50}px; top: ${y - 25}px">${content}</div>`;
});
const PAGE = `<!doctype html><title>Targets</title><style>body { margin: 0 } .cell { position: absolute; width: 100px; height: 50px; overflow: hidden }
.cell > :is(button, input, a, h2, p) { display: block; box-sizing: border-box; width: 100px; height: 50px; margin: 0 }</style>
<script>
const make = (name, html, then = () => {}) => customElements.define(name, class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = html; then(this.shadowRoot) } });
make('my-box', '<button style="width:100px;height:50px">In a shadow</button>');
make('my-nest', '<my-box></my-box>');
make('my-slot', '<slot></slot>');
const tell = ({ type, message = '' }) => fetch('/noticed', { method: 'POST', body: type + ' ' + message });
for (const type of ['click', 'pointerdown', 'mousedown', 'focusin', 'focusout', 'keydown', 'error', 'unhandledrejection', 'scroll', 'input'])
  addEventListener(type, tell, true);
</script>${cells.join('')}<script>
document.querySelector('em').style = 'display: block; height: 50px';
list.innerHTML = Array.from({ length: 20 }, (_, at) => '<li style="height: 50px">Row ' + at + '</li>').join('');
wide.innerHTML = Array.from({ length: 20 }, (_, at) => '<span style="display: inline-block; width: 100px; height: 50px">cell ' + at + '</span>').join('');
document.querySelector('input').focus();
list.scrollTop = 350; wide.scrollLeft = 900;
setTimeout(() => fetch('/noticed', { method: 'POST', body: 'begin' }), 300);
</script>`;
const NEST = `<body style="margin:0"><iframe style="border:0;width:90px;height:40px" srcdoc="<body style='margin:0'><button style='width:90px;height:40px'>Nested</button>"></iframe>`;

/** A finger in the workspace page: points at each place once the page has loaded, and sends a note. */
const FINGER = `(() => {
  const points = ${JSON.stringify(TARGETS.map((_, at) => pointOf(at)))};
  const wait = async (find) => { for (;;) { const found = find(); if (found) return found; await new Promise((go) => setTimeout(go, 50)); } };
  const point = async ([x, y], at) => {
    document.querySelector('[aria-label="Point at an element for an agent"]').click();
    const { left, top } = document.querySelector('.webview iframe').getBoundingClientRect();
    const place = { clientX: left + x, clientY: top + y, bubbles: true };
    const pane = document.querySelector('.pointing-pane');
    for (const type of ['pointermove', 'click']) pane.dispatchEvent(new PointerEvent(type, place));
    const note = await wait(() => document.querySelector('.hint.pointed:not([hidden]) input'));
    note.value = 'note ' + at;
    note.form.requestSubmit();
    await wait(() => document.querySelector('.hint.pointed[hidden]'));
  };
  wait(() => window.begin).then(async () => { for (const [at, place] of points.entries()) await point(place, at); });
  wait(() => document.querySelector('.webview')?.dataset.state === 'loaded').then(() => setTimeout(() => { window.begin = true }, 1000));
  return true;
})()`;

describe.each<[string, () => Promise<DetachedBrowser>]>([
  ['Chromium', startDetachedChromium],
  ['Firefox', startDetachedFirefox],
])('pointing in %s without a debugger', (_, start) => {
  const running = useRunning();
  const browser = useDetached(start);
  const noticed: string[] = [];
  const site = useSite(async (request, response) => {
    if (request.url === '/noticed') noticed.push(await text(request));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.url === '/nest' ? NEST : PAGE);
  });

  it('gives agents 20 of 20 elements with their lines, and the page notices nothing', {
    timeout: 180_000,
  }, async () => {
    const { platform, api, control } = await startWorkspaceWithProxy(running);
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: PASSWORD });
    const steps = [...loginSteps('grace', PASSWORD), textStep('Connected'), FINGER];
    await browser().open([`${platform.url}/login?next=/workspaces/demo/rover`, steps]);
    await control({ action: 'setProxyEnabled', enabled: true });
    const sent = await control({ action: 'navigate', url: `${site()}/targets`, wait: 'load', timeout_ms: 30_000 });
    expect(sent.status).toBe(204);
    const list = async () => (await api.listPointed({ path: rover, query: {} })).elements;
    await expect.poll(async () => (await list()).length, { timeout: 120_000 }).toBe(TARGETS.length);
    const elements = await list();
    expect(elements.map(({ note }) => note)).toEqual(TARGETS.map((_, at) => `note ${at}`));
    const missed = TARGETS.flatMap(([, line], at) =>
      line.test(elements[at]?.line ?? '') ? [] : [`${line}: ${elements[at]?.line}`],
    );
    expect(missed).toEqual([]);
    for (const [at, { box }] of elements.entries()) {
      const [x, y] = pointOf(at);
      expect([box.x <= x && x <= box.x + box.width, box.y <= y && y <= box.y + box.height], elements[at]?.line).toEqual(
        [true, true],
      );
    }
    expect(noticed.slice(noticed.indexOf('begin') + 1)).toEqual([]);
    const { ref } = elements[0] as { ref: string };
    const report = await api.controlPage({ path: rover, body: { steps: [{ action: 'click', ref }] } as never });
    expect(report).toMatchObject({ done: 1 }); // the ref is one that agents can use
  });
});

describe('pointing', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const site = useSite((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Shop</title><button style="background: red">Buy</button>');
  });
  let acting: Acting;
  beforeAll(async () => {
    acting = await startActing(running, browser);
  });

  it('offers proxy mode where it is off', async () => {
    await acting.show(`${site()}/shop`);
    await acting.control({ action: 'setProxyEnabled', enabled: false });
    await acting.page.getByRole('button', { name: 'Point at an element for an agent' }).click();
    await acting.page.getByText('You can point at elements in proxy mode only').waitFor();
    await acting.page.getByRole('button', { name: 'Turn on proxy mode', exact: true }).click();
    await expect.poll(() => acting.look().catch(String)).toMatchObject({ title: 'Shop' });
  });

  it('copies a text with a picture, and ends with Escape', async () => {
    await acting.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const frame = await acting.show(`${site()}/shop`);
    const button = acting.page.getByRole('button', { name: 'Point at an element for an agent' });
    const box = await frame.locator('button').boundingBox();
    const click = () => acting.page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await button.click();
    await click();
    await acting.page.getByRole('textbox', { name: 'Note for the agent' }).fill('Make it <b>blue</b>');
    await acting.page.keyboard.press('Enter');
    await acting.page.getByText('copied with a picture').waitFor();
    const copied = await acting.page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const words = await (await item?.getType('text/plain'))?.text();
      return { words, types: item?.types };
    });
    expect(copied.types).toContain('image/png');
    expect(copied.words).toMatch(
      /^Make it <b>blue<\/b>\nElement: button "Buy" \[e\d+\]\nPage: http:\S+shop \(tab-\d+\), at 8,8, /,
    );
    await button.click();
    await acting.page.keyboard.press('Escape');
    await acting.page.locator('.pointing-pane').waitFor({ state: 'hidden' });
  });
});
