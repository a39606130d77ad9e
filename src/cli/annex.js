#!/usr/bin/env node
// Plain JavaScript, so that an older Node can run it and report that it is too old.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `annex: Node 24 or later is required, this is ${process.version}; on Linux and Windows x64, npm start provides it`,
  );
  process.exit(1);
}
if (process.argv[2] === 'packages') await import('./v8-flags.js');
const { keepCompiled } = await import('./compile-cache.js');
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
keepCompiled();
