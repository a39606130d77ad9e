// Prints search results.
import { type SearchFilters, searchPackages, versionLabel } from '../../sdk/packages/index.ts';
import { printJson } from '../print.ts';
import { table } from '../table.ts';
import { plain, type Sources } from './sources.ts';

export interface HitOptions {
  readonly json: boolean;
  readonly limit?: number;
}

export function printHits({ repositories }: Sources, filters: SearchFilters, { json, limit }: HitOptions): void {
  const every = repositories
    .flatMap(({ url, packages }) => searchPackages(packages, filters).map((hit) => ({ hit, repository: url })))
    .sort((a, b) => b.hit.score - a.hit.score);
  const hits = every.slice(0, limit);
  if (json) {
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
