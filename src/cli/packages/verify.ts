// annex packages verify: whether a file is the archive that a repository lists, down to the files in it; or whether what
// is installed is what was installed.
import { access } from 'node:fs/promises';
import { versionLabel } from '../../sdk/packages/index.ts';
import { findListed, findWanted, readManifests, verifyArchive } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, IntegrityError, printable, UsageError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { openInstaller } from './installer.ts';
import { openSources, plain, textOf } from './sources.ts';

export async function verifyAction(given: Arguments, usage: string): Promise<void> {
  if (given.options['installed']) return verifyRoot(given);
  const [file, identifier, ...more] = given.words;
  if (file === undefined || identifier === undefined || more.length > 0) {
    throw new UsageError(`name a file and a package: annex ${usage}`);
  }
  await access(file).catch(() => {
    throw new CommandError(`there is no file ${printable(file)}`);
  });
  const { repositories, options } = await openSources(given);
  const listed = findListed(repositories, identifier);
  const named = textOf(given, 'version');
  const candidates = named === undefined ? listed.package.versions : [findWanted(listed, named)];
  const manifests = await readManifests(listed.repository, options);
  const { sha256 } = await verifyArchive(file, {});
  const version = candidates.find(({ download_sha256 }) => download_sha256 === sha256) ?? candidates[0];
  if (!version) throw new CommandError(`${identifier} has no versions`);
  const manifest = manifests?.manifests[identifier]?.[versionLabel(version)];
  const verdict = await verifyArchive(file, version, manifest);
  if (given.options['json']) printJson({ identifier, version: version.version, ...verdict });
  else if (verdict.ok) {
    const depth = manifest ? `, and so are its ${manifest.files.length} files` : '';
    console.log(`${file} is ${identifier} ${versionLabel(version)}${depth}.`);
  } else for (const finding of verdict.findings) console.log(`${file}: ${finding}`);
  if (!verdict.ok)
    throw new IntegrityError(`${printable(file)} is not ${identifier} ${versionLabel(version)} as it is listed`);
}

async function verifyRoot(given: Arguments): Promise<void> {
  const findings = await openInstaller(given).verify(given.words);
  if (given.options['json']) printJson(findings);
  else for (const { identifier, path, fault } of findings) console.log(`${identifier}: ${plain(path)}: ${fault}`);
  if (findings.length > 0) throw new IntegrityError(`${findings.length} files are not as they were installed`);
  if (!given.options['json']) console.log('Everything is as it was installed.');
}
