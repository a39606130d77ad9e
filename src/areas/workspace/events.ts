// The event stream of watchLayout: layouts, and notices that a layout or the user's sharing has changed.
import type { Workspace } from '../../../generated/workspace/contract.ts';
import type { EventOf } from '../../contract/operation.ts';
import type { BrowserServices } from './across-nodes.ts';
import type { LayoutService } from './layout/service.ts';
import type { WorkspaceName } from './workspace.ts';

/** Returns a function that stops watching. */
export function watchWorkspace(
  { layout, capture }: { readonly layout: LayoutService; readonly capture: BrowserServices['capture'] },
  workspace: WorkspaceName,
  push: (event: EventOf<Workspace['watchLayout']>) => void,
  end: () => void,
): () => void {
  push({ event: 'message', data: { type: 'connected' } });
  let isFirst = true;
  const stopLayout = layout.watch(
    workspace,
    (snapshot) => {
      push({ event: 'layout', data: { ...snapshot } });
      if (!isFirst) push({ event: 'message', data: { type: 'workspace_updated', revision: snapshot.revision } });
      isFirst = false;
    },
    end,
  );
  const stopSharing = capture.watch(workspace, (status) =>
    push({ event: 'message', data: { type: 'sharing_changed', ...status } }),
  );
  return () => {
    stopLayout();
    stopSharing();
  };
}
