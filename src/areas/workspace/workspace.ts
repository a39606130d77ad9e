import type { Agent } from '../../../generated/workspace/messages.ts';
import type { Actor } from './actors.ts';

/** A workspace, `{owner}/{repo}`. */
export interface WorkspaceName {
  readonly owner: string;
  readonly repo: string;
}

/** A workspace together with the actor that the system log names. */
export interface Workspace extends WorkspaceName {
  readonly actor?: Actor;
  /** The program that acts; absent for a person. */
  readonly agent?: Agent | undefined;
}

export const keyOf = ({ owner, repo }: WorkspaceName): string => `${owner}/${repo}`;
