// Writes validators.js: Ajv standalone code for requests, responses, events and socket messages, bundled without
// dependencies. One bundle per area.
import { join, resolve } from 'node:path';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { build } from 'esbuild';
import { EQUAL_PAIR, uniqueItems } from './ajv/unique-items.ts';
import { DocumentError } from './redocly.ts';
import type { SchemaSet, Tree } from './schemas.ts';
import { HEADER, key } from './text.ts';

/** Compiles the schemas and nests the functions as in each `tree`. */
export async function writeValidators(exports: Record<string, SchemaSet>, options: Options = {}): Promise<string> {
  const nested = Object.entries(exports).map(([name, { tree }]) => `export const ${name} = ${reference(tree)};`);
  const runtime = join(import.meta.dirname, 'ajv');
  const bundled = await build({
    stdin: {
      contents: `${compile(exports, options).replaceAll(/^export const/gm, 'const')}\n${nested.join('\n')}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    alias: {
      'ajv/dist/runtime/equal': join(runtime, 'equal.ts'),
      [EQUAL_PAIR]: join(runtime, 'equal-pair.ts'),
      'ajv/dist/runtime/ucs2length': join(runtime, 'code-points.ts'),
    },
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    treeShaking: true,
    // esbuild writes module paths into its output; these two options keep them independent of where node_modules is.
    absWorkingDir: resolve(import.meta.dirname, '../../..'),
    preserveSymlinks: true,
  });
  return HEADER + (bundled.outputFiles[0]?.text ?? '');
}

/** An IP address, or a range in CIDR notation. */
const IP_RANGE = new RegExp(
  [
    [fullFormats.ipv4, '3[0-2]|[12]?\\d'],
    [fullFormats.ipv6, '12[0-8]|1[01]\\d|\\d{1,2}'],
  ]
    .map(([address, bits]) => `^${(address as RegExp).source.replace(/^\^|\$$/g, '')}(?:/(?:${bits}))?$`)
    .join('|'),
  'i',
);

function compile(exports: Record<string, SchemaSet>, options: Options): string {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, lines: false },
    discriminator: true,
    inlineRefs: false, // shared components are compiled once
    logger: false, // unknown formats are ignored
    strict: false,
    strictNumbers: true,
    unicodeRegExp: true,
    useDefaults: true,
    ...options,
  });
  formats.default(ajv);
  ajv.addFormat('ip-range', IP_RANGE);
  ajv.addFormat('binary', true);
  ajv.removeKeyword(uniqueItems.keyword as string);
  ajv.addKeyword(uniqueItems);
  const names: Record<string, string> = {};
  try {
    for (const { components, schemas } of Object.values(exports)) {
      for (const shared of components) ajv.addSchema(shared);
      for (const [name, schema] of schemas) {
        ajv.addSchema({ ...(schema as object), $id: name });
        names[name] = name;
      }
    }
    return standalone.default(ajv, names);
  } catch (error) {
    throw new DocumentError(`cannot compile a schema: ${(error as Error).message}`);
  }
}

/** Writes validators.d.ts: the types of the functions, without imports. */
export function writeValidatorTypes(exports: Record<string, SchemaSet>): string {
  const shape = (tree: Tree | string | null): string => {
    if (tree === null || typeof tree === 'string') return tree === null ? 'null' : 'Validate';
    const fields = Object.entries(tree).map(([name, inner]) => `${key(name)}: ${shape(inner)}`);
    return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
  };
  const declarations = Object.entries(exports).map(
    ([name, { tree }]) => `export declare const ${name}: ${shape(tree)};\n`,
  );
  return `${HEADER}
interface ValidationError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validate {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
${declarations.join('')}`;
}

function reference(tree: Tree | string | null): string {
  if (tree === null) return 'null';
  if (typeof tree === 'string') return tree;
  return `{${Object.entries(tree)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${reference(inner)}`)
    .join(', ')}}`;
}
