// What pages leave to the browser, done by a program.
import { fieldValue, type Interaction, interaction, notes, on, onlyUser, state } from './interaction.ts';

export const KEYS: readonly Interaction[] = [
  interaction(
    'count with keys',
    [on('press', 'Guests', { value: 'ArrowUp' }), on('press', 'Guests', { value: 'ArrowUp' })],
    async (f) => [await fieldValue('guests')(f), await state('changes')(f)],
    ['4', 2],
  ),
  interaction(
    'replace a number by keys',
    [on('press', 'Guests', { value: 'Ctrl+A' }), on('type', 'Guests', { value: '3' })],
    fieldValue('guests'),
    '3',
  ),
  interaction('press no known key', [on('press', 'Word', { value: 'Hyper+A' })], notes, {
    step: 0,
    code: 'wrong-kind',
    reason: '“Hyper” is not a key.',
  }),
  interaction('click at a place', [on('click', 'Fake', { x: 5 })], notes, {
    step: 0,
    code: 'wrong-kind',
    reason: '“click” takes no “x”.',
  }),
  interaction('type what a filter lets through', [on('type', 'Digits', { value: 'a1 2' })], fieldValue('digits'), '12'),
  interaction('turn a range', [on('press', 'Bass', { value: 'ArrowLeft' })], fieldValue('bass'), '4'),
  interaction('turn it to its end', [on('press', 'Bass', { value: 'End' })], fieldValue('bass'), '10'),
  interaction(
    'choose the next radio button',
    [on('press', 'Small', { value: 'ArrowDown' })],
    (f) => f.evaluate(() => document.querySelector<HTMLInputElement>('[name=size]:checked')?.value),
    'l',
  ),
  interaction('choose by arrows', [on('press', 'Fruit', { value: 'ArrowDown' })], fieldValue('fruit'), 'Plum'),
  interaction('choose by a letter', [on('press', 'Fruit', { value: 'f' })], fieldValue('fruit'), 'Fig'),
  interaction(
    'delete the first letter',
    [on('press', 'Word', { value: 'Home' }), on('press', 'Word', { value: 'Delete' })],
    fieldValue('word'),
    'ne two',
  ),
  interaction(
    'type before the last letter',
    [
      on('press', 'Word', { value: 'End' }),
      on('press', 'Word', { value: 'ArrowLeft' }),
      on('type', 'Word', { value: 'x' }),
    ],
    fieldValue('word'),
    'ne twxo',
  ),
  interaction(
    'delete a word',
    [on('press', 'Word', { value: 'End' }), on('press', 'Word', { value: 'Control+Backspace' })],
    fieldValue('word'),
    'ne ',
  ),
  interaction('undo', [on('press', 'Word', { value: 'Control+Z' })], notes, {
    step: 0,
    code: 'only-user',
    reason: 'Only the user can undo this. Use fill instead.',
  }),
  interaction(
    'go on by Tab and replace',
    [on('press', 'Word', { value: 'Tab' }), on('type', 'Next', { value: 'new' })],
    fieldValue('next'),
    'new',
  ),
  interaction(
    'go on by Tab to lines, which stay',
    [on('press', 'Next', { value: 'Tab' }), { action: 'press', value: 'q' }],
    async (f) => String(await fieldValue('lines')(f)).replace('q', ''),
    'ab\ncd',
  ),
  interaction('remove it again', [on('press', 'Lines', { value: 'Backspace' })], fieldValue('lines'), 'ab\ncd'),
  interaction(
    'go down a line',
    [
      on('press', 'Lines', { value: 'Control+Home' }),
      on('press', 'Lines', { value: 'ArrowRight' }),
      on('press', 'Lines', { value: 'ArrowDown' }),
      on('press', 'Lines', { value: 'Shift+End' }),
      on('press', 'Lines', { value: 'Backspace' }),
    ],
    fieldValue('lines'),
    'ab\nc',
  ),
  interaction(
    'format by keys',
    [on('press', 'Rich', { value: 'Control+A' }), on('press', 'Rich', { value: 'Control+B' })],
    (f) => f.innerHTML('#rich'),
    '<b>one two</b>',
  ),
  interaction(
    'delete a word of an editor',
    [on('press', 'Rich', { value: 'End' }), on('press', 'Rich', { value: 'Control+Backspace' })],
    async (f) => (await f.innerText('#rich')).trim(),
    'one',
  ),
  interaction(
    'send a form that is not valid',
    [on('press', 'Terms', { value: 'Enter' })],
    async (_, { notes: [note = ''] = [] }) => note.startsWith('“Mail” is not valid: '),
    true,
  ),
  interaction(
    'press Enter where the browser does nothing',
    [on('press', 'Fake', { value: 'Enter' })],
    state('clicks'),
    0,
  ),
  interaction(
    'open a menu of a style sheet',
    [on('hover', 'Shop'), on('click', 'Shoes')],
    (f) => f.evaluate(() => location.hash),
    '#shoes',
  ),
  interaction(
    'click what a row shows under the pointer',
    [on('hover', 'Invoice 2'), on('click', 'Remit')],
    state('paid'),
    'Remit',
  ),
  interaction('copy', [on('click', 'Copy link')], notes, onlyUser('use the clipboard')),
  interaction('upload', [on('click', 'Upload')], notes, onlyUser('choose a file')),
  interaction(
    'close a popover by Escape',
    [on('click', 'Hint', { role: 'button' }), { action: 'press', value: 'Escape' }],
    (f) => f.isHidden('#hint'),
    true,
  ),
  interaction(
    'close a popover by a click beside it',
    [on('click', 'Hint', { role: 'button' }), on('click', 'Chart', { role: 'region' })],
    (f) => f.isHidden('#hint'),
    true,
  ),
  interaction(
    'set a slider that takes keys',
    [on('fill', 'Treble', { value: '8' })],
    (f) => f.getAttribute('#treble', 'aria-valuenow'),
    '8',
  ),
  interaction('choose what is found while typing', [on('select', 'Town', { value: 'Parma' })], state('town'), 'Parma'),
  interaction('choose a suggestion', [on('select', 'Engine', { value: 'Gecko' })], fieldValue('engine'), 'Gecko'),
  interaction('turn the wheel', [on('scroll', 'Chart', { role: 'region', y: 100 })], state('zoom'), 100),
  interaction('click the text of a wide row', [on('click', 'main.ts')], state('file'), 'main.ts'),
  interaction(
    'select a word',
    [on('click', 'paragraph', { count: 2 })],
    (f) => f.evaluate(() => String(getSelection())),
    'paragraph',
  ),
  interaction('drop where nothing takes it', [on('drag', 'Task', { to: { role: 'region', name: 'Bin' } })], notes, [
    'The page did not accept the drop.',
  ]),
  interaction('leave what refuses a drop', [on('hover', 'Bin', { role: 'region' })], state('drags'), [
    'enter',
    'leave',
  ]),
  interaction(
    'leave what the user does not hover to the user',
    [on('hover', 'Fake')],
    async (f) => {
      await f.hover('.tip');
      return f.isVisible('.tip span');
    },
    true,
  ),
  interaction('point at a handle in what moves', [on('hover', 'Resize')], state('gripped'), true),
  interaction('click a day in what has the focus', [on('click', 'May 1')], state('day'), 1),
  interaction('hover what is in the middle', [on('hover', 'down')], state('hovered'), true),
  interaction('wait for what goes away', [on('click', 'Next month'), on('click', 'Day 9')], state('slid'), 1),
  interaction('drag in a frame', [on('drag', 'My desk', { to: { role: 'button', name: 'Cedar' } })], state('desk'), 1),
  interaction('scroll by a key', [{ action: 'press', value: 'End' }], (f) => f.evaluate(() => scrollY > 1_000), true),
];
