// annex conform: runs conformance checks against a server. Exit code 1 if a check of level must or should fails.

import { readFile } from 'node:fs/promises';
import { ifMissing } from '../base/files/if-missing.ts';
import { escapeControls } from '../contract/escape-controls.ts';
import { type ConformOptions, conform, junit, summary, verdictLines } from '../servers/conform.ts';
import { type Arguments, CommandError, numberOf, textOf, UsageError } from './arguments.ts';
import { printJson } from './print.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

export async function conformCommand(args: Arguments): Promise<void> {
  const { words, options } = args;
  const [area = ''] = words;
  const text = (name: string): string | undefined => textOf(args, name);
  const url = text('url') ?? '';
  if (!/^https?:\/\/[^/]/.test(url)) throw new UsageError('--url must be an http or https URL');
  const format = options['json'] ? 'json' : (text('format') ?? 'text');
  const checks: ConformOptions = {
    area,
    url,
    openapi: (await readDocument(`${area}/openapi.json`)) ?? {},
    workflows: await readDocument(`${area}/workflows.json`),
    socketUrl: text('socket-url'),
    key: text('key') ?? process.env['ANNEX_API_KEY'],
    cookie: text('cookie'),
    proof: text('proof'),
    workspace: text('workspace'),
    budget: numberOf(args, 'budget'),
    seed: numberOf(args, 'seed'),
    cases: numberOf(args, 'cases'),
    only: text('only')?.split(','),
    write: options['write'] === true,
    slow: options['slow'] === true,
    stateless: options['stateless'] === true,
  };
  const report = await conform(checks, (verdict) => {
    if (format === 'text') console.log(escapeControls(verdictLines(verdict)));
  });
  if (report.verdicts.length === 0) throw new CommandError('--only matches no check');
  if (format === 'json') printJson(report);
  else console.log(escapeControls(format === 'junit' ? junit(report) : `\n${summary(report)}`));
  const failed = report.verdicts.some(({ verdict, level }) => verdict === 'fail' && level !== 'may');
  if (failed) process.exitCode = 1;
}

async function readDocument(path: string): Promise<object | undefined> {
  const text = await readFile(new URL(path, GENERATED), 'utf8').catch(ifMissing(undefined));
  return text === undefined ? undefined : (JSON.parse(text) as object);
}
