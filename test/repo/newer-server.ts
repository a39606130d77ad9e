// A server of a later release: the packages document with an additional field, enum value and problem. Generated and served
// like any other document.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import { generateDocument } from '../../src/contract/generate/index.ts';
import { write } from '../../src/contract/generate/output.ts';
import { Problem } from '../../src/contract/problem.ts';
import {
  answerProblems,
  implement,
  type Listening,
  listen,
  operations,
  type Service,
} from '../../src/contract/server/index.ts';

const BUNDLE = resolve(import.meta.dirname, '../../generated/packages/openapi.json');
const BLOCKED = { status: 451, title: 'Not available in your region' };
const DETAIL = 'The package is available in eu-north only.';

const problem = {
  description: 'The package is not available in the region of the caller.',
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { blocked: { value: { type: '/problems/region-blocked', ...BLOCKED } } },
    },
  },
};
const HIT = {
  ...{ identifier: 'example.vialib', name: 'Vias', description: 'Patterns.', type: 'library', license: 'MIT' },
  ...{ tags: [], author: 'Ada', score: 1, region: 'eu-north' },
  version: { version: '1.0.0', status: 'archived', tool_version: '9.0' },
};

/** The parts of the bundle that `addToDocument` changes. */
interface Bundle {
  readonly paths: Record<string, { readonly get: { readonly responses: Record<string, object> } }>;
  readonly components: {
    readonly schemas: {
      readonly VersionStatus: { readonly enum: string[] };
      readonly PackageHit: { readonly required: string[]; readonly properties: Record<string, object> };
    };
  };
}

function addToDocument(document: Bundle): Bundle {
  const { VersionStatus, PackageHit } = document.components.schemas;
  VersionStatus.enum.push('archived');
  PackageHit.required.push('region');
  PackageHit.properties['region'] = { type: 'string' };
  const paths = ['/packages/search', '/packages/{identifier}/package.json'];
  const { [paths[1] ?? '']: item } = document.paths;
  Object.assign(item?.get.responses ?? {}, { 451: problem });
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => paths.includes(path))),
  };
}

export async function serveNewerRelease(): Promise<Listening> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-newer-'));
  try {
    await mkdir(join(folder, 'packages'));
    const file = join(folder, 'packages/openapi.yaml');
    await writeFile(file, JSON.stringify(addToDocument(JSON.parse(await readFile(BUNDLE, 'utf8')))));
    await write(join(folder, 'generated'), (await generateDocument(file)).artefacts);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const load = (name: string) => import(pathToFileURL(join(folder, 'generated', name)).href);
    return await serve({ ...(await load('operations.ts')), ...(await load('validators.js')) });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function serve(tables: object): Promise<Listening> {
  // The document exists only during the test, so it has no types.
  const make = implement as (tables: object, handlers: object, options: object) => Service;
  const handlers = {
    searchPackages: (_: object, reply: { json(status: number, body: object): unknown }) =>
      reply.json(200, { total: 1, offset: 0, limit: 20, next: null, packages: [HIT] }),
    getPackage: () => {
      throw new Problem('region-blocked', BLOCKED, DETAIL);
    },
  };
  const service = make(tables, handlers, { rules: { 'packages-admission': () => {} } });
  const app = new Koa();
  app.use(answerProblems());
  app.use(
    operations({
      services: [service],
      authenticate: () => null,
      origin: () => 'http://127.0.0.1',
      violations: 'throw',
      onRequest: () => {},
      onFault: () => {},
    }),
  );
  return listen(app.callback(), '127.0.0.1', 0);
}

/** A user's program from before that release. It compiles only if the SDK's enums accept other values too. */
export const OLDER_PROGRAM = `
import { createPackagesClient, Problem, UnknownProblem } from 'annex-sdk';

const packages = createPackagesClient({ baseUrl: process.argv[2] ?? '' });
const { packages: [hit] } = await packages.searchPackages();
const status = hit?.version?.status;
const path = { identifier: 'example.vialib' };
const problem = await packages.getPackage({ path }).catch((error: unknown) => error);
const unknown: Problem | UnknownProblem | null = problem instanceof UnknownProblem ? problem : null;
console.log(
  JSON.stringify({
    archived: status === 'archived',
    known: status === 'stable',
    hit,
    problem: unknown && [unknown.name, unknown.status, unknown.title, unknown.message],
  }),
);
`;

/** Its output. */
export const OLDER_OUTPUT = {
  archived: true,
  known: false,
  hit: HIT,
  problem: ['region-blocked', BLOCKED.status, BLOCKED.title, DETAIL],
};
