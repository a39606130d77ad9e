// annex packages mirror: a verified copy of a signed repository.
import { mirrorRepository } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, numberOf, textOf } from '../arguments.ts';
import { plural, printJson } from '../print.ts';
import { showProgress } from './progress.ts';
import { plain, sourceOptions } from './sources.ts';

export async function mirrorPackages(given: Arguments): Promise<void> {
  const progress = showProgress('Mirroring', (done, total) => `${done}/${total}`);
  const { maxListBytes, tokenOf, allowExpired } = sourceOptions(given);
  const { archives, downloaded, missing, signature } = await mirrorRepository(given.words[0] ?? '', {
    to: textOf(given, 'to') ?? '',
    maxBytes: numberOf(given, 'max-bytes'),
    plain: given.options['plain'] === true,
    maxListBytes,
    tokenOf,
    allowExpired,
    onProgress: progress.update,
  }).finally(progress.end);
  if (given.options['json']) printJson({ root: signature.root, archives, downloaded, missing });
  else console.log(`Mirrored ${plural(archives, 'archive')}, ${downloaded} new. Fingerprint: ${signature.root}`);
  for (const url of missing) console.error(`annex: ${plain(url)} not found`);
  if (missing.length > 0) throw new CommandError(`${plural(missing.length, 'archive')} could not be mirrored`);
}
