// annex packages verify: checks that an archive and its files match what a repository lists, or that the installed files
// are unchanged.
import { access } from 'node:fs/promises';
import { versionLabel } from '../../sdk/packages/index.ts';
import { findListed, findWanted, readManifests, verifyArchive } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, IntegrityError, printable, textOf, UsageError } from '../arguments.ts';
import { plural, printJson } from '../print.ts';
import { openInstaller, openSources, plain } from './sources.ts';

export async function verifyPackages(args: Arguments): Promise<void> {
  if (args.options['installed']) return verifyInstalled(args);
  const [file, identifier, ...more] = args.words;
  if (file === undefined || identifier === undefined) {
    throw new UsageError('missing arguments FILE IDENTIFIER, or use --installed');
  }
  if (more[0] !== undefined) throw new UsageError(`unexpected argument '${printable(more[0])}'`);
  await access(file).catch(() => {
    throw new CommandError(`file ${printable(file)} not found`);
  });
  const { repositories, options } = await openSources(args);
  const listed = findListed(repositories, identifier);
  const requestedVersion = textOf(args, 'version');
  const candidates = requestedVersion === undefined ? listed.package.versions : [findWanted(listed, requestedVersion)];
  const manifests = await readManifests(listed.repository, options);
  const { sha256 } = await verifyArchive(file, {});
  const version = candidates.find(({ download_sha256 }) => download_sha256 === sha256) ?? candidates[0];
  if (!version) throw new CommandError(`${identifier} has no versions`);
  const manifest = manifests?.manifests[identifier]?.[versionLabel(version)];
  const verdict = await verifyArchive(file, version, manifest);
  if (args.options['json']) printJson({ identifier, version: version.version, ...verdict });
  else if (verdict.ok) {
    const depth = manifest ? `; its ${manifest.files.length} files match too` : '';
    console.log(`${file} is ${identifier} ${versionLabel(version)}${depth}.`);
  } else for (const finding of verdict.findings) console.log(`${file}: ${plain(finding)}`);
  if (!verdict.ok) {
    throw new IntegrityError(`${printable(file)} does not match ${identifier} ${versionLabel(version)} as listed`);
  }
}

async function verifyInstalled(args: Arguments): Promise<void> {
  const findings = await openInstaller(args).verify(args.words);
  if (args.options['json']) printJson(findings);
  else for (const { identifier, path, fault } of findings) console.log(`${identifier}: ${plain(path)}: ${fault}`);
  if (findings.length > 0)
    throw new IntegrityError(`integrity check failed for ${plural(findings.length, 'installed file')}`);
  if (!args.options['json']) console.log('All installed files are unchanged.');
}
