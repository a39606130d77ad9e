// Runs the commands and tests of the conformance guide against a real platform.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readExamples } from '../docs/markup.ts';
import { useSite } from '../docs/site.ts';
import { item, publish } from '../package-manager/repository.ts';
import { useRunning } from '../running.ts';
import { installAnnex } from './reader.ts';

const root = resolve(import.meta.dirname, '../..');
const site = useSite();
const running = useRunning();

it('the guide checks the platform from a shell and in tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'annex-judge-'));
  running.onClose(() => rmSync(folder, { recursive: true }));
  await installAnnex(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
  const platform = await running.platform({ serve: { events: { keepAliveMs: 10 } } });
  await publish(platform.packagesDir, { packages: [item({ identifier: 'example.stitcher' })] });
  const examples = readExamples(await site.text('/docs/guides/judge-implementation'));
  for (const [file, text] of examples) writeFileSync(join(folder, file), text);
  const { NODE_OPTIONS: _, VITEST: __, ...outer } = process.env;
  const PATH = [dirname(process.execPath), outer['PATH']].join(delimiter);
  const env = { ...outer, PATH, NO_COLOR: '1', npm_config_offline: 'true', ANNEX_BASE_URL: platform.url };
  const run = async (...[file = '', ...args]: string[]) =>
    (await promisify(execFile)(file, args, { cwd: folder, env })).stdout;

  expect(await run('sh', '-e', 'judge-implementation.sh')).toMatch(/^packages at .*: \d+ passed, 0 failed /m);
  expect(readFileSync(join(folder, 'intents.xml'), 'utf8')).toContain('<testsuite name="annex conform intents"');
  const report = await run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', 'conform.test.ts');
  expect(report).toMatch(/Tests +\d+ passed \| \d+ skipped/);
}, 120_000);
