// The five areas: title, purpose, documents and icon; then the platform, with health, metrics and the merged API document.
import { type Html, trusted } from '../pages/html.ts';
import areas from './areas.json' with { type: 'json' };

export interface Area {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly purpose: string;
  /** Directories below generated/, the main one first. */
  readonly documents: readonly string[];
  readonly icon: Html;
}

/** The server of a document, if it is not the platform. */
export const HOSTS: Readonly<Record<string, string>> = { gateway: 'gateway', watchdog: 'watchdog', paste: 'viewer' };

const ALL = areas.map((area): Area => {
  const icon = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${area.icon}</svg>`;
  return { ...area, icon: trusted(icon) };
});
export const AREAS = ALL.slice(0, -1);
export const PLATFORM = ALL.at(-1) as Area;
