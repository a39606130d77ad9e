// annex packages search: words and filters, ranked as the platform ranks them.
import { type Arguments, UsageError } from '../arguments.ts';
import { readWords } from '../state-command.ts';
import { printHits } from './hits.ts';
import { oneOf, openSources, PLATFORMS, SOURCE_OPTIONS, STATUSES, TYPES, toolVersion } from './sources.ts';

const LIMIT = 20;

export async function searchAction(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(
    words,
    {
      ...SOURCE_OPTIONS,
      type: { type: 'string' },
      tag: { type: 'string', multiple: true },
      platform: { type: 'string' },
      status: { type: 'string' },
      'tool-version': { type: 'string' },
      limit: { type: 'string' },
    },
    usage,
  );
  const limit = Number(values.limit ?? LIMIT);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new UsageError('--limit is a number from 1');
  const platform = oneOf('platform', values.platform, PLATFORMS);
  const status = oneOf('status', values.status, STATUSES);
  const filters = {
    q: positionals.join(' '),
    type: oneOf('type', values.type, TYPES),
    tag: values.tag,
    platform: platform && [platform],
    status: status && [status],
    tool_version: toolVersion(values['tool-version']),
  };
  printHits(await openSources(given, values), filters, { json: values.json === true, limit });
}
