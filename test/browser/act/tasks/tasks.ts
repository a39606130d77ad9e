// Tasks for an agent, page by page and in this order, and what the page reports once they are done.
import type { Step } from '../acting.ts';

/** A step that names its element by a line of the outline: the first group of the expression is its ref. */
export type TaskStep = Omit<Step, 'ref'> & {
  readonly line?: RegExp;
  /** The same for a snapshot of Playwright MCP, if role and name do not say which element it is. */
  readonly pw?: RegExp;
};
export interface Task {
  readonly name: string;
  /** The steps of each call. */
  readonly calls: readonly (readonly TaskStep[])[];
  readonly until?: string;
  readonly isDone: (state: Readonly<Record<string, unknown>>) => boolean;
  /** What no tool does: coordinates, files, frames of other sites. */
  readonly isLeftOut?: true;
}

type More = Partial<TaskStep>;
const on = (action: Step['action'], name: string, more: More = {}): TaskStep => ({ action, name, ...more });
const click = (name: string, more?: More): TaskStep => on('click', name, more);
const fill = (name: string, value: string, more?: More): TaskStep => on('fill', name, { value, ...more });
const press = (value: string, more?: More): TaskStep => ({ action: 'press', value, ...more });
const at = (action: Step['action'], line: RegExp, pw: RegExp, more: More = {}): TaskStep => ({
  action,
  line,
  pw,
  ...more,
});
const is = (value: unknown, expected: unknown): boolean => JSON.stringify(value) === JSON.stringify(expected);
const task = (name: string, steps: readonly TaskStep[], isDone: Task['isDone'], more: Partial<Task> = {}): Task => ({
  name,
  calls: [steps],
  isDone,
  ...more,
});

const QUILL = /textbox = "[^"]*" \[(e\d+)\]/;
/** Its first line stands for the editor. */
const CHAPTER = /generic "Chapter"[^\n]*\n\s+- paragraph \[ref=(\w+)\]/;
const PW_QUILL = /paragraph \[ref=(\w+)\]: /;

