// Clients of the viewer and the platform, and how their errors are reported.
import { isProblem } from '../base/problem.ts';
import { ContractError, UnreachableError } from '../contract/client/index.ts';
import { createPasteClient } from '../sdk/paste/index.ts';
import { createWorkspace } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { addressesOf, settingsOf } from './settings.ts';

export function openViewer(args: Arguments) {
  const settings = settingsOf(args);
  const url = addressesOf(settings).viewer;
  const client = createPasteClient({ baseUrl: url, apiKey: settings.apiKey, timeoutMs: 120_000 });
  return { url, settings, client, report: <T>(work: Promise<T>) => reportErrors(url, work, 'viewer') };
}

/** A screenshot may wait for the user to share. */
const TIMEOUT_MS = 90_000;

export function openWorkspace(args: Arguments) {
  const settings = settingsOf(args);
  const { apiKey, workspace } = settings;
  if (!workspace) throw new CommandError('no workspace given; set --workspace OWNER/REPO or ANNEX_WORKSPACE');
  if (!apiKey) throw new CommandError('no API key given; set ANNEX_API_KEY (create one with annex keys create)');
  const [owner = '', repo = ''] = workspace.split('/');
  const url = addressesOf(settings).platform;
  const control = createWorkspace({ baseUrl: url, apiKey, timeoutMs: TIMEOUT_MS, owner, repo });
  return { control, path: { owner, repo }, url, report: <T>(work: Promise<T>) => reportErrors(url, work, 'platform') };
}

const FLAGS = { viewer: '--viewer-url', platform: '--base-url', gateway: '--gateway-url' } as const;

/** Reports a problem response, or a server that cannot be reached, as one line. */
export async function reportErrors<T>(url: string, work: Promise<T>, server: keyof typeof FLAGS): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof ContractError) {
      const advice = `start it with annex serve, or set its address with ${FLAGS[server]}`;
      throw new CommandError(`cannot reach the ${server} at ${url}; ${advice}`, { cause: error });
    }
    if (!isProblem(error)) throw error;
    const { title, detail, errors = [] } = error.toJSON();
    const places = errors.map(({ pointer, detail: what }) => `${pointer} ${what}`).join('; ');
    throw new CommandError([title, detail ?? places].filter(Boolean).join(': '), { cause: error });
  }
}
