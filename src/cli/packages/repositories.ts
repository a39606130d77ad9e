// annex packages repositories: the ones a user takes packages from.
import { type RemoteRepository, RepositoryBook, readRepository } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, printable, UsageError } from '../arguments.ts';
import { printJson, readWords } from '../state-command.ts';
import { table } from '../table.ts';
import { expected, oneWord, plain, SOURCE_OPTIONS, sourceOptions } from './sources.ts';

export async function repositoriesAction(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, SOURCE_OPTIONS, usage);
  const [verb, ...rest] = positionals;
  const book = new RepositoryBook();
  if (verb === 'add') {
    const url = oneWord(rest, 'address', usage);
    const found = await read(url, given, values.brand);
    const added = await book.add({ url, name: found.about.name });
    return console.log(
      `${added ? 'Added' : 'Known already:'} ${plain(found.about.name)}, ${found.packages.length} packages.`,
    );
  }
  if (verb === 'remove') {
    const which = oneWord(rest, 'repository by its address or name', usage);
    if (!(await book.remove(which))) throw new CommandError(`there is no repository ${printable(which)}`);
    return console.log(`Removed ${printable(which)}.`);
  }
  if (verb !== 'list' || rest.length > 0) throw new UsageError(`say what to do: annex ${usage}`);
  const known = await book.list();
  if (values.json) return printJson(known);
  if (known.length === 0) return console.log('There are none. Add one: annex packages repositories add URL');
  console.log(table([['name', 'address'], ...known.map(({ name, url }) => [plain(name), url])]));
}

/** It is read before it is added: an address that is none is told at once. */
async function read(url: string, given: Arguments, brand: string | undefined): Promise<RemoteRepository> {
  try {
    return await readRepository(url, sourceOptions(given, { brand }));
  } catch (error) {
    throw expected(error);
  }
}
