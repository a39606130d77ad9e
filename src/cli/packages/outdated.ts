// annex packages outdated: the installed packages that have updates.
import { versionLabel } from '../../sdk/packages/index.ts';
import type { Arguments } from '../arguments.ts';
import { printJson, table } from '../print.ts';
import { openInstaller, openSources } from './sources.ts';

const NOTES = { newer: [], current: [], pinned: ['pinned'], gone: ['no longer in its repository'] } as const;

export async function listOutdated(given: Arguments): Promise<void> {
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
  const notable = found.filter(({ reason, deprecated }) => reason !== 'current' || deprecated);
  if (notable.length === 0) return console.log('Everything is up to date.');
  const rows = notable.map(({ identifier, installed, available, reason, deprecated }) => [
    identifier,
    installed,
    available ?? '-',
    [...(deprecated ? ['deprecated'] : []), ...NOTES[reason]].join(', '),
  ]);
  console.log(table([['identifier', 'installed', 'available', ''], ...rows]));
}
