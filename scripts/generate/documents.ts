// Reads the one list of documents (redocly.yaml), lints it, and bundles each document into one JSON value.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { normalise } from './normalise.ts';
import type { AsyncApi, OpenApi } from './openapi.ts';

const run = promisify(execFile);

/** A wrong document: the message says file, line and reason. */
export class DocumentError extends Error {}

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
}

export async function readDocuments(root: string): Promise<Documents> {
  const config = parse(await readFile(join(root, 'redocly.yaml'), 'utf8')) as {
    apis: Record<string, { root: string }>;
  };
  await lint(root);
  // Workflows are linted and run, but nothing is generated from them.
  const names = Object.keys(config.apis).filter((name) => !config.apis[name]?.root.endsWith('.arazzo.yaml'));
  const folder = await mkdtemp(join(tmpdir(), 'annex-bundle-'));
  try {
    const bundles = await Promise.all(names.map((name) => bundle(root, name, join(folder, `${name}.json`))));
    const openapi = new Map<string, OpenApi>();
    const asyncapi = new Map<string, AsyncApi>();
    names.forEach((name, index) => {
      const area = dirname(relative('spec', config.apis[name]?.root ?? ''));
      const document = bundles[index] as { openapi?: string };
      if (document.openapi) openapi.set(area, normalise(document) as OpenApi);
      else asyncapi.set(area, normalise(document) as unknown as AsyncApi);
    });
    await refuseRepeatedOperationIds(root, openapi);
    return { openapi, asyncapi };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface LintProblem {
  message: string;
  ruleId: string;
  severity: string;
  location: { source: { ref: string }; start?: { line: number; col: number }; pointer?: string }[];
}

async function lint(root: string): Promise<void> {
  const { output } = await redocly(root, ['lint', '--format', 'json']);
  if (!output.includes('{')) throw new DocumentError(output.trim());
  const reports = output.slice(output.indexOf('{')).split(/(?<=^\})\s*(?=\{)/m); // one object per document
  const errors = reports
    .flatMap((report) => (JSON.parse(report) as { problems: LintProblem[] }).problems)
    .filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new DocumentError(errors.map((problem) => describe(root, problem)).join('\n'));
  }
}

function describe(root: string, { message, ruleId, location }: LintProblem): string {
  const [place] = location;
  const file = place ? relative(root, resolve(root, place.source.ref)) : '';
  const at = place?.start ? `${place.start.line}:${place.start.col}` : (place?.pointer ?? '');
  return `${file}:${at} ${message.replaceAll('\n', ' ')} (${ruleId})`;
}

async function bundle(root: string, name: string, to: string): Promise<unknown> {
  const { output, code } = await redocly(root, ['bundle', name, '--ext', 'json', '--output', to]);
  if (code !== 0) throw new DocumentError(output.trim());
  return JSON.parse(await readFile(to, 'utf8'));
}

async function redocly(root: string, args: string[]): Promise<{ output: string; code: number }> {
  const cli = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  try {
    const { stdout } = await run(process.execPath, [cli, ...args], { cwd: root, env, maxBuffer: 1 << 26 });
    return { output: stdout, code: 0 };
  } catch (error) {
    const { stdout = '', stderr = '', code = 1 } = error as { stdout?: string; stderr?: string; code?: number };
    return { output: stdout.includes('{') ? stdout : `${stdout}${stderr}`, code };
  }
}

/** An operationId is unique over all documents: it names the handler, the SDK method and the log field. */
async function refuseRepeatedOperationIds(root: string, documents: ReadonlyMap<string, OpenApi>): Promise<void> {
  const seen = new Map<string, string>();
  for (const [area, document] of documents) {
    for (const item of Object.values(document.paths)) {
      for (const operation of Object.values(item)) {
        const id = (operation as { operationId?: string }).operationId;
        if (!id) continue;
        const other = seen.get(id);
        if (other) {
          const places = await linesOf(root, `operationId: ${id}`);
          throw new DocumentError(`${places.join(', ')} operationId ${id} stands in ${other} and in ${area}`);
        }
        seen.set(id, area);
      }
    }
  }
}

async function linesOf(root: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(root, 'spec'), { recursive: true })) {
    if (!entry.endsWith('.yaml')) continue;
    const lines = (await readFile(join(root, 'spec', entry), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      if (line.trim() === text) found.push(`spec/${entry}:${index + 1}`);
    });
  }
  return found;
}
