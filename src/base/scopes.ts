// How scopes are stored: separated by spaces; null grants all.
import type { Scope } from '../../generated/scopes.ts';

export const storeScopes = (scopes: readonly Scope[] | undefined): string | null => scopes?.join(' ') ?? null;

export const readScopes = (stored: string | null): Scope[] | undefined => stored?.split(' ') as Scope[] | undefined;

/** For a response, in which absent scopes mean all. */
export const presentScopes = (stored: string | null): { scopes?: Scope[] } => {
  const scopes = readScopes(stored);
  return scopes ? { scopes } : {};
};
