// annex packages keys and sign: the keys and signatures of a published repository.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createKeys,
  readKey,
  refreshSignatures,
  rotateRepositoryKeys,
  type SignOptions,
} from '../../sdk/packages/build/index.ts';
import { type Signature, verifyMetadata } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, textOf, UsageError } from '../arguments.ts';
import { printResult } from '../print.ts';
import { environmentSettings } from '../settings.ts';

export async function createSigningKeys(args: Arguments): Promise<void> {
  const keys = await createKeys(args.words[0] ?? '');
  const advice = 'Move the root key to a safe place offline. You need it for the first signature and to rotate keys.';
  printResult(args, keys, `Created ${keys.root} and ${keys.online}.\n${advice}`);
}

export async function refreshSigning(args: Arguments): Promise<void> {
  if (!args.options['refresh'])
    throw new UsageError('missing option --refresh. To sign changes, use build --sign FILE');
  await refreshSignatures(folderOf(args), await signOptions(args));
  await showSigningKeys(args);
}

export async function rotateSigningKeys(args: Arguments): Promise<void> {
  const [keys, newRoot] = [await signOptions(args), textOf(args, 'new-root-key')];
  if (!keys.root) throw new UsageError('missing option --root-key FILE');
  const next = newRoot === undefined ? {} : { newRoot: await readKey(newRoot) };
  await rotateRepositoryKeys(folderOf(args), { ...keys, root: keys.root, ...next });
  await showSigningKeys(args);
}

export async function showSigningKeys(args: Arguments): Promise<void> {
  const folder = folderOf(args);
  const load = (name: string) => readFile(join(folder, 'metadata', name)).catch(() => null);
  const signature = await verifyMetadata({ load, allowExpired: true });
  if (!signature) throw new CommandError(`${folder} is not signed; sign it with annex packages build --sign FILE`);
  const { root, rootVersion, version } = signature;
  const expires = new Date(signature.expires).toISOString();
  printResult(args, { root, root_version: rootVersion, version, expires }, signatureText(signature));
}

export const signatureText = ({ root, rootVersion, version, expires }: Signature): string =>
  `Fingerprint ${root} (root ${rootVersion}); signature ${version} is valid until ${new Date(expires).toISOString()}.`;

/** Reads the keys that --sign and --root-key name. Without the root key, a build does not start new signatures. */
export async function signOptions(args: Arguments, withRoot = true): Promise<SignOptions> {
  const [online, root] = [textOf(args, 'sign'), withRoot ? textOf(args, 'root-key') : undefined];
  if (online === undefined) throw new UsageError('missing option --sign FILE');
  return { online: await readKey(online), root: root === undefined ? undefined : await readKey(root) };
}

const folderOf = ({ words: [folder] }: Arguments): string => folder ?? environmentSettings().platform.packagesDir;
