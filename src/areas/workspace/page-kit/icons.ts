// Line icons, 16 by 16, as SVG paths. Unknown names get a square.
import { html } from 'lit-html';
import { create } from './element.ts';

const PATHS: Readonly<Record<string, string>> = {
  globe:
    'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5zM1.75 8h12.5M8 1.75c-4 4-4 8.5 0 12.5c4-4 4-8.5 0-12.5z',
  code: 'M5.5 4.5L2 8l3.5 3.5M10.5 4.5L14 8l-3.5 3.5M9 3l-2 10',
  sandbox: 'M2.5 5.25L8 2.25l5.5 3v5.5l-5.5 3l-5.5-3zM2.5 5.25L8 8.25l5.5-3M8 8.25v5.5',
  log: 'M3 3.5h10M3 6.5h10M3 9.5h7M3 12.5h5',
  schematic: 'M1.5 8h3.5M11 8h3.5M5 5v6M11 5v6M5 5h6v6H5z',
  cube: 'M8 1.75l5.5 3v6.5l-5.5 3l-5.5-3v-6.5zM2.5 4.75L8 7.75l5.5-3M8 7.75v6.5',
  chart: 'M2 13.5V2.5M2 13.5h12M4.5 11l3-4l2.5 2.5l3.5-5.5',
  camera: 'M1.75 4.75h8.5v6.5h-8.5zM10.25 7l4-2v6l-4-2',
  gauge: 'M2.5 12a6.25 6.25 0 1 1 11 0M8 9.5l3-3.5',
  power: 'M8 1.75v5.5M4.5 4a5.5 5.5 0 1 0 7 0',
  motor: 'M2.5 5.5h8v5h-8zM10.5 7h3v2h-3M4.5 10.5v2M8.5 10.5v2',
  led: 'M5.5 9V5.5a2.5 2.5 0 0 1 5 0V9zM4 9h8M6.5 9v4.5M9.5 9v4.5',
  servo: 'M3 6h10v6H3zM5.5 6V4h3v2M7 4L12 1.75',
  drone:
    'M6 6h4v4H6zM6 6L3.5 3.5M10 6l2.5-2.5M6 10l-2.5 2.5M10 10l2.5 2.5M1.75 3.5h3.5M10.75 3.5h3.5M1.75 12.5h3.5M10.75 12.5h3.5',
  bulb: 'M6 11.5c0-2-2-2.5-2-5a4 4 0 0 1 8 0c0 2.5-2 3-2 5zM6.5 13.75h3',
  pins: 'M3 2.5h10v11H3zM6 5.5h.01M10 5.5h.01M6 8h.01M10 8h.01M6 10.5h.01M10 10.5h.01',
  board: 'M2 2.75h12v10.5H2zM5 6h3v3H5zM10.5 5.5v5M8 7.5h2.5',
  compass: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5zM10.75 5.25L9 9L5.25 10.75L7 7z',
  ruler: 'M1.75 10.5l8.75-8.75l3.75 3.75l-8.75 8.75zM5 7.25l1.5 1.5M7.5 4.75l1.5 1.5',
  wave: 'M1.5 8c1.6-5 3.2-5 4.9 0s3.2 5 4.9 0s2.3-4 3.2-3',
  line: 'M2 13c3 0 3-4 6-5s3-5 6-5M2 3h.01M14 13h.01',
  thermometer: 'M6.5 9V3.5a1.5 1.5 0 0 1 3 0V9a3 3 0 1 1-3 0zM8 6v5',
  chip: 'M4.5 4.5h7v7h-7zM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14',
  oven: 'M2.5 2.5h11v11h-11zM2.5 5.5h11M5 8h6v3H5M5 4h.01M7 4h.01',
  barometer: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 8l2.5-3M4.5 8.5h1M10.5 8.5h1M8 4v1',
  radar: 'M8 8l4.5-4.5M8 1.75A6.25 6.25 0 1 0 14.25 8M8 4.5A3.5 3.5 0 1 0 11.5 8',
  broadcast:
    'M8 8h.01M5.5 10.5a3.5 3.5 0 0 1 0-5M10.5 5.5a3.5 3.5 0 0 1 0 5M3.5 12.5a6.3 6.3 0 0 1 0-9M12.5 3.5a6.3 6.3 0 0 1 0 9',
  video: 'M2 3.5h12v9H2zM6.5 6l4 2l-4 2z',
  battery: 'M1.75 5h10.5v6H1.75zM12.25 7h2v2h-2M4 7v2M6.5 7v2',
  book: 'M8 3.5c-1.5-1-3.5-1.25-6-1.25v10c2.5 0 4.5.25 6 1.25c1.5-1 3.5-1.25 6-1.25v-10c-2.5 0-4.5.25-6 1.25zM8 3.5v10',
  robot: 'M3.5 5.5h9v7h-9zM8 5.5V3M6 8.5h.01M10 8.5h.01M6.5 10.75h3M1.75 8v2.5M14.25 8v2.5',
  flask: 'M6 1.75h4M7 1.75v4L2.75 13a.9.9 0 0 0 .8 1.25h8.9a.9.9 0 0 0 .8-1.25L9 5.75v-4M5 10h6',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  screen: 'M2 5V2.5h3M11 2.5h3V5M14 11v2.5h-3M5 13.5H2V11M5 6h6v4H5z',
  monitor: 'M1.75 2.75h12.5v8h-12.5zM5.5 13.75h5M8 10.75v3',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  back: 'M9.5 3.5L5 8l4.5 4.5',
  forward: 'M6.5 3.5L11 8l-4.5 4.5',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.75h-2.75',
  external: 'M6.5 3.5h-3v9h9v-3M9.5 3h3.5v3.5M13 3L7.5 8.5',
  'split-right': 'M2 2.75h12v10.5H2zM8 2.75v10.5',
  'split-down': 'M2 2.75h12v10.5H2zM2 8h12',
  more: 'M3 8h.7M7.65 8h.7M12.3 8h.7',
  people:
    'M6 8a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5zM1.75 13c0-2.5 2-3.75 4.25-3.75s4.25 1.25 4.25 3.75M10.5 3.2a2.4 2.4 0 0 1 0 4.6M11.75 9.5c1.6.4 2.5 1.7 2.5 3.5',
  zoom: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM10.5 10.5L14 14M5 7h4M7 5v4',
  command: 'M3 4l4 4l-4 4M8.5 12h4.5',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM10.5 10.5L14 14',
  play: 'M5 3l8 5l-8 5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  home: 'M2 7.5L8 2.5l6 5M3.75 6.5v7h3v-4h2.5v4h3v-7',
  contrast: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 2v12M10 3.5v9M12 4.5v7',
  square: 'M3 3h10v10H3z',
};

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
