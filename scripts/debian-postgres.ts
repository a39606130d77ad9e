// Finds PostgreSQL, server and tools of the same version; installs Debian's package if it is missing and we have permission.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { installPackages, isExecutable, mayInstall } from './debian.ts';

const PLACES = ['/usr/lib/postgresql/*/bin/pg_dump', '/usr/local/bin/pg_dump', '/opt/homebrew/bin/pg_dump'];

/** Returns the folder of its programs. */
export function ensurePostgres(): string {
  const find = () =>
    globSync(PLACES)
      .map(dirname)
      .find((folder) => isExecutable(`${folder}/postgres`));
  if (!find() && mayInstall()) installPackages('postgresql');
  const found = find();
  if (!found) throw new Error('The tests need PostgreSQL with its tools: apt-get install postgresql.');
  return found;
}
