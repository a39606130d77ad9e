#!/usr/bin/env node
// The packed `annex-codegen` command, which needs Node 24.
const [major] = process.versions.node.split('.').map(Number);
if (major >= 24) {
  const { main } = await import('../src/contract/cli/index.js');
  await main(process.argv.slice(2));
} else {
  console.error(`annex-codegen: Node 24 or newer is required, this is ${process.version}.
Only the generator needs it: generated code and annex-contract run on Node 20 or newer.
To run it with a newer Node: npm exec --yes --package=node@24 --package=annex-codegen -- annex-codegen COMMAND FILE`);
  process.exitCode = 1;
}
