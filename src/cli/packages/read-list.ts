// Reads a list of packages to compare with.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../package-manager/validate/json.ts';
import { CommandError } from '../arguments.ts';

/** A packages.json, or the directory of a built repository. */
export async function readList(path: string): Promise<unknown> {
  const text = await stat(path)
    .then((found) => readFile(found.isDirectory() ? join(path, 'packages.json') : path, 'utf8'))
    .catch((error: Error) => {
      throw new CommandError(`cannot read ${path}: ${error.message}`, { cause: error });
    });
  const { value, findings } = parseJson(text);
  const [broken] = findings.filter(({ severity }) => severity === 'error');
  if (broken) throw new CommandError(`${path}:${broken.line}:${broken.column}: ${broken.message}`);
  return value;
}
