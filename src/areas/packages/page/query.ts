// Query parameters of the package pages: parsed leniently, since people edit addresses.
import type { PackageType, Platform, VersionStatus } from '../../../../generated/packages/resources.ts';

export interface PageQuery {
  readonly q: string;
  readonly type: PackageType | undefined;
  readonly tag: string | undefined;
  readonly status: VersionStatus | undefined;
  readonly platform: Platform | undefined;
  readonly tool_version: string | undefined;
  /** From 1. */
  readonly page: number;
}

export const TYPES: readonly PackageType[] = ['plugin', 'library', 'colortheme'];
export const PLATFORMS: readonly Platform[] = ['windows', 'macos', 'linux'];
export const STATUSES: readonly VersionStatus[] = ['stable', 'testing', 'development', 'deprecated'];

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

const MAX_WORDS = 200;
const MAX_PAGE = 5_000;

export function readQuery(text: string): PageQuery {
  const given = new URLSearchParams(text);
  const get = (name: string): string => given.get(name)?.trim() ?? '';
  const among = <T extends string>(name: string, words: readonly T[]): T | undefined =>
    words.find((word) => word === get(name));
  const page = Number(get('page'));
  return {
    q: get('q').slice(0, MAX_WORDS),
    type: among('type', TYPES),
    tag: /^[a-z][-a-z0-9]{0,48}[a-z0-9]$/.exec(get('tag'))?.[0],
    status: among('status', STATUSES),
    platform: among('platform', PLATFORMS),
    tool_version: /^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$/.exec(get('tool_version'))?.[0],
    page: Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** An address with these things changed; the page goes back to 1 unless it is given. */
export function addressOf(path: string, query: PageQuery, changes: Partial<PageQuery> = {}): string {
  const wanted = { ...query, page: 1, ...changes };
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) given.set(name, String(value));
  }
  return given.size === 0 ? path : `${path}?${given}`;
}

export const packagePath = (identifier: string): string => `/packages/${encodeURIComponent(identifier)}/`;
