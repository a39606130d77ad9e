import type { Actor } from './actors.ts';

/** A workspace, `{owner}/{repo}`. */
export interface WorkspaceName {
  readonly owner: string;
  readonly repo: string;
}

/** A workspace together with the actor that the system log names. */
export interface Workspace extends WorkspaceName {
  readonly actor?: Actor;
}

export const keyOf = ({ owner, repo }: WorkspaceName): string => `${owner}/${repo}`;
