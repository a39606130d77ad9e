// annex conform: judges somebody's implementation of a document. Exit code 1 when a sentence of level must or should
// does not hold.
import { readFile } from 'node:fs/promises';
import { type ConformOptions, conform, junit, summary, verdictLines } from '../servers/conform.ts';
import { type Arguments, CommandError, UsageError } from './arguments.ts';
import { escapeControls, printJson } from './print.ts';

const AREAS = ['gateway', 'identity', 'intents', 'packages', 'paste', 'platform', 'watchdog', 'workspace'];
const GENERATED = new URL('../../generated/', import.meta.url);

export async function conformCommand({ words: [area], options }: Arguments): Promise<void> {
  if (area === undefined || !AREAS.includes(area)) throw new UsageError(`AREA is one of ${AREAS.join(', ')}`);
  const text = (name: string): string | undefined => (typeof options[name] === 'string' ? options[name] : undefined);
  const url = text('url');
  if (url === undefined || !/^https?:\/\/[^/]/.test(url)) throw new UsageError('--url needs an http or https address');
  const format = text('format') ?? 'text';
  if (!['text', 'json', 'junit'].includes(format)) throw new UsageError('--format is text, json or junit');
  const given: ConformOptions = {
    area,
    url,
    openapi: (await readDocument(`${area}/openapi.json`)) ?? {},
    workflows: await readDocument(`${area}/workflows.json`),
    socketUrl: text('socket-url'),
    key: text('key') ?? process.env['ANNEX_API_KEY'],
    cookie: text('cookie'),
    proof: text('proof'),
    workspace: text('workspace'),
    budget: readCount('budget', text('budget')),
    seed: readCount('seed', text('seed')),
    cases: readCount('cases', text('cases')),
    only: text('only')?.split(','),
    write: options['write'] === true,
    slow: options['slow'] === true,
    stateless: options['stateless'] === true,
  };
  const report = await conform(given, (verdict) => {
    if (format === 'text') console.log(escapeControls(verdictLines(verdict)));
  });
  if (report.verdicts.length === 0) throw new CommandError('no check has such an id');
  if (format === 'json') printJson(report);
  else console.log(escapeControls(format === 'junit' ? junit(report) : `\n${summary(report)}`));
  const failed = report.verdicts.some(({ verdict, level }) => verdict === 'fail' && level !== 'may');
  if (failed) process.exitCode = 1;
}

async function readDocument(path: string): Promise<object | undefined> {
  const text = await readFile(new URL(path, GENERATED), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as object);
}

function readCount(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw new UsageError(`--${name} must be a number`);
  return Number(given);
}
