// Which screenshots an owner sees, and in which order.

import { Problem } from '../../base/problem.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import type { Entry } from './screenshot-entry.ts';
import { matcherOf } from './search.ts';
import type { ScreenshotStore } from './store.ts';

export interface ListQuery extends PageQuery {
  readonly q?: string | undefined;
  /** Only those that were saved after this one, in that order. */
  readonly after?: string | undefined;
}

/** What `latest` is before anything was saved. */
const NONE = 'none';

export class OwnedScreenshots {
  readonly #store: ScreenshotStore;
  /** Has what was saved before there were owners. */
  readonly #localOwner: string;

  constructor(store: ScreenshotStore, localOwner: string) {
    this.#store = store;
    this.#localOwner = localOwner;
  }

  /** Throws unless the screenshot is the owner's, deleted or not. */
  async check(id: string, owner: string): Promise<void> {
    const entry = (await this.#store.entries()).get(id);
    if (!entry || !this.#isOf(owner, entry)) throw new Problem('paste-not-found');
  }

  async list(owner: string, { after, ...page }: ListQuery) {
    const own = [...(await this.#store.entries()).values()].filter((entry) => this.#isOf(owner, entry));
    const latest = own.at(-1)?.id ?? NONE;
    if (after !== undefined) {
      const at = own.findIndex(({ id }) => id === after);
      if (at < 0 && after !== NONE) unknownCursor();
      const items = await this.#firstFound(own.slice(at + 1), page.limit);
      return { items, next: null, latest };
    }
    const all = own.filter(matcherOf(page.q ?? '')).reverse();
    all.sort((a, b) => b.createdAt - a.createdAt);
    const last = parseCursor(page.cursor);
    const told = last ? all.findIndex(({ id }) => id === last.id) : -1;
    const rest = last && told < 0 ? all.filter(({ createdAt }) => createdAt < last.at) : all.slice(told + 1);
    const found = await this.#firstFound(rest, page.limit + 1);
    return { ...pageOf(found, page, ({ id, createdAt }) => ({ id, at: createdAt })), latest };
  }

  #isOf(owner: string, entry: Entry): boolean {
    return (entry.owner ?? this.#localOwner) === owner;
  }

  /** Those whose files are there. */
  async #firstFound(entries: readonly Entry[], limit: number): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const entry of entries) {
      if (found.length >= limit) break;
      const there = await this.#store.asFound(entry);
      if (there) found.push(there);
    }
    return found;
  }
}

function unknownCursor(): never {
  const detail = 'is not a known cursor: omit it, or use the value of `latest` or the id of a screenshot';
  throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/query/after', detail }] });
}
