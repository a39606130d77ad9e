// Package search with the ranking of the original client: the score depends on the field that contains a word.
import type {
  Package,
  PackageType,
  PackageVersion,
  Platform,
  VersionStatus,
} from '../../../generated/packages/resources.ts';
import { type Criteria, findMisfit, runsOnPlatform, runsOnTool } from './compatibility.ts';
import { chooseAmong } from './select-version.ts';
import { compareVersions, newestOf } from './version-order.ts';

export interface SearchFilters extends Pick<Criteria, 'tool_version' | 'runtime'> {
  /** Words separated by white space; one match is enough. */
  readonly q?: string | undefined;
  readonly type?: PackageType | undefined;
  /** The package must have all of them. */
  readonly tag?: readonly string[] | undefined;
  /** A version must support one of them. */
  readonly platform?: readonly Platform[] | undefined;
  readonly status?: readonly VersionStatus[] | undefined;
}

export interface SearchHit {
  readonly package: Package;
  readonly score: number;
  /** The version to install, of those that match the filters; null if the package has no versions. */
  readonly version: PackageVersion | null;
  /** A newer version that matches the filters but is less stable. */
  readonly newer: PackageVersion | null;
}

/** Shorter words are searched in identifiers only. */
const MIN_WORD_CHARACTERS = 3;

/** Cached, because converting texts to lower case takes most of the time of a search. */
const cachedTexts = new WeakMap<Package, Texts>();

/** Best first. Hits with equal scores keep their order. */
export function searchPackages(packages: readonly Package[], filters: SearchFilters): SearchHit[] {
  const words = (filters.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const hits = packages.flatMap((item) => hitOf(item, filters, words));
  return words.length === 0 ? hits : hits.sort((a, b) => b.score - a.score);
}

function hitOf(item: Package, filters: SearchFilters, words: readonly string[]): SearchHit[] {
  const { type, tag, platform, status, tool_version, runtime } = filters;
  if (type && item.type !== type) return [];
  if (tag && !tag.every((required) => item.tags?.includes(required))) return [];
  const score = words.length === 0 ? 0 : scoreOf(textsOf(item), words);
  if (words.length > 0 && score === 0) return [];
  if (!platform && !status && !tool_version && !runtime) return [hit(item, score, item.versions, false)];
  const matching = item.versions.filter(
    (candidate) => matches(candidate, filters) && findMisfit(candidate, item.type, { runtime }) === null,
  );
  return matching.length > 0 ? [hit(item, score, matching, status !== undefined)] : [];
}

/** Selects its version on demand, because most hits of a large repository are never shown. */
const hit = (
  item: Package,
  score: number,
  matching: readonly PackageVersion[],
  isNewestChosen: boolean,
): SearchHit => ({
  package: item,
  score,
  get version() {
    return isNewestChosen ? newestOf(matching) : chooseAmong(matching);
  },
  get newer() {
    const newest = newestOf(matching);
    return newest && this.version && compareVersions(newest, this.version) > 0 ? newest : null;
  },
});

const matches = (version: PackageVersion, { status, platform, tool_version }: SearchFilters): boolean =>
  (!status || status.includes(version.status)) &&
  (!platform || runsOnPlatform(version, platform)) &&
  (!tool_version || runsOnTool(version, tool_version));

function scoreOf(texts: Texts, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    if (texts.identifier === word) score += 10_000;
    else if (texts.identifier.includes(word)) score += 1_000;
    if (word.length < MIN_WORD_CHARACTERS) continue;
    const isMatch = (text: string): boolean => text.includes(word);
    if (isMatch(texts.name)) score += 500;
    if (texts.tags.some(isMatch)) score += 100;
    if (texts.descriptions.some(isMatch)) score += 10;
    if (isMatch(texts.maintainer)) score += 3;
    if (isMatch(texts.author)) score += 1;
    if (texts.resources.some(isMatch)) score += 1;
    if (isMatch(texts.license)) score += 1;
  }
  return score;
}

function textsOf(item: Package): Texts {
  const texts = cachedTexts.get(item) ?? lowerCaseTexts(item);
  cachedTexts.set(item, texts);
  return texts;
}

type Texts = ReturnType<typeof lowerCaseTexts>;

function lowerCaseTexts(item: Package) {
  const lower = (text: string): string => text.toLowerCase();
  return {
    identifier: lower(item.identifier),
    name: lower(item.name),
    tags: (item.tags ?? []).map(lower),
    descriptions: [item.description, item.description_full].map(lower),
    maintainer: lower(item.maintainer?.name ?? ''),
    author: lower(item.author.name),
    resources: Object.values(item.resources).map(lower),
    license: lower(item.license),
  };
}
