// Query parameters of the package pages. Invalid values are ignored, because people edit addresses.
import type { PackageType, Platform, VersionStatus } from '../../../../generated/packages/resources.ts';

export interface PageQuery {
  readonly q: string;
  readonly type: PackageType | undefined;
  readonly tag: string | undefined;
  readonly status: VersionStatus | undefined;
  readonly platform: Platform | undefined;
  readonly tool_version: string | undefined;
  /** Starts at 1. */
  readonly page: number;
}

export const TYPE_NAMES: Readonly<Record<PackageType, string>> = {
  plugin: 'Plugin',
  library: 'Library',
  colortheme: 'Color theme',
};
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};
export const STATUS_NAMES: Readonly<Record<VersionStatus, string>> = {
  stable: 'stable',
  testing: 'testing',
  development: 'development',
  deprecated: 'deprecated',
};

const MAX_SEARCH_CHARACTERS = 200;
const MAX_PAGE = 5_000;

/** The computer of a visitor; undefined on phones and for programs. */
export function platformOf(userAgent: string): Platform | undefined {
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined;
  const [, windows, mac, linux] = /(Windows)|(Macintosh)|(Linux)/.exec(userAgent) ?? [];
  return (windows && 'windows') || (mac && 'macos') || (linux && 'linux') || undefined;
}

export function readQuery(text: string): PageQuery {
  const parameters = new URLSearchParams(text);
  const get = (name: string): string => parameters.get(name)?.trim() ?? '';
  const oneOf = <T extends string>(name: string, names: Readonly<Record<T, string>>): T | undefined =>
    Object.hasOwn(names, get(name)) ? (get(name) as T) : undefined;
  const page = Number(get('page'));
  return {
    q: get('q').slice(0, MAX_SEARCH_CHARACTERS),
    type: oneOf('type', TYPE_NAMES),
    tag: /^[a-z][-a-z0-9]{0,48}[a-z0-9]$/.exec(get('tag'))?.[0],
    status: oneOf('status', STATUS_NAMES),
    platform: oneOf('platform', PLATFORM_NAMES),
    tool_version: /^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$/.exec(get('tool_version'))?.[0],
    page: Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address for a changed query. Starts again at page 1 unless `changes` has a page. */
export function addressOf(path: string, query: PageQuery, changes: Partial<PageQuery> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: 1, ...changes })) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

export const packagePath = (identifier: string): string => `/packages/${encodeURIComponent(identifier)}/`;
