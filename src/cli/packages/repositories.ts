// annex packages repositories: the repositories the user gets packages from.
import { resolve } from 'node:path';
import { RepositoryBook, readRepository, readTokenFile } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, printable, textOf } from '../arguments.ts';
import { printJson, table } from '../print.ts';
import { plain, sourceOptions } from './sources.ts';

/** Reads the repository first, so that a wrong address fails at once. */
export async function addRepository(given: Arguments): Promise<void> {
  const [url = ''] = given.words;
  const file = textOf(given, 'token-file');
  const token = file === undefined ? {} : { tokenFile: resolve(file) };
  const options = sourceOptions(given);
  const tokenOf = file === undefined ? options.tokenOf : () => readTokenFile(file);
  const { about, packages } = await readRepository(url, { ...options, tokenOf });
  const added = await new RepositoryBook().add({ url, name: about.name, ...token });
  if (given.options['json']) return printJson({ url, name: about.name, packages: packages.length, added });
  const count = `${packages.length} package${packages.length === 1 ? '' : 's'}`;
  console.log(`${added ? 'Added' : 'Already added:'} ${plain(about.name)} (${count}).`);
}

export async function removeRepository(given: Arguments): Promise<void> {
  const [repository = ''] = given.words;
  if (!(await new RepositoryBook().remove(repository))) {
    throw new CommandError(
      `repository '${printable(repository)}' not found; annex packages repositories list shows yours`,
    );
  }
  if (given.options['json']) printJson({ repository, removed: true });
  else console.log(`Removed ${printable(repository)}.`);
}

export async function listRepositories({ options }: Arguments): Promise<void> {
  const known = await new RepositoryBook().list();
  if (options['json']) return printJson(known);
  if (known.length === 0)
    return console.log("No repositories yet. Run 'annex packages repositories add URL' to add one.");
  console.log(table([['name', 'address'], ...known.map(({ name, url }) => [plain(name), url])]));
}
