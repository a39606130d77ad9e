// The choice of the line that names an image.
import { describe, expect, it } from 'vitest';
import { headlineOf, type ReadLine } from '../../../src/areas/paste/naming/headline.ts';

/** A regular line on white; `place` is its left and upper edge. */
const line = (text: string, [x0, y0]: readonly [number, number], more: Partial<ReadLine> = {}): ReadLine => ({
  ...{ x0, y0, x1: x0 + text.length * 8, y1: y0 + 14, letterHeight: 9, background: 252, backgroundShare: 0.9 },
  ...{ isRed: false, boldness: 0.23, isLeftmost: true, neighbors: 0, isRepeat: false },
  ...{ words: text.split(' ').map((word) => ({ text: word, confidence: 95 })), pictureWidth: 1280, pictureHeight: 720 },
  ...more,
});
const row = { isRepeat: true };

describe('headlineOf', () => {
  it('names a log by its error, without the time', () => {
    const name = headlineOf([
      line('2026-11-14T09:26:46.386Z INFO greta handled in 26ms', [32, 30]),
      line('2026-11-14T09:26:47.101Z INFO jonas handled in 31ms', [32, 50], row),
      line('2026-11-14T09:26:47.815Z ERROR Vaccine directory was denied', [32, 70], { isRed: true }),
      line('2026-11-14T09:26:48.002Z INFO keiko handled in 9ms', [32, 90], row),
    ]);
    expect(name).toBe('error vaccine directory denied');
  });

  it.each(['14 Nov 2026', '09:26', '3mo ago', 'Yesterday 12:30pm', 'Mon 26ms'])('does not name an image %s', (text) => {
    expect(headlineOf([line(text, [32, 30], { letterHeight: 20, boldness: 0.4 })])).toBeNull();
  });

  it('leaves out fragments of words, but keeps short words and abbreviations', () => {
    const name = headlineOf([line('smo dif Tax report for the API team Wy', [32, 30])]);
    expect(name).toBe('tax report api team');
  });

  it('prefers a title to cards, rows and messages of the same size', () => {
    const bold = { boldness: 0.4 };
    const name = headlineOf([
      line('Museum inspection', [47, 92], { ...bold, neighbors: 3 }),
      line('Cluster mateo draft', [48, 177], { ...bold, ...row, neighbors: 3 }),
      line('Museum chiara request', [397, 177], { ...bold, ...row, neighbors: 3, isLeftmost: false }),
      line('Festival greta review', [745, 177], { ...bold, ...row, neighbors: 3, isLeftmost: false }),
    ]);
    expect(name).toMatch(/^museum inspection\b/);
  });

  it('prefers a heading to the brand in the title bar', () => {
    const lines = [
      line('Contoso Mail', [45, 12], { boldness: 0.45, neighbors: 1 }),
      line('License summary', [364, 103], { letterHeight: 13 }),
      line('Warehouse reminder', [32, 128], row),
    ];
    expect(headlineOf(lines)).toMatch(/^license summary\b/);
  });
});
