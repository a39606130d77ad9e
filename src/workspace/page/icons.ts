// Line icons, 16 by 16, drawn by their paths. Names that the catalog may use and the page does not know get a square.
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
  monitor: 'M1.75 2.75h12.5v8h-12.5zM5.5 13.75h5M8 10.75v3',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  back: 'M9.5 3.5L5 8l4.5 4.5',
  forward: 'M6.5 3.5L11 8l-4.5 4.5',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.75h-2.75',
  external: 'M6.5 3.5h-3v9h9v-3M9.5 3h3.5v3.5M13 3L7.5 8.5',
  'split-right': 'M2 2.75h12v10.5H2zM8 2.75v10.5',
  'split-down': 'M2 2.75h12v10.5H2zM2 8h12',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM10.5 10.5L14 14',
  play: 'M5 3l8 5l-8 5z',
  square: 'M3 3h10v10H3z',
};

export function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[name] ?? PATHS['square'] ?? '');
  svg.append(path);
  return svg;
}
