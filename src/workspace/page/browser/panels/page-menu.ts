// The menu of a web view's page.
import type { MenuItems } from '../menu.ts';

export interface PageMenuParts {
  readonly hasPage: boolean;
  readonly proxied: boolean;
  readonly mayDownload: boolean;
  /** In percent. */
  readonly zoom: number;
  openOutside(): void;
  toggleProxy(): void;
  toggleDownloads(): void;
  hideBar(): void;
  setZoom(percent: number): void;
}

const ZOOMS = [50, 75, 90, 100, 125, 150, 200];

export const pageMenu = (parts: PageMenuParts): MenuItems => [
  { label: 'Open in a browser tab', disabled: !parts.hasPage, run: parts.openOutside },
  { label: parts.proxied ? 'Leave proxy mode' : 'Proxy mode', run: parts.toggleProxy },
  {
    label: parts.mayDownload ? 'Forbid downloads' : 'Allow downloads',
    disabled: !parts.hasPage,
    run: parts.toggleDownloads,
  },
  { label: 'Hide this bar', run: parts.hideBar },
  null,
  ...ZOOMS.map((percent) => ({
    label: `Zoom ${percent} %`,
    keys: percent === parts.zoom ? '✓' : undefined,
    run: () => parts.setZoom(percent),
  })),
];
