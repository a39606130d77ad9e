// annex-codegen conform: runs conformance checks against a server. Fails if a check of level must or should fails.
import { conform, conformSockets, summary, type Verdict, verdictLines } from '../conform/index.ts';
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
  const read = (name: string): object => JSON.parse(artefacts.get(name) ?? '{}') as object;
  const checks = { area, url, seed, key: textOf(given, 'key'), write: given.options['write'] === true };
  const print = (verdict: Verdict) => console.log(escapeControls(verdictLines(verdict)));
  const report = artefacts.has('openapi.json')
    ? await conform({ ...checks, openapi: read('openapi.json') }, print)
    : await conformSockets({ ...checks, asyncapi: read('asyncapi.json') }, print);
  console.log(escapeControls(`\n${summary(report)}`));
  if (report.verdicts.some(({ verdict, level }) => verdict === 'fail' && level !== 'may')) process.exitCode = 1;
}
