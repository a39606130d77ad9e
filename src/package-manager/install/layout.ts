// Where things are below an install root:
//
//   <folder>/<identifier, dots as underscores>/...   the files of a package
//   .annex/installed.json                            what is installed
//   .annex/cache/<sha256>.zip                        archives
//   .annex/staging/<identifier>/<folder>/...         the files of a version that is not in place yet
//   .annex/backup/<identifier>/                      the version before, with its record.json
//   .annex/changed/<identifier>/<version>/...        files that somebody had changed when a version went
//   .annex/journal/<identifier>.json                 a change that has been decided and is not done yet
//   .annex/lock                                      one process at a time
import { join } from 'node:path';
import { resources } from '../../../generated/packages/validators.js';
import { installFolderOf } from '../archive/folders.ts';
import { InstallError } from './error.ts';

export const ownFolder = (identifier: string): string => identifier.replaceAll('.', '_');

/** Where a file of an archive goes, below the root; null for what is not installed. */
export const installedPath = (path: string, identifier: string): string | null => {
  const folder = installFolderOf(path);
  return folder && `${folder}/${ownFolder(identifier)}/${path.slice(folder.length + 1)}`;
};

/** Untrusted names become paths here: refuses anything but a plain name. */
function nameOf(identifier: string): string {
  if (resources.PackageIdentifier(identifier)) return identifier;
  throw new InstallError('refused', `${JSON.stringify(identifier.slice(0, 100))} is not a valid package identifier`);
}

export class RootLayout {
  readonly root: string;
  readonly state: string;

  constructor(root: string) {
    this.root = root;
    this.state = join(root, '.annex');
  }

  get lock(): string {
    return join(this.state, 'lock');
  }

  get journals(): string {
    return join(this.state, 'journal');
  }

  get cache(): string {
    return join(this.state, 'cache');
  }

  target(folder: string, identifier: string): string {
    return join(this.root, folder, ownFolder(nameOf(identifier)));
  }

  archive(sha256: string): string {
    return join(this.cache, `${sha256}.zip`);
  }

  staging(identifier: string): string {
    return join(this.state, 'staging', nameOf(identifier));
  }

  backup(identifier: string): string {
    return join(this.state, 'backup', nameOf(identifier));
  }

  /** What becomes the backup once a change is done. A tilde is in no identifier. */
  outgoing(identifier: string): string {
    return join(this.state, 'backup', `${nameOf(identifier)}~`);
  }

  changed(identifier: string, label: string): string {
    return join(this.state, 'changed', nameOf(identifier), label.replace(':', '_'));
  }

  journal(identifier: string): string {
    return join(this.journals, `${nameOf(identifier)}.json`);
  }

  /** Of a change that is recorded, and only has to be tidied up after. */
  doneJournal(identifier: string): string {
    return join(this.journals, `${nameOf(identifier)}~.json`);
  }
}
