// uniqueItems compares pair by pair: a hostile list of 100,000 items would take minutes. Lists longer than
// this are refused before validation; only versions may be more, and are compared by their text.

export const MAX_UNIQUE_ITEMS = 1_000;

export interface LongList {
  /** Into the package. */
  readonly pointer: string;
  readonly length: number;
}

export const longListSentence = ({ length }: LongList): string =>
  `The list has ${length} items; the limit is ${MAX_UNIQUE_ITEMS}.`;

/** Runs for every version there is, so that nothing is made for one that is as it should be. */
export function findLongLists(item: unknown): readonly LongList[] {
  if (!isObject(item)) return [];
  const { tags, keep_on_update, versions } = item;
  const found: LongList[] = [];
  if (isLong(tags)) found.push({ pointer: '/tags', length: tags.length });
  if (isLong(keep_on_update)) found.push({ pointer: '/keep_on_update', length: keep_on_update.length });
  if (!Array.isArray(versions)) return found;
  for (let index = 0; index < versions.length && found.length < MAX_UNIQUE_ITEMS; index += 1) {
    const version: unknown = versions[index];
    if (!isObject(version)) continue;
    const { platforms, keep_on_update: kept } = version;
    const at = `/versions/${index}`;
    if (isLong(platforms)) found.push({ pointer: `${at}/platforms`, length: platforms.length });
    if (isLong(kept)) found.push({ pointer: `${at}/keep_on_update`, length: kept.length });
  }
  return found;
}

const isLong = (list: unknown): list is readonly unknown[] => Array.isArray(list) && list.length > MAX_UNIQUE_ITEMS;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
