import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../src/areas/workspace/page/browser/panels/agent/outline-text.ts';

describe('the changes of an outline', () => {
  it('are the lines that disappeared and appeared, as often as they did', () => {
    expect(changesOf(['a', ' b', 'b', 'c'], ['  b', 'c', 'c', 'd'])).toEqual(['- a', '- b', '+ c', '+ d']);
    expect(changesOf(['a', 'b'], ['b', 'a'])).toEqual([]);
  });

  it('are found in time in the largest pages', () => {
    const page = (from: number) => Array.from({ length: 20_000 }, (_, at) => `text "${'x'.repeat(250)}${from + at}"`);
    const began = performance.now();
    expect(changesOf(page(0), page(20_000))).toHaveLength(40_000);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
