// uniqueItems: finds equal items without comparing every pair.
import { describe, expect, it } from 'vitest';
import { equal, equalPair } from '../../src/contract/generate/ajv/runtime.ts';

describe('equalPair', () => {
  const many = <Item>(item: (at: number) => Item): Item[] => Array.from({ length: 40 }, (_, at) => item(at));

  it.each<[string, unknown[], readonly [number, number] | null]>([
    ['an empty list', [], null],
    ['strings', ['a', 'b', 'c'], null],
    ['a string twice', ['a', 'b', 'a'], [2, 0]],
    ['__proto__ twice', ['__proto__', '__proto__'], [1, 0]],
    ['a number and its string', [1, '1'], null],
    ['a string and other types', ['a', null, 1, [], {}], null],
    ['null twice', [null, {}, null], [2, 0]],
    ['lists', [['a'], ['a', 'b']], null],
    ['a list twice', [['a'], ['a']], [1, 0]],
    [
      'objects that differ in a string',
      [
        { a: 'x', b: 1 },
        { a: 'y', b: 1 },
      ],
      null,
    ],
    [
      'objects that differ in a number',
      [
        { a: 'x', b: 1 },
        { a: 'x', b: 2 },
      ],
      null,
    ],
    [
      'equal objects with another order of keys',
      [
        { a: 'x', b: 1 },
        { b: 1, a: 'x' },
      ],
      [1, 0],
    ],
    ['objects with equal nested objects', [{ a: 'x' }, { a: { b: 1 } }, { a: { b: 1 } }], [2, 1]],
    ['many strings', many((at) => `${at}`), null],
    ['many strings, one twice', [...many((at) => `${at}`), '7'], [40, 7]],
    ['many objects', many((at) => ({ all: 'same', own: `${at}` })), null],
    ['many objects, one twice', [...many((at) => ({ own: `${at}` })), { own: '7' }], [40, 7]],
    ['many objects that differ in a number', many((at) => ({ all: 'same', own: at })), null],
    ['many objects, one three times', [{ n: 3 }, ...many((at) => ({ n: at })), { n: 3 }], [41, 4]],
    ['many objects, two twice', [{ n: 9 }, { n: 3 }, ...many((at) => ({ n: at }))], [11, 0]],
    ['lists with another order of items', [...many((at) => [at]), [1, 2], [2, 1]], null],
    ['numbers in two notations', JSON.parse('[{"a":1},{"a":1.0},{"a":"1"}]'), [1, 0]],
    ['zeros of both signs', JSON.parse('[[0],[-0]]'), [1, 0]],
    ['Infinity and null', JSON.parse('[[1e999],[null]]'), null],
    ['strings that look like JSON', [['a","b'], ['a', 'b']], null],
    ['__proto__ fields', JSON.parse('[{"__proto__":1},{"__proto__":2},{}]'), null],
    ['many items of all types', [...many((at) => ({ own: `${at}` })), null, 'a', null], [42, 40]],
  ])('agrees with comparing every pair: %s', (_, items, pair) => {
    const all = items.flatMap((later, at) => items.slice(0, at).map((earlier) => equal(later, earlier)));
    expect(equalPair(items)).toEqual(pair);
    expect(all.includes(true)).toBe(pair !== null);
  });

  /** Counts how often fields of the items are read. */
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
    ['fields that are equal except for the last', many((at) => ({ text: 'same', ...fields('k', 1), own: at }))],
    ['strings that are equal except for the last', many((at) => ({ ...fields('k', 'same'), own: at }))],
    ['strings that only the first and the last item share', many((at) => ({ ...fields('k', `${at % 39}`), own: at }))],
    ['a first item with different fields', [fields('k', 'own'), ...many((at) => ({ at }))]],
  ])('reads each field of a malicious list at most three times on average: %s', (_, given) => {
    const { items, reads } = counted(given);
    expect(equalPair(items)).toBe(null);
    const all = given.flatMap((item) => Object.keys(item)).length;
    expect(reads()).toBeLessThanOrEqual(3 * all);
  });

  it('accepts deeply nested items', () => {
    const deep = (inner: string) => JSON.parse(`${'['.repeat(50_000)}${inner}${']'.repeat(50_000)}`);
    expect(equalPair([deep('1'), deep('2')])).toBe(null);
    expect(equalPair([deep('1'), deep('2'), deep('1')])).toEqual([2, 0]);
  });
});
