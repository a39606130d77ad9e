// The workspace that the commands control.
import { readConfig } from '../base/config/config.ts';
import { createWorkspace, type WorkspaceControl } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { platformAddress } from './viewer-address.ts';

/** A screenshot may wait for the user to share. */
const TIMEOUT_MS = 90_000;

export interface OpenWorkspace {
  readonly control: WorkspaceControl;
  readonly path: { readonly owner: string; readonly repo: string };
  /** The address of the platform. */
  readonly url: string;
}

export function openWorkspace({ flags }: Arguments): OpenWorkspace {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const { apiKey, workspace } = settings;
  if (!workspace) throw new CommandError('no workspace given; set --workspace OWNER/REPO or ANNEX_WORKSPACE');
  if (!apiKey) throw new CommandError('no API key given; set ANNEX_API_KEY (create one with annex keys create)');
  const [owner = '', repo = ''] = workspace.split('/');
  const url = platformAddress(settings);
  const path = { owner, repo };
  return { control: createWorkspace({ baseUrl: url, apiKey, timeoutMs: TIMEOUT_MS, ...path }), path, url };
}
