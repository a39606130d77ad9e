// annex packages list and search: what the repositories offer, ranked like the platform's search.
import { type SearchFilters, searchPackages as search, versionLabel } from '../../sdk/packages/index.ts';
import { type Arguments, numberOf, textOf } from '../arguments.ts';
import { PLATFORMS, STATUSES, TYPES } from '../commands/package-options.ts';
import { printJson, table } from '../print.ts';
import { atLeast, choiceOf, criteriaOf, openSources, plain, toolVersion } from './sources.ts';

const LIMIT = 20;

/** With the version that install would choose. */
export function listPackages(given: Arguments): Promise<void> {
  const { platform, tool_version, status } = criteriaOf(given);
  return printFound(given, { tool_version, platform: platform && [platform], status: atLeast(status) });
}

export function searchPackages(given: Arguments): Promise<void> {
  const platform = choiceOf(given, 'platform', PLATFORMS);
  const filters = {
    q: given.words.join(' '),
    type: choiceOf(given, 'type', TYPES),
    tag: given.lists['tag'],
    platform: platform && [platform],
    status: atLeast(choiceOf(given, 'status', STATUSES)),
    tool_version: toolVersion(textOf(given, 'tool-version')),
  };
  return printFound(given, filters, numberOf(given, 'limit') ?? LIMIT);
}

async function printFound(given: Arguments, filters: SearchFilters, limit?: number): Promise<void> {
  const { repositories } = await openSources(given);
  const every = repositories
    .flatMap(({ url, packages }) => search(packages, filters).map((hit) => ({ hit, repository: url })))
    .sort((a, b) => b.hit.score - a.hit.score);
  const hits = every.slice(0, limit);
  if (given.options['json']) {
    const found = hits.map(({ hit: { package: item, ...rest }, repository }) => {
      const { identifier, name, description, type, license } = item;
      return { identifier, name, description, type, license, ...rest, repository };
    });
    return printJson(found);
  }
  if (hits.length === 0) return console.log('No packages found.');
  const rows = hits.map(({ hit: { package: item, version, newer } }) => [
    item.identifier,
    version ? versionLabel(version) : '-',
    version?.status ?? '-',
    newer ? `${versionLabel(newer)} ${newer.status}` : '',
    item.type,
    plain(item.name),
  ]);
  console.log(table([['identifier', 'version', 'status', 'newer', 'type', 'name'], ...rows]));
  if (hits.length < every.length) console.log(`${every.length - hits.length} more; use --limit to see them.`);
}
