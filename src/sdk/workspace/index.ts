export {
  connectWorkspaceChannel,
  createWorkspaceClient,
  type WorkspaceClient,
} from '../../../generated/workspace/client.ts';
export type { Schemas, Workspace } from '../../../generated/workspace/contract.ts';
export { SANDBOX, WEB_VIEW } from '../../../generated/workspace/panel-types.ts';
export {
  createWorkspace,
  type EvalOutcome,
  type EvaluateOptions,
  type ListedTab,
  SandboxError,
  type ScreenshotOptions,
  type ShownPage,
  type ShowOptions,
  type WorkspaceControl,
  type WorkspaceOptions,
} from './workspace.ts';
