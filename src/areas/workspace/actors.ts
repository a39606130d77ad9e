// Names of the people and programs that act in a workspace.
import type { Actor } from '../../../generated/workspace/messages.ts';
import type { Caller } from '../../base/caller.ts';

export type { Actor };

const KEPT = 1_000;

/** Caches names: the name of a key or session never changes. */
export class Actors {
  readonly #nameOf: (caller: Caller) => Promise<string>;
  readonly #known = new Map<string, Actor>();

  constructor(nameOf: (caller: Caller) => Promise<string>) {
    this.#nameOf = nameOf;
  }

  async of(caller: Caller): Promise<Actor> {
    const id = caller.scheme === 'apiKey' ? caller.keyId : caller.sessionId;
    const known = this.#known.get(id);
    if (known) return known;
    const kind = caller.scheme === 'browserSession' ? 'person' : 'program';
    const actor: Actor = { kind, name: (await this.#nameOf(caller)).slice(0, 200) };
    this.#known.set(id, actor);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? '');
    return actor;
  }
}
