// Clients of the viewer and the platform, where they are, and how their errors are reported.
import { type Instance, InstanceError, prove, readAgentKeys, readInstance } from '../base/instance.ts';
import { isProblem } from '../base/problem.ts';
import { ContractError, UnreachableError } from '../contract/client/index.ts';
import { safeFetch } from '../contract/node-fetch.ts';
import { createPasteClient } from '../sdk/paste/index.ts';
import { createWorkspace } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError, textOf } from './arguments.ts';
import { addressesOf, clientConfig, instanceFolder, namesAddress } from './settings.ts';

/** Where commands send requests, and their key: as flags and variables say, else the running Annex of this user. */
export function findServers(args: Arguments) {
  const config = clientConfig(args.flags);
  const { settings } = config;
  const folder = instanceFolder(config);
  const instance = namesAddress(config) ? null : findInstance(folder);
  const { platform, viewer } = addressesOf(settings);
  const { apiKey, workspace } = settings;
  const agent = textOf(args, 'agent');
  if (instance === null)
    return {
      settings,
      platform,
      viewer,
      pages: { platform, viewer },
      apiKey,
      workspace,
      isUnknown: !namesAddress(config),
    };
  return {
    settings,
    platform: instance.local,
    viewer: instance.local,
    /** For people. */
    pages: instance.urls,
    apiKey: apiKey ?? (agent && readAgentKeys(folder)[agent]) ?? instance.key ?? undefined,
    workspace: workspace ?? instance.workspace ?? undefined,
    fetch: fetchFrom(folder, instance.local),
    isUnknown: false,
  };
}

function findInstance(folder: string): Instance | null {
  try {
    return readInstance(folder);
  } catch (error) {
    throw error instanceof InstanceError ? new CommandError(error.message) : error;
  }
}

/** Each request waits for a new proof: while a program runs, Annex can end and another program can take its port. */
const fetchFrom =
  (folder: string, local: string): typeof fetch =>
  async (input, init) => {
    const instance = readInstance(folder);
    if (instance?.local !== local) throw new InstanceError('Annex has moved to another port; start this command again');
    await prove(instance);
    return safeFetch(input, init);
  };

const NOT_RUNNING =
  'Annex is not running; start it with annex start, or set ANNEX_BASE_URL and ANNEX_API_KEY to use another';

export function openViewer(args: Arguments) {
  const { viewer, isUnknown, ...servers } = findServers(args);
  const { apiKey, fetch, pages } = servers;
  if (isUnknown && !apiKey) throw new CommandError(NOT_RUNNING);
  const client = createPasteClient({ baseUrl: viewer, apiKey, fetch, timeoutMs: 120_000 });
  const report = <T>(work: Promise<T>) => reportErrors(viewer, work, 'viewer');
  return { url: pages.viewer, ...servers, client, report };
}

/** A screenshot may wait for the user to share. */
const TIMEOUT_MS = 90_000;

export function openWorkspace(args: Arguments) {
  const { platform, pages, apiKey, workspace, fetch, isUnknown } = findServers(args);
  if (isUnknown && !apiKey) throw new CommandError(NOT_RUNNING);
  if (!workspace) throw new CommandError('no workspace given; set --workspace OWNER/REPO or ANNEX_WORKSPACE');
  if (!apiKey) throw new CommandError('no API key given; set ANNEX_API_KEY (create one with annex keys create)');
  const [owner = '', repo = ''] = workspace.split('/');
  const control = createWorkspace({ baseUrl: platform, apiKey, fetch, timeoutMs: TIMEOUT_MS, owner, repo });
  const report = <T>(work: Promise<T>) => reportErrors(platform, work, 'platform');
  return { control, path: { owner, repo }, url: pages.platform, report };
}

const FLAGS = { viewer: '--viewer-url', platform: '--base-url', gateway: '--gateway-url' } as const;

/** Reports a problem response, or a server that cannot be reached, as one line. */
export async function reportErrors<T>(url: string, work: Promise<T>, server: keyof typeof FLAGS): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof ContractError) {
      if (error.cause instanceof InstanceError) throw new CommandError(error.cause.message, { cause: error });
      const advice = `start it with annex start, or set its address with ${FLAGS[server]}`;
      throw new CommandError(`cannot reach the ${server} at ${url}; ${advice}`, { cause: error });
    }
    if (!isProblem(error)) throw error;
    const { title, detail, errors = [] } = error.toJSON();
    const places = errors.map(({ pointer, detail: what }) => `${pointer} ${what}`).join('; ');
    throw new CommandError([title, detail ?? places].filter(Boolean).join(': '), { cause: error });
  }
}
