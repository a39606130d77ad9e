// A workspace's name, and the people and programs that act in it.
import { hash } from 'node:crypto';
import type { Actor, Agent } from '../../../generated/workspace/messages.ts';
import type { Caller } from '../../base/caller.ts';

export type { Actor };

/** A workspace, `{owner}/{repo}`. */
export interface WorkspaceName {
  readonly owner: string;
  readonly repo: string;
}

/** Who acts, as the system log and the user see it. */
export interface Acting {
  readonly actor: Actor;
  /** The program that acts; absent for a person in the page. */
  readonly agent?: Agent | undefined;
}

/** A caller of the API: a program, or a person by their own session. */
export interface ActingCaller extends Acting {
  readonly agent: Agent;
}

export const keyOf = ({ owner, repo }: WorkspaceName): string => `${owner}/${repo}`;

const KEPT = 1_000;

const idOf = (caller: Caller): string => (caller.scheme === 'apiKey' ? caller.keyId : caller.sessionId);

/** A program as the user and other programs see it; the id reveals nothing about its credential. */
export const agentOf = (caller: Caller, { name }: Actor): Agent => ({
  id: hash('sha256', idOf(caller), 'base64url').slice(0, 16),
  name,
});

/** Returns a function that caches names: the name of a key or session never changes. */
export function rememberActors(nameOf: (caller: Caller) => Promise<string>): (caller: Caller) => Promise<Actor> {
  const cache = new Map<string, Actor>();
  return async (caller) => {
    const id = idOf(caller);
    const cached = cache.get(id);
    if (cached) return cached;
    const kind = caller.scheme === 'browserSession' ? 'person' : 'program';
    const actor: Actor = { kind, name: (await nameOf(caller)).slice(0, 200) };
    cache.set(id, actor);
    if (cache.size > KEPT) cache.delete(cache.keys().next().value ?? '');
    return actor;
  };
}
