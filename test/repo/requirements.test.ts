import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsOf, unknownIds } from '../requirements/citations.ts';
import { type Requirement, requirements } from '../requirements.ts';

const root = resolve(import.meta.dirname, '../..');

const ids = Object.keys(requirements);

/** The cited ids of each test file. */
const citations: ReadonlyMap<string, readonly string[]> = new Map(
  globSync('test/**/*.test.ts', { cwd: root }).map((file) => [
    file,
    citationsOf(readFileSync(join(root, file), 'utf8')),
  ]),
);
const cited = new Set([...citations.values()].flat());

describe('the requirements', () => {
  it('have ids of an area and words', () => {
    for (const id of ids) expect(id).toMatch(/^[A-EG]-[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(ids.map((id) => id[0]))).toEqual(new Set('ABCDEG'));
  });

  it('define each id once', () => {
    const written = globSync('test/requirements/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'([A-Z]-[^']*)': /gm)].map(([, id]) => id),
    );
    expect(written.sort()).toEqual([...ids].sort());
  });

  it('have different texts', () => {
    const texts = Object.values<Requirement>(requirements).map(({ text }) => text);
    expect(texts.filter((text) => text.length < 12)).toEqual([]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('include every id that a test cites', () => {
    const strays = [...citations].flatMap(([file, here]) => unknownIds(ids, here).map((id) => `${file}: [${id}]`));
    expect(strays).toEqual([]);
  });

  it('are all cited by tests', () => {
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
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
    ['after a table', "it.each([1, 2])('takes %i [A-one]', f);", ['A-one']],
    ['in a table', "it.each([['x [A-one]', 1], ['y [A-two]', 2]])('%s', f);", ['A-one', 'A-two']],
    ['in a named table', "const rows = [{ name: 'x [A-one]' }]; it.for(rows)('$name', f);", ['A-one']],
    [
      'in a table of the same describe, read by a function',
      "describe('x', () => { const rows = { '[A-one]': 1 }; it.each(Object.entries(rows))('%s', f); });",
      ['A-one'],
    ],
    ['after a condition', "it.runIf(linux)('x [A-one]', f);", ['A-one']],
    ['misspelt, which unknownIds reports', "it('x [A-One_2] [A-x, A-y]', f);", ['A-One_2', 'A-x, A-y']],
    ['in a comment', "// it('x [A-one]')\nit('x', f); /* [A-two] */", []],
    ['in the body of a test', "it('x', () => { expect(y).toBe('[A-one]'); });", []],
    ['in a table that no test uses', "const rows = ['[A-one]']; it('x', f);", []],
    ['in a skipped test', "it.skip('x [A-one]', f); it.skip.each([1])('x [A-two]', f);", []],
    ['in a skipped describe', "describe.skip('x [A-one]', () => { it('y [A-two]', f); });", []],
    ['in a todo', "it.todo('x [A-one]');", []],
    ['without brackets', "it('x A-one (A-two)', f);", []],
    ['that is a character class', "it('matches ^[a-z][A-Z][A-Za-z0-9]$', f);", []],
  ];

  // One test instead of it.each: the ids in a table would count as cited.
  it('counts only in the title of a test that runs', () => {
    for (const [why, text, found] of cases) expect(citationsOf(text), why).toEqual(found);
  });

  it('is reported if its id does not exist', () => {
    const text = "it('x [A-one] [A-gone] [F-one]', f);";
    expect(unknownIds(['A-one', 'A-two'], citationsOf(text))).toEqual(['A-gone', 'F-one']);
    expect(unknownIds(['A-one', 'A-gone', 'F-one'], citationsOf(text))).toEqual([]);
  });
});
