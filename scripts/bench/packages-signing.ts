// Verifying the signature of a list, and parsing and validating the same list.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPinned } from '../../src/package-manager/signing/metadata.ts';
import { signTargets, targetOf } from '../../src/package-manager/signing/sign.ts';
import { verifyMetadata } from '../../src/package-manager/signing/verify.ts';
import { readPackageList } from '../../src/package-manager/validate/package-list.ts';
import { createKeys, readKey } from '../../src/sdk/packages/build/index.ts';
import { type Timing, time } from './timing.ts';

/** `keys`: a directory that does not exist yet. */
export async function measureSigning(
  list: string,
  keys: string,
): Promise<{ readonly verify: readonly Timing[]; readonly read: readonly Timing[] }> {
  const bytes = await readFile(list);
  await createKeys(keys);
  const [root, online] = [await readKey(join(keys, 'root.pem')), await readKey(join(keys, 'online.pem'))];
  const files = signTargets({ 'packages.json': targetOf(bytes) }, new Map(), { root, online });
  const load = async (name: string) => files.get(name) ?? null;
  const verify = await time(async () => {
    const signature = await verifyMetadata({ load });
    checkPinned('packages.json', bytes, signature?.targets.get('packages.json') ?? { length: -1 });
  });
  const read = await time(() => readPackageList(bytes, 'tool'));
  return { verify: [verify], read: [read] };
}
