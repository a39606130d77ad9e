// annex packages show: the details and versions of a package.
import { compareVersions, versionLabel } from '../../sdk/packages/index.ts';
import { findListed } from '../../sdk/packages/node/index.ts';
import type { Arguments } from '../arguments.ts';
import { printJson, table } from '../print.ts';
import { openSources, plain } from './sources.ts';

export async function showPackage(given: Arguments): Promise<void> {
  const [identifier = ''] = given.words;
  const { package: item, repository } = findListed((await openSources(given)).repositories, identifier);
  if (given.options['json']) return printJson({ ...item, repository: repository.url });
  const facts = [
    ['identifier', item.identifier],
    ['type', item.type],
    ['license', item.license],
    ['author', plain(item.author.name)],
    ...(item.maintainer ? [['maintainer', plain(item.maintainer.name)]] : []),
    ...(item.tags ? [['tags', item.tags.join(', ')]] : []),
    ...Object.entries(item.resources).map(([label, text]) => [label, plain(text)]),
    ['repository', plain(repository.about.name)],
  ];
  const versions = [...item.versions].sort((a, b) => compareVersions(b, a));
  const rows = versions.map((version) => [
    versionLabel(version),
    version.status,
    version.tool_version_max === undefined
      ? `${version.tool_version} or later`
      : `${version.tool_version} to ${version.tool_version_max}`,
    version.platforms?.join(', ') ?? 'all',
    version.download_size === undefined ? '-' : `${version.download_size}`,
  ]);
  const paragraphs = item.description_full.split(/\n+/).map(plain).filter(Boolean);
  console.log([plain(item.name), plain(item.description), table(facts), ...paragraphs].join('\n\n'));
  console.log(
    rows.length === 0 ? '\nNo versions.' : `\n${table([['version', 'status', 'tool', 'systems', 'bytes'], ...rows])}`,
  );
}
