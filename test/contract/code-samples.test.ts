// Runs the code samples of the published documents against the mocks; only URLs and the SDK's name are replaced.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../scripts/areas.ts';
import type { CodeSample, OpenApi } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/generate/places.ts';

const run = promisify(execFile);
const ROOT = new URL('../../', import.meta.url);
const LABELS = ['curl', 'TypeScript SDK', 'fetch', 'Python'] as const;
/** Streams that never end are not awaited. */
const ENDLESS = new Set(['watchLayout']);
/** Leads to a page, which mocks do not have. */
const REDIRECTS = new Set(['startAuthorization']);

interface Sample {
  readonly operation: string;
  readonly source: string;
}

const env = {
  ...process.env,
  ANNEX_API_KEY: `ak_${'x'.repeat(43)}`,
  ANNEX_SESSION_TOKEN: `tok_${'x'.repeat(43)}`,
  ANNEX_BROWSER_SESSION: 'x'.repeat(43),
};

let folder: string;
const open: { close(): Promise<void> }[] = [];
const samples = new Map<string, Sample[]>(LABELS.map((label) => [label, []]));
let operations = 0;
/** Operations that accept only the cookie of a browser. */
let forBrowsers = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-samples-'));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } });
  await writeFile(join(folder, 'picture.png'), await picture.png().toBuffer());
  for (const { name, openapi } of areas) {
    if (!openapi) continue;
    const document = openapi as unknown as OpenApi;
    const mock = await startMock(name);
    open.push(mock);
    const server = document.servers?.[0]?.url ?? '';
    for (const { node } of operationsOf(document)) {
      operations += 1;
      const security = (node.security ?? document.security ?? []) as readonly object[];
      if (JSON.stringify(security) === '[{"browserSession":[]}]') forBrowsers += 1;
      for (const { label, source } of node['x-codeSamples'] as CodeSample[]) {
        const here = source
          .replaceAll(server, mock.url)
          .replace(/'annex-sdk\/(\w+)'/, (_, area) => `'${new URL(`src/sdk/${area}/index.ts`, ROOT).href}'`);
        if (!ENDLESS.has(node.operationId) && !REDIRECTS.has(node.operationId))
          samples.get(label)?.push({ operation: node.operationId, source: here });
      }
    }
  }
});

afterAll(async () => {
  await Promise.all(open.map((mock) => mock.close()));
  await rm(folder, { recursive: true, force: true });
});

async function startMock(area: string): Promise<{ url: string; close(): Promise<void> }> {
  const made = await import(new URL(`generated/${area}/mock.ts`, ROOT).href);
  return made[`mock${area.replace(/^./, (letter) => letter.toUpperCase())}`]();
}

/** Writes each sample to its own file and runs all in one process, which prints the failures. */
async function failures(label: (typeof LABELS)[number]): Promise<string> {
  const own = samples.get(label) ?? [];
  const ending = label === 'curl' ? 'sh' : label === 'Python' ? 'py' : 'mjs';
  const prefix = label.replaceAll(' ', '-');
  const files = await Promise.all(
    own.map(async ({ operation, source }) => {
      const file = join(folder, `${prefix}-${operation}.${ending}`);
      await writeFile(file, `${source}\n`);
      return file;
    }),
  );
  const [program, args] = RUNNERS[ending](files);
  const { stdout } = await run(program, args, { cwd: folder, env, maxBuffer: 1 << 26 });
  return stdout;
}

const RUNNERS: Readonly<Record<'sh' | 'py' | 'mjs', (files: readonly string[]) => [string, string[]]>> = {
  sh: (files) => [
    'bash',
    [
      '-c',
      'curl() { command curl -sS --fail --max-time 30 -o /dev/null "$@"; }; for file in "$@"; do . "$file" || echo "$file"; done',
      'bash',
      ...files,
    ],
  ],
  mjs: (files) => [
    process.execPath,
    [
      '--input-type=module',
      '-e',
      'const log = console.log; console.log = () => {}; for (const file of process.argv.slice(1)) await import(file).catch((error) => log(file, error.message));',
      ...files,
    ],
  ],
  py: (files) => [
    'python3',
    [
      '-c',
      `import contextlib, io, runpy, sys
for file in sys.argv[1:]:
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(file)
    except Exception as error:
        print(file, error)
`,
      ...files,
    ],
  ],
};

describe('the code samples', () => {
  it('exist for every operation in four languages, for the SDK only if a client can call it', () => {
    for (const label of LABELS) {
      const callable = operations - ENDLESS.size - REDIRECTS.size;
      const count = label === 'TypeScript SDK' ? callable - forBrowsers : callable;
      expect(samples.get(label), label).toHaveLength(count);
    }
  });

  it.each(LABELS)('run: %s', { timeout: 60_000 }, async (label) => {
    expect(await failures(label)).toBe('');
  });
});
