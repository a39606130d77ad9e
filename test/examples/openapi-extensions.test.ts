import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readExamples } from '../docs/markup.ts';
import { useSite } from '../docs/site.ts';

const root = resolve(import.meta.dirname, '../..');
const site = useSite();

const guide = readFileSync(join(root, 'src/docs/guides/openapi-extensions.md'), 'utf8');
const documented = new Set([...guide.matchAll(/^\| `(x-[\w-]+)` \|/gm)].map(([, name]) => name));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('OpenAPI extensions', () => {
  it('documents every extension in the documents', () => {
    const files = globSync('spec/**/*.yaml', { cwd: root, exclude: ['spec/released/**'] });
    const used = files.flatMap((file) => [...read(file).matchAll(/^[ -]*(x-[\w-]+):/gm)].map(([, name]) => name));
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !documented.has(name))).toEqual([]);
  });

  it('documents the extensions that the generator reads or writes, and no others', () => {
    const readers = read('src/contract/document.ts') + read('scripts/generate/scopes.ts');
    const known = [...readers.matchAll(/'(x-[\w-]+)'\??:/g)].map(([, name]) => name);
    expect([...documented].sort()).toEqual([...new Set(known)].sort());
  });

  it('shows a document that the generator accepts, with every extension that authors write', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'annex-extensions-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const text = readExamples(await site.text('/docs/guides/openapi-extensions')).get('extensions.yaml') ?? '';
    writeFileSync(join(folder, 'extensions.yaml'), text);
    const generator = join(root, 'scripts/generate/index.ts');
    const generated = join(folder, 'generated');
    execFileSync(process.execPath, [generator, '--document', 'extensions.yaml', '--to', generated], { cwd: folder });
    const operations = readFileSync(join(generated, 'operations.ts'), 'utf8');
    for (const row of [
      ...['cors: true', 'effects: true', "once: ['code']", "rule: 'opening-hours'", "list: 'either'", 'maxBytes: 4096'],
      ...["bearerPrefix: 'tk_'", "proofHeader: 'Session-Proof'", "Sunset: 'Sat, 31 Jul 2027 00:00:00 GMT'"],
    ]) {
      expect(operations).toContain(row);
    }
    expect(readFileSync(join(generated, 'openapi.json'), 'utf8')).toContain('"x-reads"');
    const elsewhere = ['x-reads', 'x-codeSamples', 'x-close-codes', 'x-enumDescriptions']; // only in published, AsyncAPI or shared documents
    const written = [...documented].filter((name) => !elsewhere.includes(name ?? ''));
    for (const name of written) expect(text).toContain(`${name}: `);
  });
});
