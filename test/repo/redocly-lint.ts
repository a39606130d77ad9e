// Redocly with a single rule, on documents made for it.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect } from 'vitest';
import { stringify } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'annex-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

export interface Given {
  readonly name: string;
  readonly document: object;
  /** The messages, in the document's order. */
  readonly want: readonly string[];
}
interface Finding {
  readonly message: string;
  readonly ruleId: string;
  readonly location: readonly { readonly source: { readonly ref: string } }[];
}

/** Runs Redocly with only this rule; returns its messages for each document. */
export async function lint(rule: string, given: readonly Given[]): Promise<string[][]> {
  const own = join(folder, rule.replace('/', '-'));
  mkdirSync(own);
  const file = (index: number) => `document-${index}.yaml`;
  for (const [index, { document }] of given.entries()) writeFileSync(join(own, file(index)), stringify(document));
  const apis = Object.fromEntries(given.map((_, index) => [`document-${index}`, { root: file(index) }]));
  const plugins = [join(root, 'scripts/lint/index.ts')];
  writeFileSync(join(own, 'redocly.yaml'), stringify({ apis, plugins, rules: { [rule]: 'error' } }));
  const output = await redocly(own);
  const reports = output.slice(output.indexOf('{')).split(/(?<=^\})\s*(?=\{)/m); // one object per document
  const found = reports.flatMap((report) => (JSON.parse(report) as { problems: Finding[] }).problems);
  expect([...new Set(found.map(({ ruleId }) => ruleId))]).toEqual(found.length > 0 ? [rule] : []);
  return given.map((_, index) =>
    found.filter(({ location }) => location[0]?.source.ref.endsWith(file(index))).map(({ message }) => message),
  );
}

function redocly(cwd: string): Promise<string> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  return new Promise((done, fail) => {
    execFile(process.execPath, [cli, 'lint', '--format', 'json'], { cwd, env }, (_, stdout, stderr) => {
      if (stdout.includes('{')) done(stdout);
      else fail(new Error(stdout + stderr)); // an exit code of 1 only means that there are findings
    });
  });
}
