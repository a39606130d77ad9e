// annex packages search: words and filters, ranked like the platform's search.
import { type Arguments, numberOf, textOf } from '../arguments.ts';
import { PLATFORMS, STATUSES, TYPES } from '../commands/package-options.ts';
import { printHits } from './search-results.ts';
import { atLeast, choiceOf, openSources, toolVersion } from './sources.ts';

const LIMIT = 20;

export async function searchPackages(given: Arguments): Promise<void> {
  const platform = choiceOf(given, 'platform', PLATFORMS);
  const filters = {
    q: given.words.join(' '),
    type: choiceOf(given, 'type', TYPES),
    tag: given.lists['tag'],
    platform: platform && [platform],
    status: atLeast(choiceOf(given, 'status', STATUSES)),
    tool_version: toolVersion(textOf(given, 'tool-version')),
  };
  const limit = numberOf(given, 'limit') ?? LIMIT;
  printHits(await openSources(given), filters, { json: given.options['json'] === true, limit });
}
