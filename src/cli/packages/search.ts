// annex packages list, search, show, resolve and outdated: what the repositories offer. Nothing is downloaded but lists.

import { summariesOf } from '../../package-manager/panels/manifest.ts';
import {
  compareVersions,
  resolveVersion,
  type SearchFilters,
  searchPackages as search,
  versionLabel,
} from '../../sdk/packages/index.ts';
import { findListed } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, numberOf } from '../arguments.ts';
import { printJson, table } from '../print.ts';
import { TYPES } from './options.ts';
import { comparePanels, readPanels } from './panels.ts';
import { atLeast, choiceOf, criteriaOf, openInstaller, openSources, plain, rootOf } from './sources.ts';

const LIMIT = 20;

export const listPackages = (args: Arguments): Promise<void> => printFound(args, {});

export const searchPackages = (args: Arguments): Promise<void> =>
  printFound(
    args,
    { q: args.words.join(' '), type: choiceOf(args, 'type', TYPES), tag: args.lists['tag'] },
    numberOf(args, 'limit') ?? LIMIT,
  );

/** With the version that install would choose. */
async function printFound(args: Arguments, query: SearchFilters, limit?: number): Promise<void> {
  const { platform, tool_version, status, runtime } = criteriaOf(args);
  const { repositories } = await openSources(args);
  const filters = { ...query, tool_version, runtime, platform: platform && [platform], status: atLeast(status) };
  const total = repositories.reduce((sum, { packages }) => sum + search(packages, query).length, 0);
  const every = repositories
    .flatMap(({ url, packages }) => search(packages, filters).map((hit) => ({ hit, repository: url })))
    .sort((a, b) => b.hit.score - a.hit.score);
  const hits = every.slice(0, limit);
  if (args.options['json']) {
    const packages = hits.map(({ hit: { package: item, score, version, newer }, repository }) => {
      const { identifier, name, description, type, license } = item;
      return { identifier, name, description, type, license, score, version, newer, repository };
    });
    return printJson(packages);
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

export async function showPackage(args: Arguments): Promise<void> {
  const [identifier = ''] = args.words;
  const { package: item, repository } = findListed((await openSources(args)).repositories, identifier);
  if (args.options['json']) return printJson({ ...item, repository: repository.url });
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
  const columns = ['version', 'status', 'tool', 'systems', 'bytes'];
  console.log(rows.length === 0 ? '\nNo versions.' : `\n${table([columns, ...rows])}`);
}

export async function resolvePackage(args: Arguments): Promise<void> {
  const [identifier = ''] = args.words;
  const criteria = criteriaOf(args);
  const { repositories, options } = await openSources(args);
  const { version, others } = resolveVersion(findListed(repositories, identifier).package, criteria, options.brand);
  if (args.options['json']) {
    printJson({ identifier, version, others: others.map(({ reason, detail }) => ({ reason, detail })) });
  } else {
    if (version) console.log(`${identifier} ${versionLabel(version)} (${version.status})`);
    for (const { detail } of others) console.log(`  not ${detail}`);
  }
  if (!version) throw new CommandError(`no version of ${identifier} matches`);
}

const NOTES = { newer: [], current: [], pinned: ['pinned'], gone: ['no longer in its repository'] } as const;

export async function listOutdated(args: Arguments): Promise<void> {
  const { repositories } = await openSources(args);
  const panels = await readPanels(rootOf(args));
  const outdated = await openInstaller(args).outdated(repositories);
  const packages = await Promise.all(
    outdated.map(async ({ installed, version, reason, deprecated }) => ({
      identifier: installed.identifier,
      installed: versionLabel(installed),
      available: version && versionLabel(version),
      reason,
      deprecated,
      panels: reason === 'newer' ? comparePanels(panels.get(installed.identifier), await summariesOf(version)) : [],
    })),
  );
  if (args.options['json']) return printJson(packages);
  const notable = packages.filter(({ reason, deprecated }) => reason !== 'current' || deprecated);
  if (notable.length === 0) return console.log('Everything is up to date.');
  const rows = notable.map(({ identifier, installed, available, reason, deprecated }) => [
    identifier,
    installed,
    available ?? '-',
    [...(deprecated ? ['deprecated'] : []), ...NOTES[reason]].join(', '),
  ]);
  console.log(table([['identifier', 'installed', 'available', ''], ...rows]));
  for (const { identifier, available, panels: more } of notable) {
    for (const sentence of more) console.log(`${identifier} ${available}: ${sentence}`);
  }
}
