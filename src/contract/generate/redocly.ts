// Redocly's command: lint and bundle, one process each for all documents.
import { execFile } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CLI = resolve(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');

/** A wrong document: each line of the message says file, place and reason. */
export class DocumentError extends Error {}

interface Finding {
  readonly message: string;
  readonly ruleId: string;
  readonly severity: string;
  readonly location: { source: { ref: string }; start?: { line: number; col: number }; pointer?: string }[];
}

/** Checks the documents of redocly.yaml in `root` by its rules: the house rules. */
export async function lint(root: string): Promise<void> {
  const { output, errors: said } = await redocly(root, ['lint', '--format', 'json']);
  if (!output.includes('{')) throw new DocumentError(`${output}${said}`.trim());
  const errors = (values(output) as { problems: Finding[] }[])
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new DocumentError(errors.map((finding) => describe(root, finding)).join('\n'));
}

function describe(root: string, { message, ruleId, location }: Finding): string {
  const [place] = location;
  const file = place ? relative(root, resolve(root, place.source.ref)) : '';
  const at = place?.start ? `${place.start.line}:${place.start.col}` : (place?.pointer ?? '');
  return `${file}:${at} ${message.replaceAll('\n', ' ')} (${ruleId})`;
}

/** Each document with all that it refers to as one JSON value, in the order of `names`. */
export async function bundle(root: string, names: readonly string[]): Promise<unknown[]> {
  const { output, errors, code } = await redocly(root, ['bundle', ...names, '--ext', 'json']);
  if (code !== 0) throw new DocumentError(errors.trim());
  return values(output);
}

/** Pretty-printed objects, one after the other. */
const values = (output: string): unknown[] =>
  output
    .slice(output.indexOf('{'))
    .split(/(?<=^\})\s*(?=\{)/m)
    .map((text) => JSON.parse(text));

interface Ended {
  readonly output: string;
  /** What it said beside its output, progress too. */
  readonly errors: string;
  readonly code: number;
}

async function redocly(root: string, args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  try {
    const { stdout, stderr } = await run(process.execPath, [CLI, ...args], { cwd: root, env, maxBuffer: 1 << 26 });
    return { output: stdout, errors: stderr, code: 0 };
  } catch (error) {
    const { stdout = '', stderr = '', code = 1 } = error as { stdout?: string; stderr?: string; code?: number };
    return { output: stdout, errors: stderr, code };
  }
}
