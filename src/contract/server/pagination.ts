// Cursor pagination: at most `limit` items after `cursor`, and a `next` link if more follow.
import { invalidRequest } from '../refusal.ts';

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Identifies the last item of a page by its time in milliseconds and its id. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

const writeCursor = ({ at, id }: Position): string => `${at}-${id}`;

export function parseCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [, at, id] = /^(\d{1,15})-([\w-]{1,64})$/.exec(cursor) ?? invalidCursor();
  return { at: Number(at), id: String(id) };
}

export function invalidCursor(): never {
  const place = { pointer: '/query/cursor', detail: 'is not a valid cursor for this list; follow the `next` link' };
  throw invalidRequest([place]);
}

/** `found` has one item more than the page if there is a next page. */
export function pageOf<T>(
  found: readonly T[],
  page: PageQuery,
  place: (item: T) => Position,
): { readonly items: readonly T[]; readonly next: string | null } {
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  return { items, next: last && found.length > page.limit ? nextPage(page, writeCursor(place(last))) : null };
}

/** The same query with the next cursor, as a URL relative to the request's. */
export function nextPage(query: object, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    for (const item of [value].flat()) if (item !== undefined) next.append(name, String(item));
  }
  return `?${next}`;
}
