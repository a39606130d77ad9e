// The screenshots of an owner, and their order.

import { Problem } from '../../base/problem.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import type { Entry } from './screenshot-entry.ts';
import type { ScreenshotStore } from './store.ts';

export interface ListQuery extends PageQuery {
  readonly q?: string | undefined;
  /** Return only screenshots saved after this one, the oldest first. */
  readonly after?: string | undefined;
}

/** The value of `latest` before the first screenshot. */
const NONE = 'none';

export class OwnedScreenshots {
  readonly #store: ScreenshotStore;
  /** Owns screenshots without an owner. */
  readonly #localOwner: string;

  constructor(store: ScreenshotStore, localOwner: string) {
    this.#store = store;
    this.#localOwner = localOwner;
  }

  /** Throws unless the screenshot belongs to the owner; deleted screenshots count too. */
  async check(id: string, owner: string): Promise<void> {
    const entry = (await this.#store.entries()).get(id);
    if (!entry || !this.#belongsTo(owner, entry)) throw new Problem('paste-not-found');
  }

  async list(owner: string, { after, ...page }: ListQuery) {
    const own = [...(await this.#store.entries()).values()].filter((entry) => this.#belongsTo(owner, entry));
    const latest = own.at(-1)?.id ?? NONE;
    if (after !== undefined) {
      const index = own.findIndex(({ id }) => id === after);
      if (index < 0 && after !== NONE) unknownCursor();
      const items = await this.#firstExisting(own.slice(index + 1), page.limit);
      return { items, next: null, latest };
    }
    const all = own.filter(matcherOf(page.q ?? '')).reverse();
    all.sort((a, b) => b.createdAt - a.createdAt);
    const last = parseCursor(page.cursor);
    const lastIndex = last ? all.findIndex(({ id }) => id === last.id) : -1;
    const rest = last && lastIndex < 0 ? all.filter(({ createdAt }) => createdAt < last.at) : all.slice(lastIndex + 1);
    const found = await this.#firstExisting(rest, page.limit + 1);
    return { ...pageOf(found, page, ({ id, createdAt }) => ({ id, at: createdAt })), latest };
  }

  #belongsTo(owner: string, entry: Entry): boolean {
    return (entry.owner ?? this.#localOwner) === owner;
  }

  /** The first entries whose files exist. */
  async #firstExisting(entries: readonly Entry[], limit: number): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const entry of entries) {
      if (found.length >= limit) break;
      const existing = await this.#store.findOnDisk(entry);
      if (existing) found.push(existing);
    }
    return found;
  }
}

function unknownCursor(): never {
  const detail = 'is not a known cursor: omit it, or use the value of `latest` or the id of a screenshot';
  throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/query/after', detail }] });
}

/** Matches screenshots whose name or text contains every word of the query. */
function matcherOf(query: string): (entry: Entry) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, text }) => {
    const searched = `${name} ${name.replaceAll('-', ' ')} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}
