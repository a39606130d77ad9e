// Encodes a video frame, or part of it, as an opaque PNG.

/** In pixels of the source. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the PNG in base64, its longest edge at most `maxDimension`. Reads the source before it returns. */
export async function pictureOf(
  source: HTMLVideoElement | VideoFrame,
  area: Area,
  maxDimension: number,
): Promise<string> {
  const scale = Math.min(1, maxDimension / Math.max(area.width, area.height));
  const [width, height] = [area.width, area.height].map((edge) => Math.max(1, Math.round(edge * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser does not support canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  if (scale === 1) fixEdgeColors(context, area);
  return base64(await canvas.convertToBlob({ type: 'image/png' }));
}

/**
 * Video stores one color for two by two pixels: at an odd edge, the last column or row has the color of what lies
 * outside the area. It gets the color of the one before, and keeps its own brightness.
 */
function fixEdgeColors(context: OffscreenCanvasRenderingContext2D, { x, y, width, height }: Area): void {
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

/** ITU-R BT.601. */
const brightness = (data: Uint8ClampedArray, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

/** Keeps playing: a track that is not played delivers no frames. */
export function watchTrack(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  void video.play().catch(() => {}); // fails when the share ends before its first frame
  return video;
}

/** Null on timeout. */
export const within = <T>(ms: number, promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);
