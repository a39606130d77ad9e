// What a panel may do: what its manifest asks for, what was granted, and both in words.
import type { PanelPermissions, PanelScope, PanelSummary } from '../../../generated/workspace/resources.ts';

export type { PanelPermissions, PanelSummary };

const DOMAINS = { connectDomains: [], resourceDomains: [], frameDomains: [] };
export const NOTHING: PanelPermissions = { ...DOMAINS, scopes: [], clipboardWrite: false };
const LISTS = ['connectDomains', 'resourceDomains', 'frameDomains', 'scopes'] as const;

function pick(asks: PanelPermissions, granted: PanelPermissions, isGranted: boolean): PanelPermissions {
  const lists = LISTS.map((name) => [
    name,
    asks[name].filter((each) => (granted[name] as readonly string[]).includes(each) === isGranted),
  ]);
  const clipboardWrite = asks.clipboardWrite && granted.clipboardWrite === isGranted;
  return { ...asks, ...Object.fromEntries(lists), clipboardWrite };
}

/** What is both asked for and granted: all that takes effect. */
export const effectiveOf = (asks: PanelPermissions, granted: PanelPermissions): PanelPermissions =>
  pick(asks, granted, true);

/** What is asked for and not granted. */
export const missingOf = (asks: PanelPermissions, granted: PanelPermissions): PanelPermissions =>
  pick(asks, granted, false);

export const bothOf = (one: PanelPermissions, other: PanelPermissions): PanelPermissions => ({
  ...Object.fromEntries(LISTS.map((name) => [name, [...new Set([...one[name], ...other[name]])]])),
  ...({ clipboardWrite: one.clipboardWrite || other.clipboardWrite } as PanelPermissions),
});

export const isNothing = (permissions: PanelPermissions): boolean =>
  LISTS.every((name) => permissions[name].length === 0) && !permissions.clipboardWrite;

const SCOPE_TEXTS: Readonly<Record<PanelScope, string>> = {
  'workspace:tabs': 'see the names and addresses of the tabs of this workspace',
  'workspace:read': 'see the names and addresses of the tabs of this workspace, and take screenshots of it',
  'workspace:control': 'open, change and close tabs of this workspace',
  'packages:read': 'search packages',
  'paste:read': 'see your pasted screenshots',
  'paste:write': 'add, rename and delete pasted screenshots',
  account: 'see your name and your owners',
};

/** One phrase per permission, as in "asks for permission to …". `reasons` are the author's words. */
export function describePermissions(
  { connectDomains, resourceDomains, frameDomains, scopes, clipboardWrite }: PanelPermissions,
  reasons: Readonly<Record<string, string>> = {},
): string[] {
  const because = (what: string) => {
    const reason = Object.hasOwn(reasons, what) ? reasons[what]?.replace(/[\p{C}\p{Zl}\p{Zp}“”]+/gu, ' ').trim() : '';
    return reason ? ` (“${reason}”)` : '';
  };
  return [
    ...connectDomains.map((domain) => `exchange data with ${placeOf(domain)}${because(domain)}`),
    ...resourceDomains.map((domain) => `load scripts and pictures from ${placeOf(domain)}${because(domain)}`),
    ...frameDomains.map((domain) => `show pages of ${placeOf(domain)}${because(domain)}`),
    ...scopes.map((scope) => SCOPE_TEXTS[scope] + because(scope)),
    ...(clipboardWrite ? [`copy to your clipboard when you click${because('clipboardWrite')}`] : []),
  ];
}

function placeOf(domain: string): string {
  const [, scheme = '', host = '', port] = /^(\w+):\/\/([^:]+)(?::(\d+))?$/.exec(domain) ?? [];
  if (scheme === 'http' || scheme === 'ws') return `the program on port ${port} of your computer`;
  const where = port === undefined ? '' : ` (port ${port})`;
  return (host.startsWith('*.') ? `every server of ${host.slice(2)}` : host) + where;
}
