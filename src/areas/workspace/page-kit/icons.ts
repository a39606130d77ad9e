// The icons of icons.json: line icons, 16 by 16, as SVG paths. Unknown names get a square.
import { html } from 'lit-html';
import { create } from './element.ts';
import paths from './icons.json' with { type: 'json' };

const PATHS: Readonly<Record<string, string>> = paths;

/** A tab icon: one of ours, an image as a data URL, or a Material Design icon once it has loaded. */
export function tabIcon(name: string, ownIcon: string): Element {
  if (name.startsWith('data:')) return picture(name, ownIcon);
  if (!name.startsWith('mdi:')) return icon(name in PATHS ? name : ownIcon);
  const shown = icon(ownIcon);
  const address = `/assets/icons/mdi/${name.slice('mdi:'.length)}.svg`;
  const probe = new Image();
  probe.addEventListener('load', () => {
    const mask = document.createElement('span');
    mask.className = 'icon masked';
    mask.style.maskImage = `url("${address}")`;
    shown.replaceWith(mask);
  });
  probe.src = address;
  return shown;
}

/** Falls back to `ownIcon` if the image cannot be loaded. */
export function picture(address: string, ownIcon: string): HTMLImageElement {
  const image = new Image(16, 16);
  image.alt = '';
  image.addEventListener('error', () => image.replaceWith(tabIcon(ownIcon, 'square')), { once: true });
  image.src = address;
  return image;
}

export const icon = (name: string): SVGSVGElement =>
  create(html`<svg viewBox="0 0 16 16" class="icon" aria-hidden="true">
    <path d=${PATHS[name] ?? PATHS['square']}></path>
  </svg>`);
