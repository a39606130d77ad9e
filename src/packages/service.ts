import type { Schemas } from '../../generated/packages/contract.ts';
import type {
  Package,
  PackageType,
  PackageVersion,
  Platform,
  VersionStatus,
} from '../../generated/packages/resources.ts';
import { Problem } from '../contract/problem.ts';
import { compareVersions, runsOnPlatform, runsOnTool } from '../sdk/packages/order.ts';
import type { PackageStore } from './store.ts';

export interface Search {
  readonly q?: string;
  readonly type?: PackageType;
  readonly tag?: readonly string[];
  readonly platform?: readonly Platform[];
  readonly status?: readonly VersionStatus[];
  readonly tool_version?: string;
  readonly limit: number;
  readonly offset: number;
}

const MAX_OFFSET = 100_000;

export class PackageService {
  readonly #store: PackageStore;

  constructor(store: PackageStore) {
    this.#store = store;
  }

  async search(search: Search): Promise<Schemas['PackageSearch']> {
    const { packages } = await this.#store.read().catch((cause: unknown) => {
      throw new Problem('unavailable', 'The package list cannot be read.', { cause });
    });
    const terms = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const hits = packages.flatMap((item) => hitOf(item, search, terms)).sort((a, b) => b.score - a.score); // stable: ties keep the repository's order
    const end = search.offset + search.limit;
    return {
      total: hits.length,
      offset: search.offset,
      limit: search.limit,
      next: end < hits.length && end <= MAX_OFFSET ? nextPage(search, end) : null,
      packages: hits.slice(search.offset, end),
    };
  }
}

function hitOf(item: Package, search: Search, terms: readonly string[]): Schemas['PackageHit'][] {
  const tags = item.tags ?? [];
  if (search.type && item.type !== search.type) return [];
  if (search.tag && !search.tag.every((tag) => tags.includes(tag))) return [];
  const filtered = search.platform || search.status || search.tool_version;
  const version = newest(item.versions.filter((candidate) => fits(candidate, search)));
  if (filtered && !version) return [];
  const score = scoreOf(item, terms);
  if (terms.length > 0 && score === 0) return [];
  const { identifier, name, description, type, license, category, author } = item;
  return [
    {
      identifier,
      name,
      description,
      type,
      license,
      tags,
      ...(category === undefined ? {} : { category }),
      author: author.name,
      score,
      version: version as Schemas['PackageVersion'] | null,
    },
  ];
}

const fits = (version: PackageVersion, { status, platform, tool_version }: Search): boolean =>
  (!status || status.includes(version.status)) &&
  (!platform || runsOnPlatform(version, platform)) &&
  (!tool_version || runsOnTool(version, tool_version));

const newest = (versions: readonly PackageVersion[]): PackageVersion | null =>
  versions.reduce<PackageVersion | null>(
    (best, version) => (best === null || compareVersions(version, best) > 0 ? version : best),
    null,
  );

/** The weights of the original client; short terms count for identifiers only. */
function scoreOf(item: Package, terms: readonly string[]): number {
  const identifier = item.identifier.toLowerCase();
  const has = (text: string | undefined, term: string): boolean => text?.toLowerCase().includes(term) ?? false;
  let score = 0;
  for (const term of terms) {
    if (identifier === term) score += 10_000;
    else if (identifier.includes(term)) score += 1_000;
    if (term.length <= 2) continue;
    if (has(item.name, term)) score += 500;
    if (item.tags?.some((tag) => tag.includes(term))) score += 100;
    if (has(item.description, term) || has(item.description_full, term)) score += 10;
    if (has(item.maintainer?.name, term)) score += 3;
    if (has(item.author.name, term)) score += 1;
    if (Object.values(item.resources).some((value) => has(value, term))) score += 1;
    if (has(item.license, term)) score += 1;
  }
  return score;
}

/** Relative to the address that was called, with every filter kept. */
function nextPage(search: Search, offset: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, offset })) {
    if (name === 'tag') for (const tag of search.tag ?? []) query.append(name, tag);
    else if (value !== undefined) query.set(name, String(value));
  }
  return `?${query}`;
}
