// Installs packages repeatedly, each time into a new root: <repository> <root> <count> <identifier>...
import { join } from 'node:path';
import { PackageInstaller, readRepository } from '../../../src/sdk/packages/node/index.ts';

const [url = '', root = '', count = '', ...identifiers] = process.argv.slice(2);
for (let at = 0; at < Number(count); at += 1) {
  const installer = new PackageInstaller({ root: join(root, String(at)) });
  await installer.install([{ identifier: identifiers[at % identifiers.length] ?? '' }], [await readRepository(url)]);
  if ((await installer.verify()).length > 0) throw new Error(`install ${at} is damaged`);
  console.log(at + 1);
}
