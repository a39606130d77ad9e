// Pages that ignore what an agent does. No step reports an effect that it did not have, and every refusal says what is near.
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { usePlainHeadlessShell } from '../plain-chromium.ts';
import { useSite } from '../workspace.ts';
import { type Acting, type Step, startActing, unfenced } from './acting.ts';

const IGNORING = `<!doctype html><title>Ignores</title><button>Save draft</button><div tabindex="0" role="button">Fake</div>
<input aria-label="Name" value="Ada"><input type="checkbox" aria-label="Agree"><select aria-label="Color"><option>red<option>blue</select>
<div role="combobox" aria-label="City" aria-expanded="false" tabindex="0">any</div>
<div role="region" aria-label="Small" tabindex="0">little</div><div draggable="true">Card</div><div role="region" aria-label="Bin" tabindex="0">Bin</div>
<script>
document.querySelector('input').oninput = ({ target }) => { target.value = 'Ada' };
document.querySelector('[type=checkbox]').onclick = (event) => event.preventDefault();
document.querySelector('select').onchange = ({ target }) => { target.selectedIndex = 0 };
</script>`;

const NEAR = `<!doctype html><title>Near</title><button id="pay">Pay now</button><p>Terms</p>
<button>Delete Ada</button><button>Delete Bob</button><ul><li><span>Plan</span> <b>one</b></li><li>Build</li></ul>
<table><tr><td>Kind</td><td>string <select id="kind"><option>cat<option>dog</select></td></tr></table><div id="list"></div><select aria-label="Size"><option>S<option>M</select>
<div id="cover" role="dialog" aria-label="Cookies" style="position: fixed; inset: 0; background: #fffc; padding: 300px; display: none"><button>Accept</button></div>
<label>Note <input id="note"></label><button onclick="setTimeout(() => { cover.style.display = 'block' }, 0)">Cover</button>
<script>
window.state = { clicks: 0, moments: [] };
const draw = () => { list.innerHTML = '<button>Up</button><button>Down</button>';
  for (const button of list.children) button.onclick = () => { state.clicks++; state.last = button.textContent; draw() } };
draw();
pay.ondblclick = () => { state.double = true };
pay.onclick = () => state.moments.push(performance.now());
document.querySelector('li').onclick = () => { state.item = true };
note.onfocus = () => setTimeout(() => { state.ready = true });
note.oninput = () => { state.early = !state.ready };
note.onchange = () => { state.changes = (state.changes ?? 0) + 1 };
</script>`;

