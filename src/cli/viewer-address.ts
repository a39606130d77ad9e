// The viewer and the platform, as the commands reach them.
import { readConfig, type Settings } from '../base/config/config.ts';
import { Problem } from '../base/problem.ts';
import { reachableHost } from '../base/reachable-host.ts';
import { UnreachableError } from '../contract/client/index.ts';
import { createPasteClient } from '../sdk/paste/index.ts';
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
  return { url, settings, client: createPasteClient({ baseUrl: url, apiKey: settings.apiKey, timeoutMs: 120_000 }) };
}

const FLAGS = { viewer: '--viewer-url', platform: '--base-url' } as const;

/** Reports a problem response, or a server that cannot be reached, as one line. */
export async function reportErrors<T>(
  url: string,
  work: Promise<T>,
  server: keyof typeof FLAGS = 'viewer',
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreachableError) {
      throw new CommandError(
        `cannot reach the ${server} at ${url}; start it with annex serve, or set its address with ${FLAGS[server]}`,
        { cause: error },
      );
    }
    if (!(error instanceof Problem)) throw error;
    const { title, detail, errors = [] } = error.toJSON();
    const places = errors.map(({ pointer, detail: what }) => `${pointer} ${what}`).join('; ');
    throw new CommandError([title, detail ?? places].filter(Boolean).join(': '), { cause: error });
  }
}
