// annex packages list: all available packages, with the version that install would choose.
import type { Arguments } from '../arguments.ts';
import { printHits } from './search-results.ts';
import { atLeast, criteriaOf, openSources } from './sources.ts';

export async function listPackages(given: Arguments): Promise<void> {
  const { platform, tool_version, status } = criteriaOf(given);
  const filters = { tool_version, platform: platform && [platform], status: atLeast(status) };
  printHits(await openSources(given), filters, { json: given.options['json'] === true });
}
