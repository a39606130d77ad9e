// annex packages search: words and filters, ranked as the platform ranks them.
import { type Arguments, UsageError } from '../arguments.ts';
import { printHits } from './search-results.ts';
import { atLeast, oneOf, openSources, PLATFORMS, STATUSES, TYPES, textOf, toolVersion } from './sources.ts';

const LIMIT = 20;

export async function searchAction(given: Arguments): Promise<void> {
  const limit = Number(textOf(given, 'limit') ?? LIMIT);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new UsageError('--limit is a number from 1');
  const platform = oneOf('platform', textOf(given, 'platform'), PLATFORMS);
  const filters = {
    q: given.words.join(' '),
    type: oneOf('type', textOf(given, 'type'), TYPES),
    tag: given.lists['tag'],
    platform: platform && [platform],
    status: atLeast(oneOf('status', textOf(given, 'status'), STATUSES)),
    tool_version: toolVersion(textOf(given, 'tool-version')),
  };
  printHits(await openSources(given), filters, { json: given.options['json'] === true, limit });
}
