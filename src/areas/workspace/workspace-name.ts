/** A workspace, `{owner}/{repo}`. */
export interface WorkspaceName {
  readonly owner: string;
  readonly repo: string;
}

export const keyOf = ({ owner, repo }: WorkspaceName): string => `${owner}/${repo}`;
