// annex packages list: everything that the repositories offer.
import { type Arguments, UsageError } from '../arguments.ts';
import { readWords } from '../state-command.ts';
import { printHits } from './hits.ts';
import { openSources, SOURCE_OPTIONS } from './sources.ts';

export async function listAction(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, SOURCE_OPTIONS, usage);
  if (positionals.length > 0) throw new UsageError(`nothing stands behind it: annex ${usage}`);
  printHits(await openSources(given, values), {}, { json: values.json === true });
}
