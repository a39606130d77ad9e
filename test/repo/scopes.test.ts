// The generator checks the scopes of the documents against spec/shared/scopes.yaml.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeScopes } from '../../scripts/generate/scopes.ts';
import type { OpenApi } from '../../src/contract/document.ts';
import { readOperations } from '../../src/contract/generate/model.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'annex-scopes-'));
  await mkdir(join(root, 'spec/shared'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

async function generate(described: readonly string[], used: string): Promise<string> {
  const words = Object.fromEntries(described.map((scope) => [scope, `May ${scope}`]));
  const scopes = { Scope: { enum: ['trips:read', 'trips:book'], 'x-enumDescriptions': words } };
  await writeFile(join(root, 'spec/shared/scopes.yaml'), JSON.stringify(scopes));
  const trains: OpenApi = {
    openapi: '3.1.1',
    info: { title: 'Trains', version: '1.0.0' },
    paths: { '/trips': { get: { operationId: 'listTrips', security: [{ key: [used] }], responses: {} } } },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  };
  return writeScopes(root, new Map([['trains', readOperations(trains)]]));
}

describe('generated/scopes.ts', () => {
  it('has every scope in words', async () => {
    const text = await generate(['trips:read', 'trips:book'], 'trips:book');
    expect(text).toContain("'trips:read': 'May trips:read', 'trips:book': 'May trips:book' ");
  });

  it.each([
    [
      'a scope that does not exist',
      ['trips:read', 'trips:book'],
      'trips:sell',
      /listTrips: the scope trips:sell is not in/,
    ],
    ['a scope without words', ['trips:read'], 'trips:read', /must list the same scopes/],
  ])('is not written for %s', async (_, described, used, message) => {
    await expect(generate(described, used)).rejects.toThrow(message);
  });
});
