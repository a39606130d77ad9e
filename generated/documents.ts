// Generated from spec/ by `npm run generate`. Do not edit.
/** The documents of each area: `<area>/<kind>.json` beside this file. */
export const DOCUMENTS = {
  gateway: ['openapi', 'asyncapi'],
  identity: ['openapi'],
  intents: ['openapi', 'workflows'],
  notify: ['openapi'],
  packages: ['openapi', 'workflows', 'resources'],
  paste: ['openapi'],
  platform: ['openapi'],
  watchdog: ['openapi'],
  workspace: ['openapi', 'asyncapi', 'resources'],
} as const;

export type AreaName = keyof typeof DOCUMENTS;
export const AREA_NAMES = Object.keys(DOCUMENTS) as AreaName[];
