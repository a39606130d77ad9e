// annex-codegen conform: runs conformance checks against a server. Fails if a check of level must or should fails.
import { conform, summary, verdictLines } from '../conform/index.ts';
import { escapeControls } from '../escape-controls.ts';
import { generateDocument } from '../generate/index.ts';
import { type Given, numberOf, textOf, UsageError } from './command.ts';
import { areaNames, generateOptions, printNotes } from './generate.ts';

export async function conformCommand(given: Given): Promise<void> {
  const url = textOf(given, 'url') ?? '';
  if (!/^https?:\/\/[^/]/.test(url)) throw new UsageError('--url must be the http or https URL of the server');
  const seed = numberOf(given, 'seed', 2 ** 31 - 1);
  const [file = ''] = given.files;
  const [area = ''] = areaNames([file]);
  const { artefacts, notes } = await generateDocument(file, { ...generateOptions(given), area });
  printNotes(notes);
  const openapi = JSON.parse(artefacts.get('openapi.json') ?? '{}') as object;
  const checks = { area, url, openapi, seed, key: textOf(given, 'key'), write: given.options['write'] === true };
  const report = await conform(checks, (verdict) => console.log(escapeControls(verdictLines(verdict))));
  console.log(escapeControls(`\n${summary(report)}`));
  if (report.verdicts.some(({ verdict, level }) => verdict === 'fail' && level !== 'may')) process.exitCode = 1;
}
