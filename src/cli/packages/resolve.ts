// annex packages resolve: the version to install here, and why not the others.
import { type Criteria, resolveVersion, versionLabel } from '../../sdk/packages/index.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { printJson, readWords } from '../state-command.ts';
import {
  CHOICE_OPTIONS,
  findPackage,
  hostPlatform,
  oneOf,
  oneWord,
  openSources,
  PLATFORMS,
  RUNTIMES,
  SOURCE_OPTIONS,
  STATUSES,
  toolVersion,
} from './sources.ts';

type Choice = { readonly [Name in keyof typeof CHOICE_OPTIONS]?: string | undefined };

/** The system is this one unless another is named. */
export const criteriaOf = (values: Choice): Criteria => ({
  tool_version: toolVersion(values['tool-version']),
  platform: oneOf('platform', values.platform, PLATFORMS) ?? hostPlatform(),
  runtime: oneOf('runtime', values.runtime, RUNTIMES),
  status: oneOf('status', values.status, STATUSES),
});

export async function resolveAction(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { ...SOURCE_OPTIONS, ...CHOICE_OPTIONS }, usage);
  const identifier = oneWord(positionals, 'package', usage);
  const wanted = criteriaOf(values);
  const sources = await openSources(given, values);
  const { version, others } = resolveVersion(findPackage(sources, identifier).package, wanted, sources.options.brand);
  if (values.json) {
    printJson({ identifier, version, others: others.map(({ reason, detail }) => ({ reason, detail })) });
  } else {
    if (version) console.log(`${identifier} ${versionLabel(version)} (${version.status})`);
    for (const { detail } of others) console.log(`  not ${detail}`);
  }
  if (!version) throw new CommandError(`no version of ${identifier} fits`);
}
