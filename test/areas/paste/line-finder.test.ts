import { describe, expect, it } from 'vitest';
import { findLines } from '../../../src/areas/paste/naming/line-finder.ts';

/** A white image with a line of vertical strokes, like letters. */
function drawStrokes(left: number, strokeWidth: number) {
  const [width, height] = [400, 100];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 40; y < 52; y++) {
    for (let x = left; x < 200; x += 11) data.fill(20, (y * width + x) * 3, (y * width + x + strokeWidth) * 3);
  }
  return { data, width, height };
}

describe('findLines', () => {
  it.each([0, 2, 8, 30])('finds a line that starts %i pixels from the left edge', (left) => {
    const [line, ...others] = findLines(drawStrokes(left, 3));
    expect(others).toEqual([]);
    expect(Math.abs((line?.x0 ?? 99) - left)).toBeLessThanOrEqual(2);
    expect(line?.letterHeight).toBe(12);
  });

  it('tells bold letters from regular ones', () => {
    const boldness = (strokeWidth: number) => findLines(drawStrokes(30, strokeWidth))[0]?.boldness;
    expect(boldness(3)).toBeCloseTo(0.25, 1);
    expect(boldness(5)).toBeCloseTo(0.42, 1);
  });

  it('tells rows of a list and columns from lines that stand alone', () => {
    const [width, height] = [600, 300];
    const data = new Uint8Array(width * height * 3).fill(255);
    const draw = (left: number, top: number, letterHeight: number) => {
      for (let y = top; y < top + letterHeight; y++) {
        for (let x = left; x < left + 120; x += 11) data.fill(20, (y * width + x) * 3, (y * width + x + 3) * 3);
      }
    };
    draw(40, 20, 18); // a title
    for (const top of [80, 120, 160]) for (const left of [40, 300]) draw(left, top, 12);
    const lines = findLines({ data, width, height }).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
    expect(lines.map(({ isRepeat }) => isRepeat)).toEqual([false, false, true, true, true, true, true]);
  });
});
