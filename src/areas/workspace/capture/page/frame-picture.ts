// Evaluated inside a frame, a sandbox or a page in proxy mode: renders the document as the frame shows it.
import { cloneNode } from 'html-to-image/es/clone-node.js';
import { embedImages } from 'html-to-image/es/embed-images.js';
import { nodeToDataURL } from 'html-to-image/es/util.js';

export interface FramePictureOptions {
  readonly maxDimension: number;
  /** The background where the document paints nothing. */
  readonly backdrop: string;
  /** The part of the frame to render, in CSS pixels; what lies outside the frame is left out. Default: all of it. */
  readonly area?: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

/** Provided by the surrounding code. */
declare const given: { draw: (options: FramePictureOptions) => Promise<string> };

given.draw = async ({ maxDimension, backdrop, area }) => {
  const [width, height] = [innerWidth, innerHeight];
  const [left, top] = [Math.max(0, area?.x ?? 0), Math.max(0, area?.y ?? 0)];
  const right = Math.min(width, area ? area.x + area.width : width);
  const bottom = Math.min(height, area ? area.y + area.height : height);
  const scale = Math.min(devicePixelRatio, maxDimension / Math.max(right - left, bottom - top, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((right - left) * scale));
  canvas.height = Math.max(1, Math.round((bottom - top) * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser does not support canvas.');
  context.fillStyle = backdrop;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const image = new Image();
  image.src = await nodeToDataURL(await cloneDocument(width, height), width, height);
  await image.decode();
  context.drawImage(image, -left * scale, -top * scale, width * scale, height * scale);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
};

/** The root element with all styles inlined, at the size of the frame. */
async function cloneDocument(width: number, height: number): Promise<HTMLElement> {
  const { documentElement: root, body } = document;
  const options = { filter: (node: HTMLElement) => !['HEAD', 'SCRIPT', 'NOSCRIPT'].includes(node.nodeName) };
  const clone = await cloneNode(root, options, true);
  if (!clone) throw new Error('The document is empty.');
  await embedImages(clone, options);
  // The margins of a root element stay inside it, and it scrolls by itself.
  Object.assign(clone.style, {
    display: 'flow-root',
    boxSizing: 'border-box',
    width: `${width + scrollX}px`,
    height: `${height + scrollY}px`,
    overflow: 'visible',
    transform: `translate(${-scrollX}px, ${-scrollY}px)`,
  });
  const own = getComputedStyle(root);
  const isBare = own.backgroundColor === 'rgba(0, 0, 0, 0)' && own.backgroundImage === 'none';
  const painted = isBare && body ? getComputedStyle(body) : own;
  // The background of the root, or else of the body, covers the whole canvas, in tiles as large as the root (CSS
  // Backgrounds 3, section 2.11).
  clone.style.background = painted.background;
  if (painted.backgroundSize === 'auto' && painted.backgroundImage.includes('gradient(')) {
    clone.style.backgroundSize = `${root.offsetWidth}px ${root.offsetHeight}px`;
  }
  const inner = clone.querySelector('body');
  if (isBare && inner) inner.style.background = 'none';
  return clone;
}
