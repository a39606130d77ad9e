import type { Agent } from '../../../generated/workspace/messages.ts';
import type { Actor } from './actors.ts';

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
