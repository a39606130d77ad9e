// Search as the original client ranks it: where a word stands decides what it is worth.
import type {
  Package,
  PackageType,
  PackageVersion,
  Platform,
  VersionStatus,
} from '../../../generated/packages/resources.ts';
import { runsOnPlatform, runsOnTool } from './compatibility.ts';
import { chooseAmong } from './select-version.ts';
import { compareVersions, newestOf } from './version-order.ts';

export interface SearchFilters {
  /** Words, separated by white space; any of them counts. */
  readonly q?: string | undefined;
  readonly type?: PackageType | undefined;
  /** All of them are required. */
  readonly tag?: readonly string[] | undefined;
  /** One of them is enough. */
  readonly platform?: readonly Platform[] | undefined;
  readonly status?: readonly VersionStatus[] | undefined;
  readonly tool_version?: string | undefined;
}

export interface SearchHit {
  readonly package: Package;
  readonly score: number;
  /** The one that would be installed, of those that fit the filters; null when the package has none at all. */
  readonly version: PackageVersion | null;
  /** The newest that fits where that is a newer one, of a status that is trusted less. */
  readonly newer: PackageVersion | null;
}

/** Words of this many characters or fewer count for identifiers only. */
const SHORT_WORD = 2;

interface Texts {
  readonly identifier: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly descriptions: readonly string[];
  readonly maintainer: string;
  readonly author: string;
  readonly resources: readonly string[];
  readonly license: string;
}

/** A package's texts in lower case, made when it is first looked at: they are what a search spends its time on. */
const known = new WeakMap<Package, Texts>();

/** Best first; equal scores keep the given order. */
export function searchPackages(packages: readonly Package[], filters: SearchFilters): SearchHit[] {
  const words = (filters.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const hits = packages.flatMap((item) => hitOf(item, filters, words));
  return words.length === 0 ? hits : hits.sort((a, b) => b.score - a.score);
}

function hitOf(item: Package, filters: SearchFilters, words: readonly string[]): SearchHit[] {
  const { type, tag, platform, status, tool_version } = filters;
  if (type && item.type !== type) return [];
  if (tag && !tag.every((wanted) => item.tags?.includes(wanted))) return [];
  const score = words.length === 0 ? 0 : scoreOf(textsOf(item), words);
  if (words.length > 0 && score === 0) return [];
  if (!platform && !status && !tool_version) return [new Hit(item, score, item.versions, false)];
  const fitting = item.versions.filter((candidate) => fits(candidate, filters));
  return fitting.length > 0 ? [new Hit(item, score, fitting, status !== undefined)] : [];
}

/** Looks for its version when somebody wants to know: most hits of a large repository are never shown. */
class Hit implements SearchHit {
  readonly package: Package;
  readonly score: number;
  readonly #fitting: readonly PackageVersion[];
  /** A status was asked for: of these, the newest counts. */
  readonly #byAge: boolean;

  constructor(item: Package, score: number, fitting: readonly PackageVersion[], byAge: boolean) {
    this.package = item;
    this.score = score;
    this.#fitting = fitting;
    this.#byAge = byAge;
  }

  get version(): PackageVersion | null {
    return this.#byAge ? newestOf(this.#fitting) : chooseAmong(this.#fitting);
  }

  get newer(): PackageVersion | null {
    const newest = newestOf(this.#fitting);
    return newest && this.version && compareVersions(newest, this.version) > 0 ? newest : null;
  }
}

const fits = (version: PackageVersion, { status, platform, tool_version }: SearchFilters): boolean =>
  (!status || status.includes(version.status)) &&
  (!platform || runsOnPlatform(version, platform)) &&
  (!tool_version || runsOnTool(version, tool_version));

function scoreOf(texts: Texts, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    if (texts.identifier === word) score += 10_000;
    else if (texts.identifier.includes(word)) score += 1_000;
    if (word.length <= SHORT_WORD) continue;
    const isIn = (text: string): boolean => text.includes(word);
    if (isIn(texts.name)) score += 500;
    if (texts.tags.some(isIn)) score += 100;
    if (texts.descriptions.some(isIn)) score += 10;
    if (isIn(texts.maintainer)) score += 3;
    if (isIn(texts.author)) score += 1;
    if (texts.resources.some(isIn)) score += 1;
    if (isIn(texts.license)) score += 1;
  }
  return score;
}

function textsOf(item: Package): Texts {
  const found = known.get(item);
  if (found) return found;
  const lower = (text: string): string => text.toLowerCase();
  const texts = {
    identifier: lower(item.identifier),
    name: lower(item.name),
    tags: (item.tags ?? []).map(lower),
    descriptions: [item.description, item.description_full].map(lower),
    maintainer: lower(item.maintainer?.name ?? ''),
    author: lower(item.author.name),
    resources: Object.values(item.resources).map(lower),
    license: lower(item.license),
  };
  known.set(item, texts);
  return texts;
}
