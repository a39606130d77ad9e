// npm run generate: generates generated/ from the documents in spec/. With `-- --check`: fails if generated/ is outdated.
// With `-- --document FILE --to FOLDER`: generates the artefacts of any document, like `annex-codegen generate`.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { generateCommand } from '../../src/contract/cli/commands.ts';
import { DocumentError, type Schema } from '../../src/contract/document.ts';
import { writeArea } from '../../src/contract/generate/area.ts';
import { readOperations } from '../../src/contract/generate/model.ts';
import { type Artefacts, drift, replace } from '../../src/contract/generate/output.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';
import { readDocuments } from './documents.ts';
import { PAGE_AREA, writePages } from './pages.ts';
import { writePanels } from './panels.ts';
import { writePresets } from './presets.ts';
import { writeProblems } from './problems.ts';
import { writeSmallProgram } from './program.ts';
import { writeResources } from './resources.ts';
import { writeScopes } from './scopes.ts';
import { writeSettings } from './settings.ts';
import { writeTools } from './tools.ts';
import { minifyValidators, SHARED_IMPORT, writeConsoles, writeShared } from './validators.ts';

export async function generate(root: string): Promise<Artefacts> {
  const { openapi, asyncapi } = await readDocuments(root);
  const artefacts = new Map<string, string>();
  for (const area of new Set([...openapi.keys(), ...asyncapi.keys()])) {
    const resources = await readResources(join(root, 'spec', area));
    const page = area === PAGE_AREA;
    const problemBase = openapi.get('platform')?.servers?.[0]?.url;
    const documents = {
      problemBase,
      samples: true,
      openapi: openapi.get(area),
      asyncapi: asyncapi.get(area),
      resources,
      page,
      shared: SHARED_IMPORT,
    };
    for (const [name, text] of await writeArea(area, documents)) artefacts.set(`${area}/${name}`, text);
    if (resources) artefacts.set(`${area}/resources.ts`, await writeResources(resources));
  }
  for (const [area, text] of await readWorkflows(join(root, 'spec/workflows'))) {
    artefacts.set(`${area}/workflows.json`, text);
  }
  artefacts.set('documents.ts', writeDocumentList([...artefacts.keys()]));
  const operations = new Map([...openapi].map(([area, document]) => [area, readOperations(document)]));
  const { problems, advice } = await writeProblems(root, operations);
  artefacts.set('problems.ts', problems).set('problem-advice.ts', advice);
  artefacts.set('scopes.ts', await writeScopes(root, operations));
  const settings = JSON.parse(await readFile(join(root, 'spec/config/settings.schema.json'), 'utf8'));
  for (const [name, text] of await writeSettings(settings)) artefacts.set(`config/${name}`, text);
  for (const [name, text] of await writeTools(root, openapi, settings)) artefacts.set(`mcp/${name}`, text);
  for (const [name, text] of await writePanels(root)) artefacts.set(`workspace/${name}`, text);
  for (const [name, text] of await writePresets(root, openapi.get('notify'))) artefacts.set(`notify/${name}`, text);
  artefacts.set('validation.js', writeShared());
  for (const [name, text] of await writePages(root, artefacts)) artefacts.set(`pages/${name}`, text);
  artefacts.set('cli/small.js', await writeSmallProgram(root));
  const consoles = await writeConsoles(root, artefacts, openapi, asyncapi);
  for (const [name, text] of consoles) artefacts.set(`consoles/${name}`, text);
  await minifyValidators(root, artefacts);
  return artefacts;
}

/** documents.ts: the documents of each area. */
function writeDocumentList(files: readonly string[]): string {
  const kinds = ['openapi', 'asyncapi', 'workflows', 'resources'];
  const areas = [...new Set(files.map((file) => file.split('/', 1)[0] ?? ''))].sort();
  const list = Object.fromEntries(
    areas.map((area) => [area, kinds.filter((kind) => files.includes(`${area}/${kind}.json`))]),
  );
  return `${HEADER}/** The documents of each area: \`<area>/<kind>.json\` beside this file. */
export const DOCUMENTS = ${literal(list)} as const;

export type AreaName = keyof typeof DOCUMENTS;
export const AREA_NAMES = Object.keys(DOCUMENTS) as AreaName[];
`;
}

/** The Arazzo documents, `<area>.arazzo.yaml`, as JSON. */
async function readWorkflows(folder: string): Promise<[area: string, text: string][]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.arazzo.yaml')).sort();
  const read = async (file: string) => parse(await readFile(join(folder, file), 'utf8')) as object;
  return Promise.all(
    files.map(async (file) => [file.replace('.arazzo.yaml', ''), `${JSON.stringify(await read(file))}\n`]),
  );
}

/** The area's `<name>.schema.json`, if it has one. */
async function readResources(folder: string): Promise<{ $defs: Record<string, Schema> } | null> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.schema.json'));
  return file ? JSON.parse(await readFile(join(folder, file), 'utf8')) : null;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, document: { type: 'string' }, to: { type: 'string' } },
  });
  const root = resolve(import.meta.dirname, '../..');
  const { document, to = 'generated' } = values;
  if (document) return generateCommand({ words: [document], options: { to }, lists: {}, flags: {} });
  const folder = join(root, 'generated');
  const artefacts = await generate(root);
  if (!values.check) return replace(folder, artefacts);
  const drifted = await drift(folder, artefacts);
  for (const line of drifted) console.error(`generated/${line}`);
  if (drifted.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  await run().catch((error: unknown) => {
    if (!(error instanceof DocumentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
