// The menu of a web view's page.
import { pauseLabel, toggleAgents } from '../agent-pause.ts';
import type { MenuItems } from '../menu.ts';
import { isProxyAutomatic, setProxyAutomatic } from './error-cover.ts';

export interface PageMenuParts {
  readonly hasPage: boolean;
  readonly proxied: boolean;
  readonly mayDownload: boolean;
  readonly frame: HTMLElement;
  openOutside(): void;
  toggleProxy(): void;
  toggleDownloads(): void;
  hideBar(): void;
}

const ZOOMS = [50, 75, 90, 100, 125, 150, 200];

export const pageMenu = (parts: PageMenuParts): MenuItems => [
  { label: 'Open in new tab', disabled: !parts.hasPage, run: parts.openOutside },
  { label: parts.proxied ? 'Turn off proxy mode' : 'Turn on proxy mode', run: parts.toggleProxy },
  {
    label: 'Use proxy mode if a page forbids framing',
    keys: isProxyAutomatic() ? '✓' : undefined,
    run: () => setProxyAutomatic(!isProxyAutomatic()),
  },
  {
    label: parts.mayDownload ? 'Block downloads' : 'Allow downloads',
    disabled: !parts.hasPage,
    run: parts.toggleDownloads,
  },
  { label: pauseLabel(), run: toggleAgents },
  { label: 'Hide toolbar', run: parts.hideBar },
  null,
  ...ZOOMS.map((percent) => ({
    label: `Zoom ${percent}%`,
    keys: percent === zoomOf(parts.frame) ? '✓' : undefined,
    run: () => zoom(parts.frame, percent),
  })),
];

const zoomOf = ({ style }: HTMLElement): number => Math.round(Number(style.scale || 1) * 100);

/** Zooms in this browser only; the page is laid out in the resulting space. */
function zoom(frame: HTMLElement, percent: number): void {
  frame.style.cssText =
    percent === 100 ? '' : `width: ${1e4 / percent}%; height: ${1e4 / percent}%; scale: ${percent / 100}`;
}
