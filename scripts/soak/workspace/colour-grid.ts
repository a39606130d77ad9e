// A page of colours that fills its frame, and how far a picture of it is from them.
import sharp from 'sharp';
import type { Colour } from './picture-colour.ts';

const COLUMNS = 9;
const ROWS = 5;
const LEVELS = [0, 128, 255];

/** Every combination of none, half and full red, green and blue; then others. */
const COLOURS: readonly Colour[] = Array.from({ length: COLUMNS * ROWS }, (_, index): Colour => {
  const level = (step: number) => LEVELS[Math.floor(index / step) % 3] ?? 0;
  return index < 27 ? [level(1), level(3), level(9)] : [(index * 83) % 256, (index * 151) % 256, (index * 211) % 256];
});

export const COLOUR_GRID = `<!doctype html><title>Colours</title><style>
html, body { margin: 0; height: 100% }
body { display: grid; grid-template: repeat(${ROWS}, 1fr) / repeat(${COLUMNS}, 1fr) }
</style>${COLOURS.map((colour) => `<i style="background: rgb(${colour})"></i>`).join('')}`;

/** The largest difference of red, green or blue, in the middle of each cell and at the outer edges of the picture. */
export async function colourError(picture: Uint8Array | string): Promise<number> {
  const bytes = typeof picture === 'string' ? Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64') : picture;
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const errorAt = (x: number, y: number, wanted: Colour) =>
    Math.max(...wanted.map((value, part) => Math.abs(value - (data[3 * (y * width + x) + part] ?? 0))));
  const errors = COLOURS.flatMap((wanted, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const x = Math.floor(((column + 0.5) * width) / COLUMNS);
    const y = Math.floor(((row + 0.5) * height) / ROWS);
    return [
      errorAt(x, y, wanted),
      ...(column === 0 ? [errorAt(0, y, wanted)] : []),
      ...(column === COLUMNS - 1 ? [errorAt(width - 1, y, wanted)] : []),
      ...(row === 0 ? [errorAt(x, 0, wanted)] : []),
      ...(row === ROWS - 1 ? [errorAt(x, height - 1, wanted)] : []),
    ];
  });
  return Math.max(...errors);
}
