// The viewer loads image libraries only when it needs them.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const SCRIPT = `
import { createRequire } from 'node:module';
import { systemClock } from '${root}/src/base/clock.ts';
import { createLog } from '${root}/src/base/log/log.ts';
import { startViewer } from '${root}/src/servers/viewer.ts';
const options = { host: '127.0.0.1', port: 0, clock: systemClock, log: createLog({ level: 'silent' }), violations: 'throw' };
const loaded = () => [...process.report.getReport().sharedObjects, ...Object.keys(createRequire(import.meta.url).cache)]
  .filter((file) => /sharp|libvips|tesseract|modelcontextprotocol/.test(file)).length;
const viewer = await startViewer({ ...options, projectDir: process.argv[1] });
await (await fetch(viewer.url + '/screenshot-paste')).text();
const before = loaded();
const text = await fetch(viewer.url + '/screenshot-paste', { method: 'POST', headers: { 'content-type': 'image/gif' },
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64') });
console.log(JSON.stringify({ before, status: text.status, after: loaded() > 0 }));
await viewer.close();
process.exit(0);
`;

it('the viewer loads sharp, tesseract and MCP only when they are needed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'annex-cold-'));
  const args = ['--input-type=module', '--eval', SCRIPT, folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  await rm(folder, { recursive: true, force: true });
  expect(JSON.parse(stdout)).toEqual({ before: 0, status: 201, after: true });
});
