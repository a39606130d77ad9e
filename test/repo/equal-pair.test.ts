// uniqueItems: what our own search finds is what comparing every item with every other finds.
import { describe, expect, it } from 'vitest';
import equal from '../../src/contract/generate/ajv/equal.ts';
import equalPair from '../../src/contract/generate/ajv/equal-pair.ts';

describe('the search for two equal items', () => {
  const many = <Item>(item: (at: number) => Item): Item[] => Array.from({ length: 40 }, (_, at) => item(at));

  it.each<[string, unknown[], readonly [number, number] | null]>([
    ['nothing', [], null],
    ['texts', ['a', 'b', 'c'], null],
    ['a text twice', ['a', 'b', 'a'], [2, 0]],
    ['__proto__ twice', ['__proto__', '__proto__'], [1, 0]],
    ['a number and its text', [1, '1'], null],
    ['a text and others', ['a', null, 1, [], {}], null],
    ['null twice', [null, {}, null], [2, 0]],
    ['lists', [['a'], ['a', 'b']], null],
    ['a list twice', [['a'], ['a']], [1, 0]],
    [
      'objects that a text tells apart',
      [
        { a: 'x', b: 1 },
        { a: 'y', b: 1 },
      ],
      null,
    ],
    [
      'objects that a number tells apart',
      [
        { a: 'x', b: 1 },
        { a: 'x', b: 2 },
      ],
      null,
    ],
    [
      'objects that are equal in another order',
      [
        { a: 'x', b: 1 },
        { b: 1, a: 'x' },
      ],
      [1, 0],
    ],
    ['objects with equal objects in them', [{ a: 'x' }, { a: { b: 1 } }, { a: { b: 1 } }], [2, 1]],
    ['many texts', many((at) => `${at}`), null],
    ['many texts, one twice', [...many((at) => `${at}`), '7'], [40, 7]],
    ['many objects', many((at) => ({ all: 'same', own: `${at}` })), null],
    ['many objects, one twice', [...many((at) => ({ own: `${at}` })), { own: '7' }], [40, 7]],
    ['many objects that a number tells apart', many((at) => ({ all: 'same', own: at })), null],
    ['many objects, one three times', [{ n: 3 }, ...many((at) => ({ n: at })), { n: 3 }], [41, 4]],
    ['many objects, two twice', [{ n: 9 }, { n: 3 }, ...many((at) => ({ n: at }))], [11, 0]],
    ['lists of the same in another order', [...many((at) => [at]), [1, 2], [2, 1]], null],
    ['numbers that are written in two ways', JSON.parse('[{"a":1},{"a":1.0},{"a":"1"}]'), [1, 0]],
    ['zeros of both signs', JSON.parse('[[0],[-0]]'), [1, 0]],
    ['a number beyond all and null', JSON.parse('[[1e999],[null]]'), null],
    ['texts that look like JSON', [['a","b'], ['a', 'b']], null],
    ['own __proto__ fields', JSON.parse('[{"__proto__":1},{"__proto__":2},{}]'), null],
    ['many of all kinds', [...many((at) => ({ own: `${at}` })), null, 'a', null], [42, 40]],
  ])('finds in %s what comparing all of them finds', (_, items, pair) => {
    const all = items.flatMap((later, at) => items.slice(0, at).map((earlier) => equal(later, earlier)));
    expect(equalPair(items)).toEqual(pair);
    expect(all.includes(true)).toBe(pair !== null);
  });

  /** The items, which count how often one of their fields is read. */
  function counted(items: readonly object[]): { items: object[]; reads: () => number } {
    let count = 0;
    const get = (target: object, key: string | symbol) => {
      count += 1;
      return Reflect.get(target, key);
    };
    return { items: items.map((item) => new Proxy(item, { get })), reads: () => count };
  }

  const fields = (prefix: string, value: unknown) =>
    Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${prefix}${at}`, value]));

  it.each<[string, object[]]>([
    ['fields that are all equal but the last', many((at) => ({ text: 'same', ...fields('k', 1), own: at }))],
    ['texts that are all equal but the last', many((at) => ({ ...fields('k', 'same'), own: at }))],
    ['texts that the last item has from the first', many((at) => ({ ...fields('k', `${at % 39}`), own: at }))],
    ['a first item with fields of its own', [fields('k', 'own'), ...many((at) => ({ at }))]],
  ])('reads no field of a hostile list more than a few times: %s', (_, given) => {
    const { items, reads } = counted(given);
    expect(equalPair(items)).toBe(null);
    const all = given.flatMap((item) => Object.keys(item)).length;
    expect(reads()).toBeLessThanOrEqual(3 * all);
  });

  it('takes items that are nested as deep as JSON can be', () => {
    const deep = (inner: string) => JSON.parse(`${'['.repeat(50_000)}${inner}${']'.repeat(50_000)}`);
    expect(equalPair([deep('1'), deep('2')])).toBe(null);
    expect(equalPair([deep('1'), deep('2'), deep('1')])).toEqual([2, 0]);
  });
});