describe('acting', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const site = useSite(({ url = '' }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(url.startsWith('/near') ? NEAR : IGNORING);
  });
  let acting: Acting;
  beforeAll(async () => {
    acting = await startActing(running, browser);
  });

  const NOTHING: readonly Step[] = [
    { action: 'click', name: 'Save draft' },
    { action: 'press', name: 'Fake', value: 'Enter' },
    { action: 'hover', name: 'Fake' },
    { action: 'scroll', name: 'Fake' },
    { action: 'drag', name: 'Fake', x: 40, y: 0 },
  ];
  it.each(NOTHING)('says that nothing changed if a page ignores $action', async (step) => {
    await acting.show(`${site()}/ignores.html`);
    expect(await acting.act([step])).toMatchObject({ done: 1, changed: false });
    expect((await acting.act([step])).changes).toBeUndefined();
  });

  const FAILING: readonly [Step, string][] = [
    [{ action: 'fill', name: 'Name', value: 'Bob' }, 'The field shows “Ada” instead.'],
    [{ action: 'type', name: 'Name', value: 'Bob' }, 'The field shows “Ada” instead.'],
    [{ action: 'select', name: 'Color', value: 'blue' }, 'The list shows “red” instead.'],
    [{ action: 'select', name: 'City', value: 'Oslo' }, 'No option “Oslo”.'],
    [{ action: 'check', name: 'Agree' }, 'The page did not change the state.'],
    [
      { action: 'scroll', name: 'Small', role: 'region', y: 50 },
      'The element does not scroll further in this direction.',
    ],
    [{ action: 'back' }, 'There is no page to go back to.'],
    [{ action: 'forward' }, 'There is no page to go forward to.'],
  ];
  it.each(FAILING)('fails if a page ignores %o', async (step, reason) => {
    await acting.show(`${site()}/ignores.html`);
    expect(await acting.act([step])).toMatchObject({ done: 0, failed: { reason } });
  });

  it('tells of a drop that the page refused', async () => {
    await acting.show(`${site()}/ignores.html`);
    const drag = { action: 'drag', name: 'Card', to: { role: 'region', name: 'Bin' } } as const;
    expect((await acting.act([drag])).notes).toEqual(['The page did not accept the drop.']);
  });

  it('names what is in the way, with its ref', async () => {
    await acting.show(`${site()}/near.html`);
    const steps = [
      { action: 'click', name: 'Cover' },
      { action: 'click', name: 'Pay now' },
    ] as const;
    const { failed } = await acting.act(steps);
    expect(failed).toMatchObject({ step: 1, code: 'covered' });
    expect(failed?.reason).toMatch(
      /^The element is covered by another\. In the way: dialog "Cookies" with button "Accept" \[e\d+\]\.$/,
    );
  });

  it('names what is nearest, and all that match', async () => {
    await acting.show(`${site()}/near.html`);
    const reasonOf = async (step: Step) => (await acting.act([step])).failed?.reason;
    expect(await reasonOf({ action: 'click', name: 'Pay later' })).toMatch(/ Nearest: button "Pay now" \[e\d+\]\.$/);
    expect(await reasonOf({ action: 'click', name: 'Delete' })).toMatch(
      /^2 elements match: button "Delete Ada" \[e\d+\], button "Delete Bob" \[e\d+\]\. Use a ref\.$/,
    );
    expect(await reasonOf({ action: 'select', name: 'Size', value: 'XL' })).toBe(
      'No option has this label. There are: S, M.',
    );
    expect(await reasonOf({ action: 'fill', name: 'Pay now', value: 'x' })).toMatch(/^The element takes no text\./);
  });

  it('finds an item by all that it says', async () => {
    const frame = await acting.show(`${site()}/near.html`);
    await acting.act([{ action: 'click', role: 'item', name: 'Plan one' }]);
    expect(await frame.evaluate('state.item')).toBe(true);
  });

  it('takes the only field of a row for the text that names it', async () => {
    const frame = await acting.show(`${site()}/near.html`);
    await acting.act([{ action: 'select', name: 'Kind', value: 'dog' }]);
    expect(await frame.evaluate('kind.value')).toBe('dog');
  });

  it('finds an element in its place after the page has drawn all of it anew', async () => {
    const frame = await acting.show(`${site()}/near.html`);
    const [ref = ''] = (await acting.lines()).flatMap((line) => /"Down" \[(e\d+)\]/.exec(line)?.[1] ?? []);
    const { failed, changes } = await acting.act([
      { action: 'click', ref },
      { action: 'click', ref },
    ]);
    expect(failed).toBeUndefined();
    expect(await frame.evaluate('[state.clicks, state.last]')).toEqual([2, 'Down']);
    expect(unfenced(changes)).toEqual(['= 2 lines say the same, with new refs']);
  });

  it('does not take another element for one that is gone', async () => {
    const frame = await acting.show(`${site()}/near.html`);
    const [ref = ''] = (await acting.lines()).flatMap((line) => /"Delete Ada" \[(e\d+)\]/.exec(line)?.[1] ?? []);
    await frame.evaluate(`document.querySelectorAll('button')[1].remove()`);
    expect((await acting.act([{ action: 'click', ref }])).failed?.code).toBe('not-found');
  });

  it('tells input after the focus, and change once the field is left', async () => {
    const frame = await acting.show(`${site()}/near.html`);
    await acting.act([{ action: 'fill', name: 'Note', value: 'tea' }]);
    expect(await frame.evaluate('[state.early, state.changes]')).toEqual([false, undefined]);
    await acting.act([{ action: 'press', name: 'Note', value: 'Enter' }]);
    await acting.act([{ action: 'click', name: 'Up' }]);
    expect(await frame.evaluate('state.changes')).toBe(1);
  });

  it('leaves time between the clicks of a double click', async () => {
    const frame = await acting.show(`${site()}/near.html`);
    await acting.act([{ action: 'click', name: 'Pay now', count: 2 }]);
    const [double, first, second] = (await frame.evaluate('[state.double, ...state.moments]')) as [
      boolean,
      number,
      number,
    ];
    expect(double).toBe(true);
    expect(second - first).toBeGreaterThan(30);
    expect(second - first).toBeLessThan(500);
  });

  it('goes back, forward and loads again', async () => {
    await acting.show(`${site()}/near.html`);
    await acting.control({ action: 'navigate', url: `${site()}/ignores.html`, wait: 'load', timeout_ms: 30_000 });
    await acting.look();
    expect(await acting.act([{ action: 'back' }])).toMatchObject({ done: 1, title: 'Near' });
    expect(await acting.act([{ action: 'forward' }])).toMatchObject({ done: 1, title: 'Ignores' });
    await acting.act([{ action: 'hover', name: 'Fake' }]);
    const again = await acting.act([{ action: 'reload' }, { action: 'click', name: 'Save draft' }]);
    expect(again).toMatchObject({ done: 2, changed: true });
    expect(unfenced(again.changes)[0]).toMatch(/^= \d+ lines say the same, with new refs$/);
  });

  it('shows the user an element', async () => {
    await acting.show(`${site()}/near.html`);
    await acting.act([{ action: 'show', name: 'Pay now', value: 'Is this right?' }]);
    const hint = acting.page.getByText('shows you this. “Is this right?”');
    await hint.waitFor();
    expect(await acting.page.locator('.ring').isVisible()).toBe(true);
    await acting.page.getByRole('button', { name: 'OK', exact: true }).click();
    await acting.page.locator('.ring').waitFor({ state: 'hidden' });
  });
});
