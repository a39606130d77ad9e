// Sandboxes: changed in the layout; their code runs in a browser.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { LayoutService } from '../layout/service.ts';
import type { Workspace, WorkspaceName } from '../workspace.ts';
import type { Evals } from './evals.ts';

export class SandboxService {
  readonly #layout: LayoutService;
  readonly #evals: Pick<Evals, 'run' | 'get'>;

  constructor(layout: LayoutService, evals: Pick<Evals, 'run' | 'get'>) {
    this.#layout = layout;
    this.#evals = evals;
  }

  /** Null unless the action is `eval`. */
  async control(workspace: Workspace, body: Schemas['ControlSandbox']): Promise<Schemas['EvalOutcome'] | null> {
    if (body.action === 'eval') {
      const { id } = await this.#layout.getActive(workspace, body.panelId, 'sandbox');
      return this.#evals.run(workspace, id, body.code, body.timeout_ms);
    }
    await this.#layout.changeActive(workspace, body.panelId, 'sandbox', (tabId) =>
      body.action === 'reset'
        ? { op: 'resetPanel', tabId }
        : { op: 'setPanelState', tabId, state: { headerHidden: body.hidden } },
    );
    return null;
  }

  getEval(workspace: WorkspaceName, evalId: string): Promise<Schemas['EvalOutcome']> {
    return this.#evals.get(workspace, evalId);
  }
}
