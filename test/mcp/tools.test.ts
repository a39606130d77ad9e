// The tools of spec/mcp/tools.yaml take their parameters from operations.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../../generated/mcp/tools.ts';
import { validate } from '../../generated/mcp/validators.js';
import { writeTools } from '../../scripts/generate/tools.ts';
import { DocumentError, type OpenApi } from '../../src/contract/document.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const trains: OpenApi = {
  openapi: '3.1.1',
  info: { title: 'Trains', version: '1.0.0' },
  paths: {
    '/trips/{id}': {
      patch: {
        operationId: 'changeTrip',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'The trip.',
            schema: { $ref: '#/components/schemas/Id' },
          },
        ],
        requestBody: {
          content: { 'application/json': { schema: { oneOf: [{ $ref: '#/components/schemas/Seat' }] } } },
        },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Id: { type: 'string', maxLength: 9, description: 'An id.', examples: ['t-1'] },
      Seat: { type: 'object', properties: { seat: { type: 'integer', minimum: 1, description: 'The seat.' } } },
    },
  },
};

/** The text of a file for one tool with one parameter. */
async function generate(parameter: string, file = 'tools.ts'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-tools-'));
  folders.push(folder);
  await mkdir(join(folder, 'spec/mcp'), { recursive: true });
  const lines = [
    'title: Trains',
    'instructions: Travel.',
    'annotations: { reads: {} }',
    'parameters: { trip: { $ref: "#/operations/changeTrip/id", description: A trip. } }',
    'results: {}',
    'tools:',
    '  travel:',
    '    title: Travel',
    '    description: Travels.',
    '    annotations: reads',
    `    input: { properties: { given: ${parameter} } }`,
    '    output: {}',
  ];
  await writeFile(join(folder, 'spec/mcp/tools.yaml'), lines.join('\n'));
  const settings = { type: 'object', properties: { home: { type: 'string', pattern: '^[a-z]+$' } } };
  return (await writeTools(folder, new Map([['trains', trains]]), settings)).get(file) ?? '';
}

describe('a parameter of a tool', () => {
  it.each([
    [
      'a parameter of an operation',
      '#/operations/changeTrip/id',
      /type: 'string',\s+description: 'The trip.'/,
      'more than 9 characters',
    ],
    [
      'a field of a body',
      '#/operations/changeTrip/seat',
      /type: 'integer',\s+minimum: 1,\s+description: 'The seat.'/,
      'minimum',
    ],
    ['a setting', '#/settings/home', /given: \{\s+type: 'string',?\s+\}/, '^[a-z]+$'],
    [
      'a shared parameter with its own description',
      '#/parameters/trip',
      /type: 'string',\s+description: 'A trip.'/,
      'more than 9 characters',
    ],
  ])('can be %s; models do not see the limits of texts, which are checked', async (_, reference, expected, checked) => {
    const text = await generate(`{ $ref: "${reference}" }`);
    expect(text).toMatch(expected);
    expect(text).not.toContain('examples');
    expect(text).not.toMatch(/maxLength|pattern/);
    expect(await generate(`{ $ref: "${reference}" }`, 'validators.js')).toContain(checked);
  });

  it.each(['#/operations/changeTrip/colour', '#/operations/buyTrip/id', '#/settings/colour', '#/colours/red'])(
    'cannot be %s, which does not exist',
    async (reference) => {
      await expect(generate(`{ $ref: "${reference}" }`)).rejects.toThrow(
        new DocumentError(`spec/mcp/tools.yaml: ${reference} does not exist`),
      );
    },
  );
});

describe('the tools', () => {
  it('have texts, and descriptions of all parameters', () => {
    for (const { title, description, inputSchema } of TOOLS) {
      expect([title, description]).not.toContain(undefined);
      for (const field of Object.values(inputSchema.properties ?? {})) expect(field).toHaveProperty('description');
    }
  });

  it('get the defaults of the document', () => {
    const given = {};
    expect(validate.wait_for_paste(given)).toBe(true);
    expect(given).toEqual({ timeout_seconds: 120 });
  });
});
