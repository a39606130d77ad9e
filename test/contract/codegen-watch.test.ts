// `annex-codegen generate --watch` writes again when a document changes, and survives a mistake in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const cli = resolve(import.meta.dirname, '../../src/contract/cli/index.ts');
const documentOf = (id: string) => `
openapi: 3.1.1
info: { title: Things, version: 1.0.0 }
paths:
  /things: { get: { operationId: ${id}, responses: { '204': { description: Done } } } }
`;
const WAIT = { timeout: 100_000, interval: 100 };

it('generates again after each change of the document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'annex-watch-'));
  const [file, out] = [join(folder, 'things.yaml'), join(folder, 'out')];
  writeFileSync(file, documentOf('first'));
  const run = `import { main } from ${JSON.stringify(cli)}; await main(process.argv.slice(1));`;
  const args = ['--input-type=module', '-e', run, 'generate', file, '--to', out, '--watch'];
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const table = () => readFileSync(join(out, 'operations.ts'), 'utf8');
  try {
    await expect.poll(() => output, WAIT).toContain('Wrote ');
    expect(table()).toContain('first:');
    writeFileSync(file, documentOf('second'));
    await expect.poll(table, WAIT).toContain('second:');
    writeFileSync(file, 'openapi: 3.1.1\npaths: [');
    await expect.poll(() => output, WAIT).toMatch(/annex-codegen: .*things\.yaml:3:1 /);
    writeFileSync(file, documentOf('third'));
    await expect.poll(table, WAIT).toContain('third:');
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  }
}, 300_000);
