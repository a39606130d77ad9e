// One way to page through a list: at most `limit` items, from where `cursor` says, and `next` for those that follow.
import { Refusal } from '../refusal.ts';

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The last item that a page holds, by its time in milliseconds and its id. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

const cursorOf = ({ at, id }: Position): string => `${at}-${id}`;

export function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [, at, id] = /^(\d{1,15})-([\w-]{1,64})$/.exec(cursor) ?? wrongCursor();
  return { at: Number(at), id: String(id) };
}

export function wrongCursor(): never {
  const place = { pointer: '/query/cursor', detail: 'is not a cursor of this list: follow `next`' };
  throw new Refusal('invalid-request', undefined, { errors: [place] });
}

/** `found`: one more than the page holds where another follows. */
export function pageOf<T>(
  found: readonly T[],
  page: PageQuery,
  place: (item: T) => Position,
): { readonly items: readonly T[]; readonly next: string | null } {
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  return { items, next: last && found.length > page.limit ? nextPage(page, cursorOf(place(last))) : null };
}

/** The same query with another cursor, as a URL relative to the one that was called. */
export function nextPage(query: object, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    for (const item of [value].flat()) if (item !== undefined) next.append(name, String(item));
  }
  return `?${next}`;
}
