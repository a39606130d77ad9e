// node swagger-typescript-api.js <folder> <bundle>...: one client per bundle, <folder>/<area>.ts.
// JavaScript, because the generator's types are not there until it is installed. Its command line is not used: there
// `--http-client fetch` gives an axios client.
import { basename, dirname } from 'node:path';
import { generateApi } from 'swagger-typescript-api';

const [folder, ...bundles] = process.argv.slice(2);
for (const bundle of bundles) {
  await generateApi({
    input: bundle,
    output: folder,
    fileName: `${basename(dirname(bundle))}.ts`,
    httpClientType: 'fetch',
    generateResponses: true,
    silent: true,
  });
}
