import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { generate } from '../../scripts/generate/index.ts';
import { type AsyncApi, DocumentError, type Schema } from '../../src/contract/document.ts';
import { type Artefacts, drift, write } from '../../src/contract/generate/output.ts';

const root = resolve(import.meta.dirname, '../..');

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Copies the documents of an area, and of `others`, and replaces one text. */
const edited = (file: string, from: string, to: string, ...others: string[]): string =>
  editedAll([{ file, from, to }], ...others);

function editedAll(edits: readonly Edit[], ...others: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'annex-spec-'));
  const areas = new Set(edits.map(({ file }) => dirname(file)));
  for (const name of ['scripts/lint', 'spec/shared', 'spec/config', ...areas, ...others]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const settings = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8')) as {
    apis: Record<string, { root: string }>;
  };
  const apis = Object.entries(settings.apis).filter(([, api]) => existsSync(join(folder, api.root)));
  writeFileSync(join(folder, 'redocly.yaml'), stringify({ ...settings, apis: Object.fromEntries(apis) }));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  folders.push(folder);
  return folder;
}
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const integersOf = (value: unknown): Schema[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Schema;
  return [
    ...([own.type].flat().includes('integer') ? [own] : []),
    ...Object.entries(own).flatMap(([key, inner]) => (/^examples?$|^value$/.test(key) ? [] : integersOf(inner))),
  ];
};

/** The schemas that generators turn into types. */
const typesOf = (schema: Schema): Schema[] => [
  ...(schema.properties || schema.enum || schema.oneOf ? [schema] : []),
  ...[...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
    .filter(({ $ref }) => $ref === undefined)
    .flatMap(typesOf),
];

/** The line number of a text. */
const lineOf = (folder: string, file: string, text: string): number =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

async function refusalOf(folder: string): Promise<string> {
  const error = await generate(folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DocumentError);
  return (error as DocumentError).message;
}

describe('npm run generate', () => {
  let artefacts: Artefacts;
  beforeAll(async () => {
    artefacts = await generate(root);
  });

  it('has been run: its output equals the committed files', async () => {
    expect(await drift(join(root, 'generated'), artefacts)).toEqual([]);
  });

  it('publishes a format for every integer', () => {
    const widths = [...artefacts].flatMap(([name, text]) =>
      /\/(open|async)api\.json$|merged/.test(name) ? integersOf(JSON.parse(text)) : [],
    );
    expect(new Set(widths.map(({ format }) => format))).toEqual(new Set(['int32', 'int64']));
  });

  it('gives every message type a name that is not a global', () => {
    for (const area of ['gateway', 'workspace']) {
      const { components } = JSON.parse(artefacts.get(`${area}/asyncapi.json`) ?? '') as AsyncApi;
      const payloads = Object.values(components.messages).map(({ payload }) => payload);
      const types = [...payloads, ...Object.values(components.schemas ?? {})].flatMap(typesOf);
      expect(types.filter(({ title }) => title === undefined || String(title) in globalThis)).toEqual([]);
      expect(types.length).toBeGreaterThan(5);
    }
  });

  it('reports each file that is edited, missing or unexpected', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'annex-generated-'));
    folders.push(folder);
    await write(folder, artefacts);
    expect(await drift(folder, artefacts)).toEqual([]);
    writeFileSync(join(folder, 'intents/contract.ts'), 'export {};\n');
    writeFileSync(join(folder, 'intents/extra.ts'), 'export {};\n');
    rmSync(join(folder, 'problems.ts'));
    expect(await drift(folder, artefacts)).toEqual([
      'intents/contract.ts is out of date; run npm run generate',
      'intents/extra.ts is not generated from any document',
      'problems.ts is missing',
    ]);
  });

  describe('with errors in four places', () => {
    const [http, socket] = ['spec/intents/openapi.yaml', 'spec/gateway/asyncapi.yaml'];
    const reference = {
      file: http,
      from: "$ref: '#/components/schemas/LinkIntent'",
      to: "$ref: '#/components/schemas/LinksIntent'",
    };
    const answer = {
      file: http,
      from: `              examples:
                pending:
                  $ref: '#/components/examples/pending-intent'
`,
      to: '',
    };
    const example = { file: http, from: '                  max_age: 3600', to: '                  max_age: an hour' };
    const message = {
      file: socket,
      from: `      examples:
        - name: cancelled
          payload:
            type: unregister
            state: 1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b
`,
      to: '',
    };
    let folder: string;
    let lines: string[];
    beforeAll(async () => {
      folder = editedAll([reference, answer, example, message]);
      lines = (await refusalOf(folder)).split('\n');
    });

    it('reports a broken reference with file, line and reason', () => {
      const line = lineOf(folder, http, 'LinksIntent');
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${http}:${line}:\\d+ Can't resolve \\$ref`)));
    });

    it('reports a response without an example', () => {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${http}:\\d+:\\d+ .*has an example`)));
    });

    it('reports an example that violates its schema', () => {
      const line = lineOf(folder, http, 'an hour');
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${http}:${line}:\\d+ `)));
    });

    it('reports a message without an example', () => {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${socket}:\\d+:\\d+ .*has an example`)));
    });
  });

  it('reports an operationId that two documents use, with both places', async () => {
    const file = 'spec/paste/openapi.yaml';
    const folder = edited(file, 'operationId: pasteScreenshot', 'operationId: createIntent', 'spec/intents');
    const message = await refusalOf(folder);
    expect(message).toContain(`${file}:${lineOf(folder, file, 'operationId: createIntent')}`);
    expect(message).toContain(
      `spec/intents/openapi.yaml:${lineOf(folder, 'spec/intents/openapi.yaml', 'operationId: createIntent')}`,
    );
  });

  it('reports a problem with two different titles', async () => {
    const folder = edited(
      'spec/gateway/openapi.yaml',
      'title: The service is temporarily unavailable',
      'title: Come back later',
      'spec/intents',
      'spec/platform',
    );
    expect(await refusalOf(folder)).toContain(
      'problem unavailable is 503 "Come back later", but 503 "The service is temporarily',
    );
  });

  it('reports a required cookie, because pages cannot set it', async () => {
    const file = 'spec/identity/openapi.yaml';
    const from = 'in: cookie\n      x-set-by: browser\n      required: false';
    const folder = edited(file, from, from.replace('false', 'true'));
    expect(await refusalOf(folder)).toContain('the cookie __Host-annex_session cannot be required');
  });

  it('reports invalid YAML', async () => {
    const folder = edited('spec/intents/openapi.yaml', 'tags: [Intents]', 'tags: [Intents');
    expect(await refusalOf(folder)).toMatch(/spec\/intents\/openapi\.yaml.*\(\d+:\d+\)/s);
  });
});
