// annex packages download: the archive of a version, verified before it has its name.
import { basename } from 'node:path';
import { resolveVersion, versionLabel } from '../../sdk/packages/index.ts';
import { downloadArchive } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { printJson, readWords } from '../state-command.ts';
import { showProgress } from './progress.ts';
import { criteriaOf } from './resolve.ts';
import { CHOICE_OPTIONS, expected, findPackage, findVersion, oneWord, openSources, SOURCE_OPTIONS } from './sources.ts';

export async function downloadAction(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(
    words,
    { ...SOURCE_OPTIONS, ...CHOICE_OPTIONS, version: { type: 'string' }, to: { type: 'string' } },
    usage,
  );
  const identifier = oneWord(positionals, 'package', usage);
  const wanted = criteriaOf(values);
  const sources = await openSources(given, values);
  const { package: item } = findPackage(sources, identifier);
  const version =
    values.version === undefined
      ? resolveVersion(item, wanted, sources.options.brand).version
      : findVersion(item, values.version);
  if (!version)
    throw new CommandError(`no version of ${identifier} fits; annex packages resolve ${identifier} says why`);
  const label = versionLabel(version).replace(':', '-');
  const progress = showProgress(`${identifier} ${label}`, (bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
  const done = await downloadArchive(version, {
    to: values.to ?? basename(`${identifier}-${label}.zip`),
    onProgress: progress.update,
  })
    .catch((error: unknown) => {
      throw expected(error);
    })
    .finally(progress.end);
  if (values.json) printJson({ identifier, version: version.version, ...done });
  else console.log(`${done.path}  ${done.size} bytes, SHA-256 verified${done.resumedAt > 0 ? ', gone on with' : ''}`);
}
