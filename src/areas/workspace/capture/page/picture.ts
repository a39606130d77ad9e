// Encodes a video frame, or part of it, as an opaque PNG.

/** In pixels of the source. */
export type Area = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Returns the PNG in base64, its longest edge at most `maxDimension`. */
export function pictureOf(source: HTMLVideoElement | VideoFrame, area: Area, maxDimension: number): string {
  const whole = canvasOf(area.width, area.height);
  whole.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, area.width, area.height);
  if (source instanceof VideoFrame) fixEdgeColors(whole, area, source.colorSpace.matrix);
  const scale = Math.min(1, maxDimension / Math.max(area.width, area.height));
  // toBlob and convertToBlob would wait until this thread is idle, up to a second.
  return (scale === 1 ? whole : scaled(whole, scale)).canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}

/** From a canvas: scaling part of a frame would mix in what lies around that part. */
function scaled({ canvas }: CanvasRenderingContext2D, scale: number): CanvasRenderingContext2D {
  const [width = 1, height = 1] = [canvas.width, canvas.height].map((edge) => Math.max(1, Math.round(edge * scale)));
  const context = canvasOf(width, height);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, width, height);
  return context;
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('The browser does not support canvas.');
  return context;
}

/** Shares of red, green and blue in the brightness. */
const BT_601 = [0.299, 0.587, 0.114] as const;
const BT_709 = [0.2126, 0.7152, 0.0722] as const;

/**
 * Video stores one color for two by two pixels: at an odd edge, the last column or row has the color of what lies
 * outside the area. It gets the color of the one before, and keeps its own brightness.
 */
function fixEdgeColors(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Area,
  matrix: VideoMatrixCoefficients | null,
): void {
  const [red, green, blue] = matrix === 'bt709' ? BT_709 : BT_601;
  const brightness = (data: Uint8ClampedArray, at: number) =>
    red * (data[at] ?? 0) + green * (data[at + 1] ?? 0) + blue * (data[at + 2] ?? 0);
  const fix = (from: ImageData, at: [number, number]) => {
    const edge = context.getImageData(...at, from.width, from.height);
    const [wrong, right] = [edge.data, from.data];
    for (let pixel = 0; pixel < wrong.length; pixel += 4) {
      const brighter = brightness(wrong, pixel) - brightness(right, pixel);
      for (let part = pixel; part < pixel + 3; part++) wrong[part] = (right[part] ?? 0) + brighter;
    }
    context.putImageData(edge, ...at);
  };
  if ((x + width) % 2 === 1 && width > 1) fix(context.getImageData(width - 2, 0, 1, height), [width - 1, 0]);
  if ((y + height) % 2 === 1 && height > 1) fix(context.getImageData(0, height - 2, width, 1), [0, height - 1]);
}

/** Null on timeout. */
export const within = <T>(ms: number, promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);
