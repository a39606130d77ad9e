import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaOf, citationsOf, uncitedIds, unknownIds } from '../requirements/citations.ts';
import { type Requirement, requirements } from '../requirements.ts';

const root = resolve(import.meta.dirname, '../..');

/** Areas still being built: what nobody cites there is counted, not refused. Take an area out when it is done. */
const OPEN_AREAS: readonly string[] = [];

/** Of closed areas: what is decided and not built yet. Nothing is ever added here. */
const OPEN_IDS: readonly string[] = [];

const ids = Object.keys(requirements);
const areas = [...new Set(ids.map(areaOf))].sort();

/** For each test file, what it cites. */
const citations: ReadonlyMap<string, readonly string[]> = new Map(
  globSync('test/**/*.test.ts', { cwd: root }).map((file) => [
    file,
    citationsOf(readFileSync(join(root, file), 'utf8')),
  ]),
);
const cited = new Set([...citations.values()].flat());

describe('the requirements', () => {
  it('have ids that tell the area and read as words', () => {
    expect(areas).toEqual(['A', 'B', 'C', 'D', 'E', 'G']);
    for (const id of ids) expect(id).toMatch(/^[A-EG]-[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have each id once in all their files', () => {
    const written = globSync('test/requirements/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'([A-Z]-[^']*)': /gm)].map(([, id]) => id),
    );
    expect(written.sort()).toEqual([...ids].sort());
  });

  it('say something each, and no two the same', () => {
    const texts = Object.values<Requirement>(requirements).map(({ text }) => text);
    expect(texts.filter((text) => text.length < 12)).toEqual([]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('are the only ones that tests cite', () => {
    const strays = [...citations].flatMap(([file, here]) => unknownIds(ids, here).map((id) => `${file}: [${id}]`));
    expect(strays).toEqual([]);
  });

  it('are each cited by a test, in every area that is closed', () => {
    const open = OPEN_AREAS.map((area) => {
      const uncited = uncitedIds(ids, cited, [area]);
      const count = `${area}: ${uncited.length} of ${ids.filter((id) => areaOf(id) === area).length}`;
      return process.env['UNCITED'] ? [count, ...uncited].join('\n  ') : count;
    });
    if (open.length > 0) console.log(`nobody cites yet (ids with UNCITED=1), by open area:\n${open.join('\n')}`);
    const closed = areas.filter((area) => !OPEN_AREAS.includes(area));
    expect(uncitedIds(ids, cited, closed)).toEqual(OPEN_IDS); // a list that nobody shortens is refused too
  });

  it('are open only in areas that exist', () => {
    expect(OPEN_AREAS.filter((area) => !areas.includes(area))).toEqual([]);
  });
});

describe('a citation', () => {
  const cases: readonly (readonly [why: string, text: string, found: readonly string[]])[] = [
    ['in the title of a test', "it('expires [C-one]', () => {});", ['C-one']],
    ['beside another one', "test('expires [C-one] [C-two-3]', () => {});", ['C-one', 'C-two-3']],
    ['twice', "it('a [C-one]', f); it('b [C-one]', f);", ['C-one']],
    ['in the title of a describe', "describe('x [B-one]', () => { it('y [B-two]', f); });", ['B-one', 'B-two']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
    ['in a title with values', 'it(`of ${n} [A-one] and ${m} [A-two]`, f);', ['A-one', 'A-two']],
    ['in a title of two strings', "it('long ' + 'title [A-one]', f);", ['A-one']],
    ['behind a table', "it.each([1, 2])('takes %i [A-one]', f);", ['A-one']],
    ['in a table', "it.each([['x [A-one]', 1], ['y [A-two]', 2]])('%s', f);", ['A-one', 'A-two']],
    ['in a named table', "const rows = [{ name: 'x [A-one]' }]; it.for(rows)('$name', f);", ['A-one']],
    [
      'in a table of the same describe, read by a function',
      "describe('x', () => { const rows = { '[A-one]': 1 }; it.each(Object.entries(rows))('%s', f); });",
      ['A-one'],
    ],
    ['behind a condition', "it.runIf(linux)('x [A-one]', f);", ['A-one']],
    ['misspelt, which is for unknownIds to refuse', "it('x [A-One_2] [A-x, A-y]', f);", ['A-One_2', 'A-x, A-y']],
    ['in a comment', "// it('x [A-one]')\nit('x', f); /* [A-two] */", []],
    ['in the body of a test', "it('x', () => { expect(y).toBe('[A-one]'); });", []],
    ['in a table no test is made of', "const rows = ['[A-one]']; it('x', f);", []],
    ['in a skipped test', "it.skip('x [A-one]', f); it.skip.each([1])('x [A-two]', f);", []],
    ['in a skipped describe', "describe.skip('x [A-one]', () => { it('y [A-two]', f); });", []],
    ['in a test still to be written', "it.todo('x [A-one]');", []],
    ['without brackets', "it('x A-one (A-two)', f);", []],
    ['that is a character class', "it('matches ^[a-z][A-Z][A-Za-z0-9]$', f);", []],
  ];

  // One test, not a table of tests: the made-up ids would be read as cited here.
  it('counts where a test that runs carries it, and nowhere else', () => {
    for (const [why, text, found] of cases) expect(citationsOf(text), why).toEqual(found);
  });

  it('of an id that does not exist is refused', () => {
    const text = "it('x [A-one] [A-gone] [F-one]', f);";
    expect(unknownIds(['A-one', 'A-two'], citationsOf(text))).toEqual(['A-gone', 'F-one']);
    expect(unknownIds(['A-one', 'A-gone', 'F-one'], citationsOf(text))).toEqual([]);
  });

  it('that is missing is refused in a closed area and let be in an open one', () => {
    const all = ['A-one', 'A-two', 'B-one', 'G-one'];
    const here = citationsOf("it('x [A-one]', f);");
    expect(uncitedIds(all, here, ['A', 'B', 'G'])).toEqual(['A-two', 'B-one', 'G-one']);
    expect(uncitedIds(all, here, ['A'])).toEqual(['A-two']);
    expect(uncitedIds(all, here, [])).toEqual([]);
    expect(uncitedIds(all, citationsOf("it('x [A-one] [A-two]', f);"), ['A'])).toEqual([]);
  });
});