export const TASKS: Readonly<Record<string, readonly Task[]>> = {
  mui: [
    task('write two lines', [fill('Notes', 'first\nsecond')], ({ notes }) => notes === 'first\nsecond'),
    task('choose a currency', [on('select', 'Currency', { value: 'Krone' })], ({ currency }) => currency === 'Krone'),
    task(
      'choose two tags',
      [on('select', 'Tags', { value: 'green' }), on('select', 'Tags', { value: 'blue' })],
      ({ tags }) => is(tags, ['green', 'blue']),
    ),
    task('give four stars', [click('4 Stars')], ({ stars }) => stars === 4),
    task('press a toggle', [click('center')], ({ align }) => align === 'center'),
    task('set a slider', [fill('Price', '70')], ({ price }) => price === 70),
    task(
      'check a row',
      [at('check', /checkbox \[(e\d+)\] \| Anvil/, /checkbox \[ref=(\w+)\][^\n]*\n[^\n]*"Anvil"/)],
      ({ rows }) => is(rows, ['Anvil']),
    ),
    task('turn to a page', [click('Go to page 3')], ({ page }) => page === 3),
    task('delete a chip', [press('Delete', { name: 'Draft' })], ({ chip }) => chip === 'deleted'),
    task(
      'fill a dialog',
      [click('Invite'), fill('Email', 'ada@example.org'), click('Send')],
      ({ invited }) => invited === 'ada@example.org',
    ),
  ],
  antd: [
    task('choose in a cascade', [click('Region'), click('Norway'), click('Oslo')], ({ region }) =>
      is(region, ['no', 'oslo']),
    ),
    task('choose in a tree', [on('select', 'Folder', { value: 'Library' })], ({ folder }) => folder === 'lib'),
    task('fill a number', [fill('Amount', '8')], ({ amount }) => amount === 8),
    task('choose a segment', [click('Week')], ({ span }) => span === 'Week'),
    task('choose a size', [on('check', 'Large')], ({ size }) => size === 'Large'),
    task('sort a table', [click('Age')], ({ order }) => order === 'ascend'),
    task('select a row', [on('check', 'Select row 2')], ({ selected }) => is(selected, ['1'])),
    task(
      'confirm in a popover',
      [click('Remove', { role: 'button' }), click('Remove it')],
      ({ removed }) => removed === true,
    ),
    task(
      'move an item',
      [
        at('check', /checkbox \[(e\d+)\] \| Alpha/, /Alpha[^\n]*\n[^\n]*checkbox[^\n]*\[ref=(\w+)\]/),
        click('right', { role: 'button' }),
      ],
      ({ moved }) => is(moved, ['a']),
    ),
    task('switch the tab', [click('Security')], ({ tab }) => tab === 'two'),
    task('unfold and fill', [click('Advanced'), fill('Token', 'abc')], ({ token }) => token === 'abc'),
    task(
      'fill a drawer',
      [click('Edit profile'), fill('Nick', 'Lovelace'), click('Save profile')],
      ({ nick }) => nick === 'Lovelace',
    ),
  ],
  element: [
    task(
      'give three stars',
      ['1', '2', '3'].map(() => press('ArrowRight', { name: 'rating' })),
      ({ stars }) => stars === 3,
    ),
    task('set a slider', [press('End', { role: 'slider', name: 'Level' })], ({ level }) => level === 100),
    task('check a day', [on('check', 'Friday')], ({ days }) => is(days, ['Friday'])),
    task('choose a plan', [on('check', 'Team')], ({ plan }) => plan === 'Team'),
    task(
      'choose in a cascade',
      [click('Select', { role: 'textbox' }), click('Europe', { role: 'menuitem' }), click('Italy')],
      ({ path }) => is(path, ['eu', 'it']),
    ),
    task('take a suggestion', [fill('Street', 'Mi'), click('Mill Lane')], ({ street }) => street === 'Mill Lane'),
    task('use a menu', [on('hover', 'Actions'), click('Share')], ({ command }) => command === 'Share'),
    task('switch the tab', [click('The second')], ({ tab }) => tab === 'second'),
    task(
      'check in a tree',
      [
        at(
          'check',
          /treeitem "Europe"[^\n]*\n +checkbox \[(e\d+)\]/,
          /treeitem "Europe"[\s\S]*?generic \[ref=(\w+)\]:\n\s+- checkbox/,
        ),
      ],
      ({ checked }) => checked === 'Europe',
    ),
    {
      ...task('answer a question', [], ({ nick }) => nick === 'Ada'),
      calls: [
        [click('Join us')],
        [
          at('fill', /textbox[^\n]*\[(e\d+)\]/, /dialog[\s\S]*?textbox[^\n]*\[ref=(\w+)\]/, { value: 'Ada' }),
          click('Join', { role: 'button' }),
        ],
      ],
    },
  ],
  editors: [
    task('replace the text', [at('fill', QUILL, PW_QUILL, { value: 'Dear team' })], ({ html }) =>
      is(html, '<p>Dear team</p>'),
    ),
    task('make it bold', [at('press', QUILL, PW_QUILL, { value: 'Control+A' }), click('bold')], ({ html }) =>
      String(html).includes('<strong>Dear team'),
    ),
    task(
      'make it a heading',
      [at('press', QUILL, PW_QUILL, { value: 'Control+A' }), click('Normal'), click('Heading 1')],
      ({ html }) => String(html).includes('<h1>'),
    ),
    task(
      'write a chapter',
      [fill('Chapter', 'It began', { role: 'textbox', pw: CHAPTER })],
      ({ text }) => text === 'It began',
    ),
    task(
      'continue it',
      [on('type', 'Chapter', { role: 'textbox', value: ' at night', pw: CHAPTER })],
      ({ text }) => text === 'It began at night',
    ),
    task(
      'emphasize it by keys',
      [
        press('Control+A', { role: 'textbox', name: 'Chapter', pw: CHAPTER }),
        press('Control+b', { role: 'textbox', name: 'Chapter', pw: CHAPTER }),
      ],
      ({ prose }) => String(prose).includes('<strong>It began at night'),
    ),
  ],
  components: [
    task('give three stars', [click('3 stars')], ({ stars }) => stars === 3),
    task('add a tag', [fill('Add a tag', 'new'), press('Enter')], ({ tags }) => is(tags, ['old', 'new'])),
    task('remove a tag', [click('Remove old')], ({ tags }) => is(tags, ['new'])),
    task('open a menu', [click('Menu'), click('Trash')], ({ place }) => place === 'Trash'),
    task('press a slotted button', [click('Help me')], ({ helped }) => helped === true),
    task('buy more', [click('More Tea'), click('More Tea')], ({ total }) => total === 3),
    task(
      'write a card',
      [on('check', 'Gift'), fill('Card text', 'Enjoy'), press('Tab')],
      ({ card, gift }) => card === 'Enjoy' && gift === true,
    ),
    task('choose the delivery', [on('check', 'Fast')], ({ speed }) => speed === 'fast'),
  ],
  dates: [
    task('set a time', [fill('Hours', '07'), fill('Minutes', '30')], ({ alarm }) => alarm === '07:30'),
    task(
      'set two days',
      [
        at('fill', /textbox "Holiday"[^\n]*\[(e\d+)\]/, /textbox "Holiday"[^\n]*\[ref=(\w+)\]/, {
          value: '2026-11-10',
        }),
        press('Enter'),
        at(
          'fill',
          /textbox "Holiday"[^\n]*\n *textbox "Holiday"[^\n]*\[(e\d+)\]/,
          /textbox "Holiday"[\s\S]*?textbox "Holiday"[^\n]*\[ref=(\w+)\]/,
          { value: '2026-11-12' },
        ),
        press('Enter'),
      ],
      ({ holiday }) => is(holiday, ['2026-11-10', '2026-11-12']),
    ),
    task('fill a day', [fill('Start', '2026-11-20'), press('Enter')], ({ start }) => start === '2026-11-20'),
    task('fill a birthday', [fill('Birthday', '1815-12-10')], ({ birthday }) => birthday === '1815-12-10'),
    {
      ...task('pick a day of the next month', [], ({ picked }) => picked === '2026-12-24'),
      calls: [[click('Next month'), click('24', { role: 'clickable' })]],
    },
    task('pick a day', [click('Choose date'), click('17', { role: 'gridcell' })], ({ due }) => due === '2026-11-17'),
  ],
  pointer: [
    task(
      'drag a card',
      [on('drag', 'Write tests', { to: { role: 'list', name: 'Finished' } })],
      ({ done }) => done === 'Write tests',
    ),
    task('sort by dragging', [on('drag', 'Alpha song', { to: { name: 'Gamma song' } })], ({ songs }) =>
      is(songs, ['Beta song', 'Gamma song', 'Alpha song']),
    ),
    task('widen a pane', [on('drag', 'Resize', { x: 60, y: 0 })], ({ width }) => width === 160),
    task('zoom in by keys', [press('ArrowRight', { name: 'Zoom' })], ({ zoom }) => zoom === 3),
    task('sign', [on('drag', 'Signature', { x: 50, y: 10 })], ({ strokes }) => Number(strokes) > 2),
    task('click a bar of a chart', [click('Chart')], ({ bar }) => bar === 'first', { isLeftOut: true }),
    task(
      'use a context menu',
      [click('report.pdf', { button: 'right' }), click('Duplicate')],
      ({ duplicated }) => duplicated === true,
    ),
    task(
      'rename',
      [click('Untitled', { count: 2 }), fill('New name', 'Plan'), press('Enter')],
      ({ name }) => name === 'Plan',
    ),
    task('log out by a hover menu', [on('hover', 'Account'), click('Log out')], ({ loggedOut }) => loggedOut === true),
  ],
  plain: [
    task('fill a mask', [fill('Phone', '5551234')], ({ phone }) => phone === '555-1234'),
    task(
      'register after a mistake',
      [
        fill('Email', 'ada'),
        click('Register'),
        fill('Email', 'ada@example.org'),
        on('select', 'Country', { value: 'Italy' }),
        click('Register'),
      ],
      ({ email, country }) => email === 'ada@example.org' && country === 'it',
    ),
    task('set the volume', [fill('Volume', '9')], ({ volume }) => volume === 9),
    task('attach a photo', [click('Photo')], ({ photo }) => photo === true, { isLeftOut: true }),
    task(
      'type a code',
      [
        at('type', /group "Code"\n +textbox[^\n]*\[(e\d+)\]/, /group "Code"[\s\S]*?textbox[^\n]*\[ref=(\w+)\]/, {
          value: '1234',
        }),
      ],
      ({ code }) => code === '1234',
    ),
    task('take a suggestion', [fill('Fruit', 'Ap'), click('Apricot')], ({ fruit }) => fruit === 'Apricot'),
    task(
      'edit a row',
      [at('click', /Ben \| button "Edit" \[(e\d+)\]/, /"Ben"[\s\S]*?button "Edit" \[ref=(\w+)\]/)],
      ({ edited }) => edited === 'Ben',
    ),
    task(
      'find a city in a long list',
      [on('scroll', 'Cities', { y: 4_000 }), click('City 202')],
      ({ city }) => city === 'City 202',
    ),
    task('load more stories', [on('scroll', 'Story 5', { y: 500 })], ({ articles }) => Number(articles) > 5),
    {
      ...task('wait for a report', [], ({ report }) => report === true, { until: 'Download report' }),
      calls: [[click('Load report')], [click('Download report')]],
    },
    task(
      'change a note',
      [fill('Note', 'Buy bread', { pw: /paragraph \[ref=(\w+)\]: Buy/ })],
      ({ note }) => note === 'Buy bread',
    ),
    task('use a shortcut', [press('Control+k')], ({ palette }) => palette === true),
  ],
  dialogs: [
    task('accept a question', [click('Clear cart', { dialog: { accept: true } })], ({ cleared }) => cleared === true),
    task(
      'answer a prompt',
      [click('Rename list', { dialog: { accept: true, text: 'Food' } })],
      ({ list }) => list === 'Food',
    ),
    task('go on after an alert', [click('Check out')], ({ warned }) => warned === true),
    task(
      'confirm by a word',
      [click('Delete account'), fill('Type DELETE', 'DELETE'), click('Delete', { role: 'button' })],
      ({ deleted }) => deleted === true,
    ),
    task('close a popover', [click('Tips'), click('Got it')], ({ got }) => got === true),
    task('pay in a frame', [fill('Card number', '4111'), click('Pay')], ({ paid }) => paid === '4111'),
    task('use a frame of another site', [click('Zoom in')], ({ zoomed }) => zoomed === true, { isLeftOut: true }),
  ],
};
