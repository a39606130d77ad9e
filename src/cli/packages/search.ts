// annex packages list and search: what the repositories offer, ranked like the platform's search.
import { type SearchFilters, searchPackages as search, versionLabel } from '../../sdk/packages/index.ts';
import { type Arguments, numberOf } from '../arguments.ts';
import { TYPES } from '../commands/package-options.ts';
import { printJson, table } from '../print.ts';
import { atLeast, choiceOf, criteriaOf, openSources, plain } from './sources.ts';

const LIMIT = 20;

export const listPackages = (given: Arguments): Promise<void> => printFound(given, {});

export const searchPackages = (given: Arguments): Promise<void> =>
  printFound(
    given,
    { q: given.words.join(' '), type: choiceOf(given, 'type', TYPES), tag: given.lists['tag'] },
    numberOf(given, 'limit') ?? LIMIT,
  );

/** With the version that install would choose. */
async function printFound(given: Arguments, query: SearchFilters, limit?: number): Promise<void> {
  const { platform, tool_version, status, runtime } = criteriaOf(given);
  const { repositories } = await openSources(given);
  const filters = { ...query, tool_version, runtime, platform: platform && [platform], status: atLeast(status) };
  const total = repositories.reduce((sum, { packages }) => sum + search(packages, query).length, 0);
  const every = repositories
    .flatMap(({ url, packages }) => search(packages, filters).map((hit) => ({ hit, repository: url })))
    .sort((a, b) => b.hit.score - a.hit.score);
  const hits = every.slice(0, limit);
  if (given.options['json']) {
    const found = hits.map(({ hit: { package: item, score, version, newer }, repository }) => {
      const { identifier, name, description, type, license } = item;
      return { identifier, name, description, type, license, score, version, newer, repository };
    });
    return printJson(found);
  }
  const hidden = total - every.length;
  if (hidden > 0) console.error(`annex: ${hidden} more ${hidden === 1 ? 'has' : 'have'} no compatible version`);
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
