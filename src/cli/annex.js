#!/usr/bin/env node
// Plain JavaScript, so that an older Node can run it and report that it is too old.
const words = process.argv.slice(2);
const isHook = words[0] === 'hook' && !words.includes('--help') && !words.includes('-h');
const isSmall =
  (isHook || words[1] === '--last') && (await (await import('../../generated/cli/small.js')).runSmall(words));
const [major] = process.versions.node.split('.').map(Number);
if (isSmall) {
  // done, whatever the version of Node is
} else if (major < 24) {
  console.error(
    `annex: Node 24 or later is required, this is ${process.version}; on Linux and Windows x64, npm start provides it`,
  );
  process.exitCode = 1;
} else {
  if (words[0] === 'packages') await import('./v8-flags.js');
  const { keepCompiled } = await import('./compile-cache.js');
  const { main } = await import('./main.ts');
  await main(words);
  keepCompiled();
}
