// annex packages repositories: the repositories the user gets packages from.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DAY_MS } from '../../base/clock.ts';
import {
  fingerprintOf,
  type KnownRepository,
  RepositoryBook,
  readRepository,
  readTokenFile,
} from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, printable, textOf } from '../arguments.ts';
import { plural, printJson, printResult, printRows } from '../print.ts';
import { signatureText } from './keys.ts';
import { plain, sourceOptions, warnBeforeExpiry } from './sources.ts';

/** Reads the repository first, so that a wrong address or key fails at once. */
export async function addRepository(args: Arguments): Promise<void> {
  const [address = ''] = args.words;
  const [rootFile, tokenFile] = [textOf(args, 'root'), textOf(args, 'token-file')];
  const pin = rootFile === undefined ? '' : `#root=${fingerprintOf(await readFile(rootFile))}`;
  const options = sourceOptions(args);
  const tokenOf = tokenFile === undefined ? options.tokenOf : () => readTokenFile(tokenFile);
  const repository = await readRepository(`${address}${pin}`, { ...options, tokenOf });
  const { url, about, packages, signature } = repository;
  const token = tokenFile === undefined ? {} : { tokenFile: resolve(tokenFile) };
  const added = await new RepositoryBook().add({ url, name: about.name, mirror: textOf(args, 'mirror'), ...token });
  if (args.options['json']) {
    return printJson({ url, name: about.name, packages: packages.length, added, root: signature?.root ?? null });
  }
  console.log(`${added ? 'Added' : 'Already added:'} ${plain(about.name)} (${plural(packages.length, 'package')}).`);
  if (signature) console.log(signatureText(signature));
  warnBeforeExpiry(repository);
  const isPinned = `${address}${pin}`.includes('#root=');
  if (signature && added && !isPinned)
    console.log('Compare the fingerprint with the one that the maintainer gives you.');
}

export async function showRepository(args: Arguments): Promise<void> {
  const { name, url, mirror } = await findKnown(args.words[0] ?? '');
  const { about, signature } = await readRepository(url, sourceOptions(args));
  const updated = new Date(about.packages.update_timestamp * 1000).toISOString();
  const age = Math.floor((Date.now() - Date.parse(updated)) / DAY_MS);
  const { root = null, version = null, expires } = signature ?? {};
  const until = expires === undefined ? null : new Date(expires).toISOString();
  if (args.options['json']) return printJson({ url, name, mirror, updated, root, version, expires: until });
  console.log(`${plain(name)}\n${url}`);
  if (mirror !== undefined) console.log(`Mirror ${mirror}`);
  console.log(`The list is from ${updated} (${age} days old).`);
  console.log(signature ? signatureText(signature) : 'Not signed.');
}

export async function removeRepository(args: Arguments): Promise<void> {
  const [repository = ''] = args.words;
  await findKnown(repository);
  await new RepositoryBook().remove(repository);
  printResult(args, { repository, removed: true }, `Removed ${printable(repository)}.`);
}

async function findKnown(urlOrName: string): Promise<KnownRepository> {
  const repository = await new RepositoryBook().find(urlOrName);
  if (repository) return repository;
  throw new CommandError(
    `repository '${printable(urlOrName)}' not found; annex packages repositories list shows yours`,
  );
}

export async function listRepositories(args: Arguments): Promise<void> {
  const repositories = await new RepositoryBook().list();
  const rows = repositories.map(({ name, url }) => [plain(name), url]);
  const none = "No repositories yet. Run 'annex packages repositories add URL' to add one.";
  printRows(args, repositories, ['name', 'address'], rows, none);
}
