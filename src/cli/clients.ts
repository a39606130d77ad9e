// Clients of the viewer and the platform, and how their errors are reported.
import { readConfig, type Settings } from '../base/config/config.ts';
import { reachableHost } from '../base/hosts.ts';
import { isProblem } from '../base/problem.ts';
import { ContractError, UnreachableError } from '../contract/client/index.ts';
import { createPasteClient } from '../sdk/paste/index.ts';
import { createWorkspace } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError } from './arguments.ts';

function viewerAddress({ host, viewer }: Settings): string {
  if (viewer.url !== undefined) return viewer.url;
  if (viewer.port === 0)
    throw new CommandError('the address of the viewer is unknown; set --viewer-url or ANNEX_VIEWER_URL');
  return `http://${reachableHost(host)}:${viewer.port}`;
}

export const platformAddress = ({ host, platform }: Settings): string =>
  platform.baseUrl ?? `http://${reachableHost(host)}:${platform.port}`;

export function openViewer({ flags }: Arguments) {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const url = viewerAddress(settings);
  const client = createPasteClient({ baseUrl: url, apiKey: settings.apiKey, timeoutMs: 120_000 });
  return { url, settings, client, report: <T>(work: Promise<T>) => reportErrors(url, work, 'viewer') };
}

/** A screenshot may wait for the user to share. */
const TIMEOUT_MS = 90_000;

export function openWorkspace({ flags }: Arguments) {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const { apiKey, workspace } = settings;
  if (!workspace) throw new CommandError('no workspace given; set --workspace OWNER/REPO or ANNEX_WORKSPACE');
  if (!apiKey) throw new CommandError('no API key given; set ANNEX_API_KEY (create one with annex keys create)');
  const [owner = '', repo = ''] = workspace.split('/');
  const url = platformAddress(settings);
  const control = createWorkspace({ baseUrl: url, apiKey, timeoutMs: TIMEOUT_MS, owner, repo });
  return { control, path: { owner, repo }, url, report: <T>(work: Promise<T>) => reportErrors(url, work, 'platform') };
}

const FLAGS = { viewer: '--viewer-url', platform: '--base-url' } as const;

/** Reports a problem response, or a server that cannot be reached, as one line. */
export async function reportErrors<T>(url: string, work: Promise<T>, server: keyof typeof FLAGS): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof ContractError) {
      throw new CommandError(
        `cannot reach the ${server} at ${url}; start it with annex serve, or set its address with ${FLAGS[server]}`,
        { cause: error },
      );
    }
    if (!isProblem(error)) throw error;
    const { title, detail, errors = [] } = error.toJSON();
    const places = errors.map(({ pointer, detail: what }) => `${pointer} ${what}`).join('; ');
    throw new CommandError([title, detail ?? places].filter(Boolean).join(': '), { cause: error });
  }
}
