// Mistakes in documents: each is found at its line and column, most with what to write instead, and none ends the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../../src/contract/generate/documents.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-mistakes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (text: string, options = {}) => {
  const file = join(folder, 'mistakes.yaml');
  writeFileSync(file, text);
  return readDocument(file, 'mistakes', options);
};

/** Line, column and a part of the message. */
const MISTAKES: [at: string, message: string][] = [
  ['11:7', "'sumary' is not expected here. Did you mean 'summary'?"],
  ['14:15', "Did you mean 'query'?"],
  ['21:31', "#/components/schemas/Usr does not exist. Did you mean '#/components/schemas/User'?"],
  ['23:20', 'the operationId listUsers is already used; rename it'],
  ['29:25', 'required must be array; write it as a list: [...]'],
  ['34:5', "'pots' is not expected here. Did you mean 'put'?"],
  ['47:30', "Example value must conform to the schema: 'id' property type must be integer"],
  ['51:7', "'respones' is not expected here. Did you mean 'responses'?"],
  ['56:18', "the security scheme tokn does not exist. Did you mean 'token'?"],
  ['58:17', '2000 is not a status from 200 to 599, a range such as 4XX, or default'],
  ['63:19', "Expected type 'ParameterList' (array) but got 'object'"],
  ['65:81', "Did you mean 'string'?"],
  ['70:73', 'the pattern ( is not a regular expression'],
  ['70:89', "'patern' is not expected here. Did you mean 'pattern'?"],
  ['75:40', 'the style matrix is not supported; use form'],
  ['76:68', 'minLength must be >= 0'],
  ['78:81', 'enum must be array; write it as a list: [...]'],
  ['83:81', './missing.yaml#/X does not exist or cannot be read'],
  ['87:22', "'contnet' is not expected here. Did you mean 'content'?"],
  ['89:79', "'requird' is not expected here. Did you mean 'required'?"],
  ['101:25', "#/components/schmas/User does not exist. Did you mean '#/components/schemas/User'?"],
];

it('are located, explained, and leave out only what they touch', async () => {
  const { notes, openapi } = await read(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'));
  const found = notes.map(({ reason, locate }) => `${locate().line}:${locate().column} ${reason}`);
  for (const [at, message] of MISTAKES) {
    expect(
      found.filter((line) => line.startsWith(`${at} `) && line.includes(message)),
      at,
    ).not.toEqual([]);
  }
  const isHelpful = ([, message]: [string, string]) => /Did you mean|write it|rename|use |or default/.test(message);
  expect(MISTAKES.filter(isHelpful).length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(openapi.get('mistakes')?.paths['/ok'] ?? {})).toEqual(['get']);
  expect(openapi.get('mistakes')?.paths['/c']).toEqual({});
  expect(notes[0]?.locate().frame).toMatch(/^\d+ \| .*\n +\^$/);
});

it.each([
  ['openapi: 3.1.0\npaths:\n  /a: {\n', /:\d+:\d+ /],
  ['openapi: 3.1.0\ninfo: {}\ninfo: {}\n', /:3:1 duplicated mapping key/],
  ['openapi: 3.1.0\npaths: []\n', /:2:8 #\/paths Expected type/],
  ['openapi: 3.1.0\nservers: {}\npaths: {}\n', /:2:10 #\/servers Expected type/],
  ['openapi: 3.1.0\npaths: { /a: { get: 7, put: [], post: { requestBody: 1 } } }\n', /no operation/],
  ['openapi: 3.1.0\n', /no operation/],
  ['[]', /./],
  ['null', /./],
  ['openapi: 9\n', /./],
  ['asyncapi: 2.0.0\n', /./],
])('that nothing can be done about refuse the document in words: %j', async (text, message) => {
  const error = await read(text).then(
    () => null,
    (reason) => reason,
  );
  expect(error?.constructor.name).toBe('DocumentError');
  expect(error.message).toMatch(message);
});

it('in extensions, an empty enum, keywords of old drafts and missing responses are no hindrance', async () => {
  const { openapi, notes } = await read(`openapi: 3.1.0
info: { title: x, version: '1', x-logo: { $ref: ./nothing.yaml } }
x-policy: { $ref: './policies.yaml#/a', schema: { type: nonsense } }
paths:
  x-more: { $ref: '#/nowhere' }
  /a: { get: { operationId: a, x-y: { schema: { type: 7 } } } }
  /b:
    post:
      operationId: b
      requestBody: { content: { application/json: { schema: { id: x, nullable: true, enum: [], $anchor: b } } } }
`);
  expect(notes.filter(({ isMistake }) => !isMistake)).toEqual([]);
  expect(Object.keys(openapi.get('mistakes')?.paths ?? {})).toEqual(expect.arrayContaining(['/a', '/b']));
});

it('an own extension named x-webhooks is no hindrance', async () => {
  const { notes } = await read(`openapi: 3.0.3
info: { title: x, version: '1' }
x-webhooks: { x-own: true }
paths: { /a: { get: { operationId: a, responses: { '204': { description: Done. } } } } }
`);
  expect(notes).toEqual([]);
});
