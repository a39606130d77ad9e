import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import type { Layout } from './tree.ts';

export interface Snapshot {
  readonly revision: number;
  readonly layout: Layout;
}

/**
 * Calls `changed` with the current layout, then with the newest after each change. Once the workspace is renamed or
 * deleted, fails with `workspace-not-found` and stops. Returns a function that stops.
 */
export function watchLayout(
  find: () => Promise<Snapshot & { readonly exists: boolean }>,
  subscribe: (look: () => void) => () => void,
  changed: (snapshot: Snapshot) => void,
  failed: (error: unknown) => void,
  mustExist: boolean,
): () => void {
  let open = true;
  let last = -1;
  let existed = mustExist;
  const look = oneAtATime(
    async () => {
      const { exists, revision, layout } = await find();
      // A lower revision: it was created again.
      if ((existed && !exists) || revision < last) throw new Problem('workspace-not-found');
      existed ||= exists;
      if (!open || revision === last) return;
      last = revision;
      changed({ revision, layout });
    },
    (error) => {
      if (open) failed(error);
      if (isProblem(error)) stop();
    },
  );
  const unsubscribe = subscribe(look);
  const stop = () => {
    open = false;
    unsubscribe();
  };
  look();
  return stop;
}
