// Pages with widgets, in a sandboxed frame of another origin, and what a program does there while the keyboard focus is
// elsewhere.
import { beforeAll, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { usePlainHeadlessShell } from '../plain-chromium.ts';
import { useSite } from '../workspace.ts';
import { type Acting, startActing } from './acting.ts';
import { fieldValue, type Interaction, interaction, on, shows, state } from './interaction.ts';
import { KEYS } from './keys.ts';
import { expectWholeOutline } from './outline.ts';
import { buildWidgets } from './widgets/build.ts';

const PAGES = {
  native: [
    interaction('fill a field', [on('fill', 'Text', { value: 'Ada' })], fieldValue('text'), 'Ada'),
    interaction('type into a field', [on('type', 'Text', { value: ' L' })], fieldValue('text'), 'Ada L'),
    interaction('fill a text area', [on('fill', 'Area', { value: 'a\nb' })], fieldValue('area'), 'a\nb'),
    interaction('fill a date', [on('fill', 'Date', { value: '2026-11-17' })], fieldValue('date'), '2026-11-17'),
    interaction('fill a time', [on('fill', 'Time', { value: '12:30' })], fieldValue('time'), '12:30'),
    interaction('set a range', [on('fill', 'Range', { value: '70' })], fieldValue('range'), '70'),
    interaction('fill a number', [on('fill', 'Number', { value: '42' })], fieldValue('number'), '42'),
    interaction('set a color', [on('fill', 'Paint', { value: '#ff0000' })], fieldValue('color'), '#ff0000'),
    interaction('select an option', [on('select', 'Country', { value: 'France' })], fieldValue('country'), 'fr'),
    interaction('select in a list', [on('select', 'Many', { value: 'B' })], fieldValue('many'), 'B'),
    interaction('check a box behind its label', [on('check', 'Fancy')], (f) => f.isChecked('#tiny'), true),
    interaction('send a form with Enter', [on('press', 'Text', { value: 'Enter' })], state('sent'), 1),
    interaction('open details', [on('click', 'More', { role: 'button' })], shows('Hidden words'), true),
    interaction('answer a modal dialog', [on('click', 'Ask'), on('click', 'Yes')], state('answer'), 'yes'),
    interaction('edit rich text', [on('fill', 'Rich', { value: 'new' })], (f) => f.textContent('#rich'), 'new'),
    interaction('double-click', [on('click', 'Twice', { count: 2 })], state('twice'), true),
    interaction('right-click', [on('click', 'Context', { button: 'right' })], state('context'), true),
    interaction('hover', [on('hover', 'Products')], shows('Chairs'), true),
    interaction(
      'scroll a region',
      [on('scroll', 'List', { role: 'region', y: 400 })],
      (f) => f.evaluate(() => document.querySelector('#scroller')?.scrollTop),
      400,
    ),
    interaction(
      'drag and drop',
      [on('drag', 'Card', { to: { role: 'region', name: 'Done' } })],
      state('dropped'),
      'card',
    ),
    interaction(
      'drag a captured pointer',
      [on('drag', 'Knob', { to: { name: 'far' } })],
      async (f) => Number(await state('knob')(f)) > 80,
      true,
    ),
    interaction(
      'use a shadow tree',
      [on('fill', 'Shadow', { value: 'dark' }), on('click', 'Keep')],
      state('shadow'),
      'dark',
    ),
    interaction(
      'use a nested frame',
      [on('click', 'Inside')],
      (f) => f.childFrames()[0]?.innerText('button') ?? Promise.resolve(null),
      'pressed',
    ),
    interaction(
      'follow a link',
      [on('click', 'Next page')],
      async (f) => {
        const isNext = () =>
          f
            .page()
            .frames()
            .some((each) => each.url().endsWith('/next.html')); // Playwright learns it later
        await expect.poll(isNext).toBe(true);
        return true;
      },
      true,
    ),
  ],
  react: [
    interaction('fill a controlled field', [on('fill', 'Name', { value: 'ada' })], state('name'), 'ADA'),
    interaction('type into a controlled field', [on('type', 'Name', { value: 'b' })], state('name'), 'ADAB'),
    interaction('fill a controlled text area', [on('fill', 'Notes', { value: 'x' })], state('notes'), 'x'),
    interaction('check a controlled box', [on('check', 'Agree')], state('agree'), true),
    interaction('select a controlled option', [on('select', 'Color', { value: 'blue' })], state('color'), 'blue'),
    interaction('choose a controlled radio', [on('check', 'Size M')], state('size'), 'M'),
    interaction('press keys', [on('press', 'Keys', { value: 'ArrowDown' })], state('keys'), 'ArrowDown'),
    interaction('send a form', [on('click', 'Send')], state('sent'), 1),
  ],
  mui: [
    interaction('fill a text field', [on('fill', 'Title', { value: 'Hi' })], state('text'), 'Hi'),
    interaction('select', [on('select', 'Age', { role: 'combobox', value: 'Age 20' })], state('age'), 20),
    interaction('check', [on('check', 'Agree')], state('agree'), true),
    interaction('switch', [on('check', 'Wifi')], state('wifi'), true),
    interaction('set a slider', [on('fill', 'Volume', { value: '55' })], state('volume'), 55),
    interaction(
      'autocomplete',
      [on('type', 'City', { role: 'combobox', value: 'Ber' }), on('click', 'Bern', { role: 'option' })],
      state('city'),
      'Bern',
    ),
    interaction('change the tab', [on('click', 'Second', { role: 'tab' })], state('tab'), 1),
    interaction(
      'choose from a menu',
      [on('click', 'More'), on('click', 'Delete', { role: 'menuitem' })],
      state('menu'),
      'Delete',
    ),
    interaction('answer a dialog', [on('click', 'Open dialog'), on('click', 'Yes')], state('menu'), 'sure'),
    interaction('expand an accordion', [on('click', 'Details', { role: 'button' })], shows('Hidden text'), true),
  ],
  radix: [
    interaction(
      'use a dialog',
      [on('click', 'Edit'), on('fill', 'Nick', { value: 'ada' }), on('click', 'Done')],
      state('dialog'),
      'ada',
    ),
    interaction(
      'choose from a menu',
      [on('click', 'Actions'), on('click', 'Archive', { role: 'menuitem' })],
      state('menu'),
      'Archive',
    ),
    interaction('select', [on('select', 'Fruit', { role: 'combobox', value: 'Pear' })], state('fruit'), 'Pear'),
    interaction('change the tab', [on('click', 'Tab b')], state('tab'), 'b'),
    interaction('switch', [on('check', 'Light')], state('on'), true),
    interaction(
      'drag a slider',
      [on('drag', 'Level', { to: { name: 'here' } })],
      async (f) => Number((await state('volume')(f)) as number[]) > 60,
      true,
    ),
    interaction('press keys on a slider', [on('press', 'Level', { value: 'Home' })], state('volume'), [0]),
    interaction('check', [on('check', 'Accept')], state('agree'), true),
    interaction('choose a radio', [on('check', 'Size m')], state('size'), 'm'),
    interaction('expand an accordion', [on('click', 'Why?')], shows('Because.'), true),
    interaction('open a popover', [on('click', 'Info')], shows('Popover text'), true),
    interaction(
      'show a tooltip',
      [on('press', 'Info', { value: 'Escape' }), on('hover', 'Help')],
      shows('Tooltip text'),
      true,
    ),
  ],
  vue: [
    interaction('fill', [on('fill', 'Name', { value: 'Ada' })], state('name'), 'Ada'),
    interaction('check', [on('check', 'Agree')], state('agree'), true),
    interaction('select', [on('select', 'Color', { value: 'green' })], state('color'), 'green'),
    interaction('click', [on('click', 'Count 0')], state('count'), 1),
  ],
  svelte: [
    interaction('fill', [on('fill', 'Name', { value: 'Ada' })], state('name'), 'Ada'),
    interaction('check', [on('check', 'Agree')], state('agree'), true),
    interaction('select', [on('select', 'Color', { value: 'green' })], state('color'), 'green'),
    interaction('click', [on('click', 'Count 0')], state('count'), 1),
  ],
  codemirror: [
    interaction('fill', [on('fill', 'Code', { role: 'textbox', value: 'let a;' })], state('text'), 'let a;'),
    interaction(
      'press Enter',
      [on('press', 'Code', { role: 'textbox', value: 'Enter' })],
      async (f) => String(await state('text')(f)).includes('\n'),
      true,
    ),
    interaction(
      'type',
      [on('type', 'Code', { role: 'textbox', value: 'b' })],
      async (f) => String(await state('text')(f)).includes('b'),
      true,
    ),
  ],
  monaco: [
    interaction('fill', [on('fill', 'Code', { role: 'textbox', value: 'let a;' })], state('text'), 'let a;'),
    interaction(
      'type',
      [on('type', 'Code', { role: 'textbox', value: 'b' })],
      async (f) => String(await state('text')(f)).includes('b'),
      true,
    ),
  ],
  quill: [
    interaction('fill', [on('fill', 'Letter', { value: 'Dear Ada' })], state('text'), 'Dear Ada'),
    interaction('type', [on('type', 'Letter', { value: ', hello' })], state('text'), 'Dear Ada, hello'),
    interaction('fill again', [on('fill', 'Letter', { value: 'one\ntwo' })], state('text'), 'one\ntwo'),
    interaction(
      'select all and use a button',
      [on('press', 'Letter', { value: 'Control+A' }), on('click', 'bold')],
      state('bold'),
      true,
    ),
  ],
  prosemirror: [
    interaction('fill', [on('fill', 'Story', { value: 'Once upon' })], state('text'), 'Once upon'),
    interaction('type', [on('type', 'Story', { value: ' a time' })], state('text'), 'Once upon a time'),
    interaction('empty', [on('fill', 'Story', { value: '' })], state('text'), ''),
  ],
  lit: [
    interaction('fill and add', [on('fill', 'Task', { value: 'tea' }), on('click', 'Add')], state('items'), ['tea']),
    interaction('click a pointed element', [on('click', 'Show all')], state('isOpen'), true),
  ],
  antd: [
    interaction('select', [on('select', 'Person', { value: 'Grace' })], state('person'), 'grace'),
    interaction('select several', [on('select', 'Skills', { value: 'Ada' })], state('skills'), ['ada']),
    interaction(
      'pick a day',
      [on('press', 'Skills', { value: 'Escape' }), on('click', 'Due'), on('click', '17')],
      async (f) => String(await state('due')(f)).endsWith('-17'),
      true,
    ),
    interaction('switch', [on('check', 'Loud')], state('loud'), true),
    interaction(
      'choose from a menu',
      [on('click', 'Options', { role: 'button' }), on('click', 'Edit')],
      state('chosen'),
      'edit',
    ),
    interaction('answer a dialog', [on('click', 'Ask me'), on('click', 'OK')], state('answer'), 'ok'),
    interaction('select in a tree', [on('click', 'Pear', { role: 'treeitem' })], state('node'), 'pear'),
    interaction('press keys on a slider', [{ action: 'press', role: 'slider', value: 'End' }], state('level'), 100),
  ],
  element: [
    interaction('fill', [on('fill', 'Name', { value: 'Ada' })], state('name'), 'Ada'),
    interaction('select', [on('select', 'City', { value: 'Oslo' })], state('city'), 'Oslo'),
    interaction(
      'fill a date',
      [on('fill', 'Day', { value: '2026-11-17' }), { action: 'press', value: 'Enter' }],
      state('day'),
      '2026-11-17',
    ),
    interaction('check', [on('check', 'Agree')], state('agree'), true),
    interaction('switch', [on('check', 'Power')], state('on'), true),
    interaction('fill a number', [on('fill', 'Count', { value: '7' })], state('count'), 7),
    interaction('answer a question', [on('click', 'Ask'), on('click', 'Sure')], state('answer'), 'sure'),
  ],
  dates: [
    interaction(
      'fill the parts of a date',
      [on('fill', 'Month', { value: '11' }), on('fill', 'Day', { value: '17' }), on('fill', 'Year', { value: '2026' })],
      state('birthday'),
      '2026-11-17',
    ),
    interaction('pick a day', [on('click', '17', { role: 'gridcell' })], state('day'), '2026-11-17'),
    interaction(
      'pick a day in a popup',
      [on('click', 'Departure'), on('click', '19', { role: 'clickable' })],
      state('departure'),
      '2026-11-19',
    ),
  ],
  lists: [
    interaction(
      'click a day that only its label names',
      [on('click', '17', { role: 'gridcell' })],
      state('day'),
      '2026-11-17',
    ),
    interaction('see the month that names nothing', [on('click', 'Next month')], shows('December 2026'), true),
    interaction('go back to the first month', [on('click', 'Previous month')], shows('Launch'), true),
    interaction('click an event by the text of its row', [on('click', 'Launch')], state('event'), 'Launch'),
    interaction(
      'select in a list of select2',
      [on('select', 'Oslo', { role: 'combobox', value: 'Paris' })],
      state('capital'),
      'Paris',
    ),
    interaction(
      'sort divisions by dragging',
      [on('drag', 'Plan', { to: { name: 'Ship' } })],
      state('order'),
      'Build Ship Plan',
    ),
    interaction('click the shape in a group', [on('click', 'May')], state('bar'), 'May rect'),
    interaction('click a line of a flow editor', [on('click', 'Read to Write')], state('edge'), 'e'),
    interaction('click a node of a flow editor', [on('click', 'Write', { role: 'group' })], state('node'), 'Write'),
    interaction(
      'drag a node of a flow editor',
      [on('drag', 'Write', { role: 'group', x: 40, y: -20 })],
      async (f) => ((await state('moved')(f)) as { id: string; x: number }).id,
      'b',
    ),
    interaction(
      'click what has the name and another role',
      [on('click', 'Launch', { role: 'link' })],
      state('event'),
      'Launch',
    ),
  ],
  everyday: [
    interaction('type a decimal', [on('type', 'Amount', { value: '-12.5' })], fieldValue('amount'), '-12.5'),
    interaction(
      'leave a typed field, which tells it once',
      [on('type', 'Rate', { value: '7' }), on('press', 'Rate', { value: 'Tab' }), on('click', 'Note')],
      state('changed'),
      1,
    ),
    interaction('leave by a click', [on('type', 'Note', { value: 'a' }), on('click', 'Subscribe')], state('left'), 'a'),
    interaction('type no more than fits', [on('type', 'Code', { value: '1234567' })], fieldValue('code'), '12345'),
    interaction(
      'check a box that only its label shows',
      [on('check', 'Newsletter')],
      (f) => f.isChecked('#news'),
      true,
    ),
    interaction('click such a label', [on('click', 'Pro plan', { role: 'radio' })], (f) => f.isChecked('#pro'), true),
    interaction(
      'click what is enabled when a field is left',
      [on('fill', 'City', { value: 'Parma' }), on('click', 'Go there')],
      state('went'),
      'Parma',
    ),
    interaction('click what a drawing names', [on('click', 'Settings')], state('opened'), true),
    interaction('click the part in a button', [on('click', 'Like')], state('liked'), true),
    interaction('click what the pointer shows', [on('hover', 'Item A'), on('click', 'Remove')], state('removed'), true),
    interaction(
      'drag with an effect',
      [on('drag', 'Task', { to: { role: 'region', name: 'Bin' } })],
      state('moved'),
      'move',
    ),
    interaction('click from under a fixed bar', [on('click', 'Subscribe')], state('subscribed'), true),
  ],
  keys: KEYS,
  plain: [
    interaction(
      'scroll a virtual list',
      [on('scroll', 'Rows', { y: 2_000 }), on('click', 'Row 101')],
      state('row'),
      'Row 101',
    ),
    interaction(
      'sort by dragging',
      [on('drag', 'One', { to: { name: 'Three' } })],
      async (f) => String(await state('order')(f)).startsWith('Two'),
      true,
    ),
    interaction(
      'draw on a canvas',
      [on('drag', 'Drawing', { x: 60, y: 10 })],
      async (f) => Number(await state('drawn')(f)) > 2,
      true,
    ),
    interaction('dismiss a confirmation', [on('click', 'Delete all')], state('confirmed'), false),
    interaction(
      'accept a confirmation',
      [on('click', 'Delete all', { dialog: { accept: true } })],
      state('confirmed'),
      true,
    ),
    interaction(
      'answer a prompt',
      [on('click', 'Rename', { dialog: { accept: true, text: 'new' } })],
      state('renamed'),
      'new',
    ),
    interaction('go on after an alert', [on('click', 'Warn')], state('warned'), true),
    interaction('click a card', [on('click', 'Open card')], state('card'), true),
    interaction('click a cell', [on('click', '17', { role: 'gridcell' })], state('cell'), true),
  ],
} satisfies Readonly<Record<string, readonly Interaction[]>>;

/** They have one control each, and text. */
/** Pages whose outline is compared with Playwright's. Others have too few controls, or draw themselves. */
const OUTLINED: readonly string[] = ['native', 'react', 'mui', 'radix', 'vue', 'svelte'];

/** Outlines miss no control of these pages, and at least 38 of 40 interactions succeed. */
export function itWorksWith(...names: readonly (keyof typeof PAGES)[]): void {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  let files: ReadonlyMap<string, string> = new Map();
  const site = useSite(({ url = '' }, response) => {
    const body = files.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type });
    response.end(body);
  });
  let acting: Acting;
  const succeeded: string[] = [];
  const failures: string[] = [];
  beforeAll(async () => {
    files = await buildWidgets(names.filter((name) => !['native', 'everyday', 'keys'].includes(name)));
    acting = await startActing(running, browser);
  }, 240_000);

  it.each(names)('works with %s', { timeout: 120_000 }, async (name) => {
    const frame = await acting.show(`${site()}/${name}.html`);
    if (OUTLINED.includes(name)) await expectWholeOutline(acting, frame);
    const address = acting.page.getByLabel('Address', { exact: true });
    await address.focus();
    for (const { name: what, steps, check, expected } of PAGES[name]) {
      const report = await acting.act(steps);
      const { failed } = report;
      const found = failed ?? (await check(frame, report).catch(String));
      const isEqual = JSON.stringify(found) === JSON.stringify(expected);
      if (isEqual) succeeded.push(what);
      else failures.push(`${name}: ${what}: ${JSON.stringify(found)}`);
      if (failed) await frame.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
      expect(await address.evaluate((element) => document.activeElement === element), what).toBe(true);
    }
  });

  it('succeeds', () => {
    const all = names.reduce((sum, name) => sum + PAGES[name].length, 0);
    expect(failures).toEqual([]);
    expect(succeeded.length).toBe(all);
  });
}
