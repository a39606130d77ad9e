import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../../src/areas/workspace/web-view/page/acting/outline-text.ts';
import { measureCpu } from '../../../cpu-time.ts';

describe('the changes of an outline', () => {
  it('are the lines that disappeared and appeared, as often as they did', () => {
    expect(changesOf(['a', ' b', 'b', 'c'], ['  b', 'c', 'c', 'd'])).toEqual(['- a', '- b', '+ c', '+ d']);
    expect(changesOf(['a', 'b'], ['a', 'b'])).toEqual([]);
  });

  it('are the lines that moved, if nothing else has changed', () => {
    expect(changesOf(['a', 'b', 'c', 'd'], ['a', 'c', ' b', 'd'])).toEqual(['+ c', '+ b']);
  });

  it('count the lines that say the same with other refs', () => {
    const former = ['heading "May"', 'row | 1 [e1] | 2 [e2]', 'button "Next" [e3]'];
    const now = ['heading "June"', 'row | 1 [e4] | 2 [e5]', 'button "Next" [e6]'];
    expect(changesOf(former, now)).toEqual([
      '- heading "May"',
      '= 2 lines say the same, with new refs',
      '+ heading "June"',
    ]);
  });

  it('tell a line that changed once, and not all that a popup has taken with it', () => {
    expect(changesOf(['button "A" [e1]', 'text "x"'], ['button "A" pressed [e1]'])).toEqual([
      '- text "x"',
      '+ button "A" pressed [e1]',
    ]);
    const lines = Array.from({ length: 10 }, (_, at) => `option "${at}" [e${at}]`);
    expect(changesOf(lines, []).at(-1)).toBe('- … 2 more lines');
  });

  it('are found in time in the largest pages', () => {
    const page = (from: number) => Array.from({ length: 20_000 }, (_, at) => `text "${'x'.repeat(250)}${from + at}"`);
    const cpu = measureCpu();
    expect(changesOf(page(0), page(20_000))).toHaveLength(20_009);
    expect(cpu()).toBeLessThan(2_000);
  });
});
