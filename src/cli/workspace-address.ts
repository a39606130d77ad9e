// The commands' client of a workspace.
import { readConfig } from '../base/config/config.ts';
import { createWorkspace, type WorkspaceControl } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { platformAddress } from './viewer-address.ts';

/** A picture may wait for the user. */
const TIMEOUT_MS = 90_000;

export interface OpenWorkspace {
  readonly control: WorkspaceControl;
  readonly path: { readonly owner: string; readonly repo: string };
  /** The platform's. */
  readonly url: string;
}

export function openWorkspace({ flags }: Arguments): OpenWorkspace {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const { apiKey, workspace } = settings;
  if (!workspace) throw new CommandError('say which workspace: --workspace OWNER/REPO or ANNEX_WORKSPACE');
  if (!apiKey) throw new CommandError('a key is needed: ANNEX_API_KEY (annex keys create makes one)');
  const [owner = '', repo = ''] = workspace.split('/');
  const url = platformAddress(settings);
  const path = { owner, repo };
  return { control: createWorkspace({ baseUrl: url, apiKey, timeoutMs: TIMEOUT_MS, ...path }), path, url };
}
