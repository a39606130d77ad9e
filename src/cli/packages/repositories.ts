// annex packages repositories: the ones a user takes packages from.
import { RepositoryBook, readRepository } from '../../sdk/packages/node/index.ts';
import { type Arguments, CommandError, printable, UsageError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { table } from '../table.ts';
import { oneWord, plain, sourceOptions } from './sources.ts';

export async function repositoriesAction(given: Arguments, usage: string): Promise<void> {
  const [verb, ...rest] = given.words;
  const word = (what: string): string => oneWord({ ...given, words: rest }, what, usage);
  const book = new RepositoryBook();
  if (verb === 'add') {
    const url = word('address');
    // Read before it is added, so that a wrong address fails at once.
    const found = await readRepository(url, sourceOptions(given));
    const added = await book.add({ url, name: found.about.name });
    return console.log(
      `${added ? 'Added' : 'Known already:'} ${plain(found.about.name)}, ${found.packages.length} packages.`,
    );
  }
  if (verb === 'remove') {
    const which = word('repository by its address or name');
    if (!(await book.remove(which))) throw new CommandError(`there is no repository ${printable(which)}`);
    return console.log(`Removed ${printable(which)}.`);
  }
  if (verb !== 'list' || rest.length > 0) throw new UsageError(`say what to do: annex ${usage}`);
  const known = await book.list();
  if (given.options['json']) return printJson(known);
  if (known.length === 0) return console.log('There are none. Add one: annex packages repositories add URL');
  console.log(table([['name', 'address'], ...known.map(({ name, url }) => [plain(name), url])]));
}
