// node orval.js <folder> <bundle>...: one client per bundle, <folder>/<area>.ts.
// JavaScript, because the generator's types are not there until it is installed.
import { basename, dirname, join } from 'node:path';
import { generate } from 'orval';

const [folder, ...bundles] = process.argv.slice(2);
for (const bundle of bundles) {
  const output = {
    target: join(folder, `${basename(dirname(bundle))}.ts`),
    mode: 'single',
    client: 'fetch',
    // One function per media type of a body. In one function for all of them orval hands a form's plain object to
    // fetch, which does not compile (orval-labs/orval#2812).
    override: { splitByContentType: true },
  };
  // Without throwOnError a failure is only printed.
  await generate({ input: bundle, output }, folder, { throwOnError: true, failOnWarnings: true });
}
