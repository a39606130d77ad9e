// annex packages resolve: the version that install would choose, and why not the others.
import { resolveVersion, versionLabel } from '../../sdk/packages/index.ts';
import { findListed } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { criteriaOf, openSources } from './sources.ts';

export async function resolvePackage(given: Arguments): Promise<void> {
  const [identifier = ''] = given.words;
  const wanted = criteriaOf(given);
  const { repositories, options } = await openSources(given);
  const { version, others } = resolveVersion(findListed(repositories, identifier).package, wanted, options.brand);
  if (given.options['json']) {
    printJson({ identifier, version, others: others.map(({ reason, detail }) => ({ reason, detail })) });
  } else {
    if (version) console.log(`${identifier} ${versionLabel(version)} (${version.status})`);
    for (const { detail } of others) console.log(`  not ${detail}`);
  }
  if (!version) throw new CommandError(`no version of ${identifier} matches`);
}
