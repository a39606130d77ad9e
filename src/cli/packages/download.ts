// annex packages download and mirror: an archive gets its final name only after it has been verified.
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { locate } from '../../package-manager/remote/signatures.ts';
import { resolveVersion, versionLabel } from '../../sdk/packages/index.ts';
import { downloadArchive, findListed, findWanted, mirrorRepository } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, numberOf, textOf } from '../arguments.ts';
import { plural, printResult } from '../print.ts';
import { showProgress } from './progress.ts';
import { criteriaOf, openSources, plain, sourceOptions } from './sources.ts';

export async function downloadPackage(args: Arguments): Promise<void> {
  const [identifier = ''] = args.words;
  const criteria = criteriaOf(args);
  const { repositories, options } = await openSources(args);
  const listed = findListed(repositories, identifier);
  const wanted = textOf(args, 'version');
  const version =
    wanted === undefined ? resolveVersion(listed.package, criteria, options.brand).version : findWanted(listed, wanted);
  if (!version) {
    throw new CommandError(`no version of ${identifier} matches; annex packages resolve ${identifier} shows why`);
  }
  const label = versionLabel(version).replace(':', '-');
  const progress = showProgress(`${identifier} ${label}`, (bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
  const name = basename(`${identifier}-${label}.zip`);
  const target = textOf(args, 'to') ?? name;
  const to = (await stat(target).catch(() => null))?.isDirectory() ? join(target, name) : target;
  if (version.status === 'deprecated') console.error(`warning: ${identifier} ${label} is deprecated`);
  const archive = `archives/${version.download_sha256}.zip`;
  const { url, ...place } = await locate(listed.repository.url, archive, version.download_url ?? '', options);
  const from = version.download_url === undefined ? version : { ...version, download_url: url };
  const done = await downloadArchive(from, { ...place, to, onProgress: progress.update }).finally(progress.end);
  const text = `${done.path}  ${done.size} bytes, SHA-256 verified${done.resumedAt > 0 ? ', resumed' : ''}`;
  printResult(args, { identifier, version: version.version, ...done }, text);
}

export async function mirrorPackages(args: Arguments): Promise<void> {
  const progress = showProgress('Mirroring', (done, total) => `${done}/${total}`);
  const { maxListBytes, tokenOf, allowExpired } = sourceOptions(args);
  const { archives, downloaded, missing, signature } = await mirrorRepository(args.words[0] ?? '', {
    to: textOf(args, 'to') ?? '',
    maxBytes: numberOf(args, 'max-bytes'),
    plain: args.options['plain'] === true,
    maxListBytes,
    tokenOf,
    allowExpired,
    onProgress: progress.update,
  }).finally(progress.end);
  const text = `Mirrored ${plural(archives, 'archive')}, ${downloaded} new. Fingerprint: ${signature.root}`;
  printResult(args, { root: signature.root, archives, downloaded, missing }, text);
  for (const url of missing) console.error(`annex: ${plain(url)} not found`);
  if (missing.length > 0) throw new CommandError(`${plural(missing.length, 'archive')} could not be mirrored`);
}
