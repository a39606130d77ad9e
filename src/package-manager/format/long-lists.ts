// Limits lists before validation. uniqueItems compares every pair, which takes minutes for a list of 100,000 items. Only
// versions may exceed the limit; schema.ts compares them by their text.

import { isObject } from './is-object.ts';

export const MAX_UNIQUE_ITEMS = 1_000;

export interface LongList {
  /** Relative to the package. */
  readonly pointer: string;
  readonly length: number;
}

export const longListSentence = ({ length }: LongList): string =>
  `The list has ${length} items; the limit is ${MAX_UNIQUE_ITEMS}.`;

/** Allocates nothing for valid versions, because it runs for every version of every list. */
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
    const { platforms, keep_on_update: expressions } = version;
    const pointer = `/versions/${index}`;
    if (isLong(platforms)) found.push({ pointer: `${pointer}/platforms`, length: platforms.length });
    if (isLong(expressions)) found.push({ pointer: `${pointer}/keep_on_update`, length: expressions.length });
  }
  return found;
}

const isLong = (list: unknown): list is readonly unknown[] => Array.isArray(list) && list.length > MAX_UNIQUE_ITEMS;
