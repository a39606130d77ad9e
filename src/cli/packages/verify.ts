// annex packages verify: whether a file is the archive that a repository lists, down to the files in it.
import { access } from 'node:fs/promises';
import { versionLabel } from '../../sdk/packages/index.ts';
import { readManifests, verifyArchive } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, printable, UsageError } from '../arguments.ts';
import { printJson, readWords } from '../state-command.ts';
import { expected, findPackage, findVersion, openSources, SOURCE_OPTIONS } from './sources.ts';

export async function verifyAction(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { ...SOURCE_OPTIONS, version: { type: 'string' } }, usage);
  const [file, identifier, ...more] = positionals;
  if (file === undefined || identifier === undefined || more.length > 0) {
    throw new UsageError(`name a file and a package: annex ${usage}`);
  }
  await access(file).catch(() => {
    throw new CommandError(`there is no file ${printable(file)}`);
  });
  const sources = await openSources(given, values);
  const { package: item, repository } = findPackage(sources, identifier);
  const candidates = values.version === undefined ? item.versions : [findVersion(item, values.version)];
  const manifests = await readManifests(repository, sources.options).catch((error: unknown) => {
    throw expected(error);
  });
  const { sha256 } = await verifyArchive(file, {});
  const version = candidates.find(({ download_sha256 }) => download_sha256 === sha256) ?? candidates[0];
  if (!version) throw new CommandError(`${identifier} has no versions`);
  const manifest = manifests?.manifests[identifier]?.[versionLabel(version)];
  const verdict = await verifyArchive(file, version, manifest);
  if (values.json) printJson({ identifier, version: version.version, ...verdict });
  else if (verdict.ok) {
    const depth = manifest ? `, and so are its ${manifest.files.length} files` : '';
    console.log(`${file} is ${identifier} ${versionLabel(version)}${depth}.`);
  } else for (const finding of verdict.findings) console.log(`${file}: ${finding}`);
  if (!verdict.ok)
    throw new CommandError(`${printable(file)} is not ${identifier} ${versionLabel(version)} as it is listed`);
}
