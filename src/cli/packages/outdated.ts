// annex packages outdated: what is installed, and what an update would bring.
import { versionLabel } from '../../sdk/packages/index.ts';
import type { Arguments } from '../arguments.ts';
import { printJson } from '../print.ts';
import { table } from '../table.ts';
import { openInstaller } from './installer.ts';
import { openSources } from './sources.ts';

const NOTES = { newer: [], current: [], pinned: ['pinned'], gone: ['no longer listed where it came from'] } as const;

export async function outdatedAction(given: Arguments): Promise<void> {
  const { repositories } = await openSources(given);
  const found = (await openInstaller(given).outdated(repositories)).map(
    ({ installed, version, reason, deprecated }) => ({
      identifier: installed.identifier,
      installed: versionLabel(installed),
      available: version && versionLabel(version),
      reason,
      deprecated,
    }),
  );
  if (given.options['json']) return printJson(found);
  const telling = found.filter(({ reason, deprecated }) => reason !== 'current' || deprecated);
  if (telling.length === 0) return console.log('Everything is up to date.');
  const rows = telling.map(({ identifier, installed, available, reason, deprecated }) => [
    identifier,
    installed,
    available ?? '-',
    [...(deprecated ? ['deprecated'] : []), ...NOTES[reason]].join(', '),
  ]);
  console.log(table([['identifier', 'installed', 'available', ''], ...rows]));
}
