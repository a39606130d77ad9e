// Names of the people and programs that act in a workspace.
import { hash } from 'node:crypto';
import type { Actor, Agent } from '../../../generated/workspace/messages.ts';
import type { Caller } from '../../base/caller.ts';

export type { Actor };

const KEPT = 1_000;

const idOf = (caller: Caller): string => (caller.scheme === 'apiKey' ? caller.keyId : caller.sessionId);

/** A program as the user and other programs see it; the id reveals nothing about its credential. */
export const agentOf = (caller: Caller, { name }: Actor): Agent => ({
  id: hash('sha256', idOf(caller), 'base64url').slice(0, 16),
  name,
});

/** Caches names: the name of a key or session never changes. */
export class Actors {
  readonly #nameOf: (caller: Caller) => Promise<string>;
  readonly #known = new Map<string, Actor>();

  constructor(nameOf: (caller: Caller) => Promise<string>) {
    this.#nameOf = nameOf;
  }

  async of(caller: Caller): Promise<Actor> {
    const id = idOf(caller);
    const cached = this.#known.get(id);
    if (cached) return cached;
    const kind = caller.scheme === 'browserSession' ? 'person' : 'program';
    const actor: Actor = { kind, name: (await this.#nameOf(caller)).slice(0, 200) };
    this.#known.set(id, actor);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? '');
    return actor;
  }
}
