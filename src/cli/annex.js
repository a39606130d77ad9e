#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it far enough to say what is wrong.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `annex: needs Node 24 or newer, this is ${process.version}; npm start brings one on Linux and on Windows x64`,
  );
  process.exit(1);
}
if (process.argv[2] === 'packages') await import('./v8-flags.js');
const { keepCompiled } = await import('./compile-cache.js');
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
keepCompiled();
