// Outlines compared with Playwright's accessibility snapshot of the same page; proxy mode without the user's help.
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { usePlainHeadlessShell } from '../plain-chromium.ts';
import { proxiedFrame } from '../proxied-workspace.ts';
import { useSite } from '../workspace.ts';
import { type Acting, startActing } from './acting.ts';
import { expectWholeOutline } from './outline.ts';
import { NATIVE } from './widgets/native.ts';

const OWN = `<!doctype html><title>Own</title><header><nav aria-label="Main"><a href="/a">Home</a></nav></header>
<main><h1>Orders</h1><fieldset><legend>Address</legend><label>Street <input value="Main St"></label><label for=z>Zip</label><input id=z></fieldset>
<table><caption>Items</caption><tr><th>Name<th>Price</tr><tr><td>Pen<td>2 <button>Remove pen</button></tr></table>
<ul><li>First <a href="/b">More about first</a></li><li>Second</li></ul>
<div role=listbox aria-label=Choice aria-owns=late><div role=option>Early</div></div><div id=late role=option>Late</div>
<div inert><button>Not now</button></div><div aria-hidden=true><button>Hidden</button></div><details><summary>Terms</summary>fine print</details>
<p style="color: white">white on white</p><pre>a =&gt; b | c["x"] &lt;T&gt;[1]</pre><img src="data:," alt="Logo"><button disabled>Off</button></main>`;

describe('outlines', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const site = useSite(({ url = '' }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'X-Frame-Options': 'DENY' });
    response.end(url === '/native.html' ? NATIVE : OWN);
  });
  let acting: Acting;
  beforeAll(async () => {
    acting = await startActing(running, browser);
  });

  it.each(['own', 'native'])('miss no control of the page %s', async (name) => {
    const frame = await acting.show(`${site()}/${name}.html`);
    await expectWholeOutline(acting, frame, name === 'own' ? ['not now'] : []); // which is inert
  });

  it('have one line per row and item, no repeated labels, nothing hidden, and refs only on controls', async () => {
    await acting.show(`${site()}/own.html`);
    const lines = (await acting.lines()).map((line) => line.trim().replace(/\[e\d+\]/g, '[ref]'));
    expect(lines).toEqual([
      'navigation "Main"',
      'link "Home" [ref]',
      'main',
      'heading "Orders" level 1',
      'group "Address"',
      'textbox "Street" = "Main St" [ref]',
      'textbox "Zip" = "" [ref]',
      'table "Items"',
      'row | Name | Price',
      'row | Pen | 2 | button "Remove pen" [ref]',
      'item | First | link "More about first" [ref]',
      'item | Second',
      'listbox "Choice" [ref]',
      'option "Early" [ref]',
      'option "Late" [ref]',
      'button "Terms" collapsed [ref]',
      'text "white on white"',
      'text "a => b | c[\\"x\\"] <T>[1]"',
      'img "Logo"',
      'button "Off" disabled [ref]',
    ]);
  });

  it('can be narrowed to an element, a text and a part', async () => {
    await acting.show(`${site()}/own.html`);
    const [group = ''] = await acting.lines({ find: 'LISTBOX' });
    const [ref = ''] = /e\d+/.exec(group) ?? [];
    expect((await acting.lines({ ref })).map((line) => line.trim())).toEqual([
      expect.stringMatching(/^listbox "Choice"/),
      expect.stringMatching(/^option "Early"/),
      expect.stringMatching(/^option "Late"/),
    ]);
    const all = await acting.lines();
    expect(await acting.lines({ from: 3 })).toEqual(all.slice(3));
  });

  it('work without a click of the user, if their setting allows proxy mode for pages that forbid framing', async () => {
    const { page, control, renew } = acting;
    await renew();
    await control({ action: 'navigate', url: `${site()}/own.html` });
    await page.getByRole('button', { name: 'Always use it' }).click();
    await proxiedFrame(page, '/own.html');
    await renew();
    const sent = await control({ action: 'navigate', url: `${site()}/own.html`, wait: 'load', timeout_ms: 20_000 });
    expect(sent.status).toBe(204);
    expect(await acting.lines({ find: 'Orders' })).toHaveLength(1);
    await page.evaluate(() => localStorage.clear());
    await renew();
    const refused = await control({ action: 'navigate', url: `${site()}/own.html`, wait: 'load', timeout_ms: 20_000 });
    expect(refused.status).toBe(504);
  });

  it('are of tabs that carry the name of the program that opened them', async () => {
    const { page, api } = acting;
    const { tabId } = await api.openTab({
      path: { owner: 'demo', repo: 'rover' },
      body: {
        panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02',
        displayName: 'Agent tab',
        initialState: { url: `${site()}/own.html`, proxyEnabled: true },
      },
    });
    const handle = page.locator('.tab', { hasText: 'Agent tab' });
    await handle.waitFor();
    expect(await handle.getAttribute('title')).toMatch(/^Agent tab \(opened by key .*\)$/);
    expect(await handle.locator('.tab-agent').getAttribute('data-initial')).toBe('K');
    await api.closeTab({ path: { owner: 'demo', repo: 'rover', tabId } });
    await page.getByRole('button', { name: 'Search tabs' }).click();
    await page.getByRole('combobox', { name: 'Search tabs' }).fill('agent');
    await page.getByRole('option', { name: 'Agent tab' }).click();
    await handle.waitFor();
  });
});
