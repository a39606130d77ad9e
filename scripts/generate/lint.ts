// Runs Redocly's CLI to lint the documents.
import { execFile } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DocumentError } from '../../src/contract/document.ts';

const run = promisify(execFile);
const CLI = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

interface Finding {
  readonly message: string;
  readonly ruleId: string;
  readonly severity: string;
  readonly location: { source: { ref: string }; start?: { line: number; col: number }; pointer?: string }[];
}

/** Lints the documents of redocly.yaml in `root` with its rules. */
export async function lint(root: string): Promise<void> {
  const { output, errors: stderr } = await redocly(root, ['lint', '--format', 'json']);
  if (!output.includes('{')) throw new DocumentError(`${output}${stderr}`.trim());
  const errors = (parseObjects(output) as { problems: Finding[] }[])
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new DocumentError(errors.map((finding) => describe(root, finding)).join('\n'));
}

function describe(root: string, { message, ruleId, location }: Finding): string {
  const [first] = location;
  const file = first ? relative(root, resolve(root, first.source.ref)) : '';
  const at = first?.start ? `${first.start.line}:${first.start.col}` : (first?.pointer ?? '');
  return `${file}:${at} ${message.replaceAll('\n', ' ')} (${ruleId})`;
}

/** Parses a sequence of pretty-printed objects. */
const parseObjects = (output: string): unknown[] =>
  output
    .slice(output.indexOf('{'))
    .split(/(?<=^\})\s*(?=\{)/m)
    .map((text) => JSON.parse(text));

interface CommandResult {
  readonly output: string;
  /** The text on stderr, including progress. */
  readonly errors: string;
  readonly code: number;
}

async function redocly(root: string, args: readonly string[]): Promise<CommandResult> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  try {
    const { stdout, stderr } = await run(process.execPath, [CLI, ...args], { cwd: root, env, maxBuffer: 1 << 26 });
    return { output: stdout, errors: stderr, code: 0 };
  } catch (error) {
    const { stdout = '', stderr = '', code = 1 } = error as { stdout?: string; stderr?: string; code?: number };
    return { output: stdout, errors: stderr, code };
  }
}
