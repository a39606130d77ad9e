#!/usr/bin/env node
// The packed `annex` command. The program needs Node 24; on an older version it restarts itself under Node 24 through npm.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const words = process.argv.slice(2);
const isHook = words[0] === 'hook' && !words.includes('--help') && !words.includes('-h');
const isSmall =
  (isHook || words[1] === '--last') && (await (await import('../generated/cli/small.js')).runSmall(words));
const [major] = process.versions.node.split('.').map(Number);
if (isSmall) {
  // done, whatever the version of Node is
} else if (major >= 24) {
  if (words[0] === 'packages') await import('../src/cli/v8-flags.js');
  const { keepCompiled } = await import('../src/cli/compile-cache.js');
  const { main } = await import('../lib/main.js');
  await main(words);
  keepCompiled();
} else if (process.env['ANNEX_RESTARTED']) {
  console.error(`annex: Node 24 or later is required, this is ${process.version}`);
  process.exitCode = 1;
} else {
  const args = ['exec', '--yes', '--package=node@24', '--', 'node', fileURLToPath(import.meta.url)];
  const { status, error } = spawnSync('npm', [...args, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ANNEX_RESTARTED: '1' },
  });
  if (error) {
    console.error(
      `annex: Node 24 or later is required, this is ${process.version}, and npm could not be started to install it`,
    );
  }
  process.exitCode = status ?? 1;
}
