// The directory `incoming` of a project: complete files under their names, and unfinished ones in a hidden directory
// beside them, so that a complete one gets its name at once. A project may be from someone else, with links in it.
import { lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeIgnoredFolder, syncFolder, tryLinkFile } from '../../../base/files/durable.ts';
import { Problem } from '../../../base/problem.ts';
import { isOwnFolder } from '../folder/picture-files.ts';
import { cleanName, PARTS } from './names.ts';

export class IncomingFolder {
  readonly #folder: string;

  constructor(projectDir: string) {
    this.#folder = join(projectDir, 'incoming');
  }

  get parts(): string {
    return join(this.#folder, PARTS);
  }

  async prepare(): Promise<void> {
    for (const folder of [this.#folder, this.parts]) {
      await makeIgnoredFolder(folder);
      if (!(await isOwnFolder(folder)))
        throw new Problem('unavailable', `Cannot save files: ${folder} must be a directory and not a link.`);
    }
  }

  /** Gives a complete file its name, with a number if the name is taken, and returns its path. The part stays. */
  async place(part: string, steps: readonly string[]): Promise<string> {
    await this.prepare();
    let folder = this.#folder;
    for (const step of steps.slice(0, -1)) folder = await this.#enter(folder, step);
    const placed = await this.#findPlaced(part, folder);
    if (placed !== null) return placed;
    for (let number = 1; ; number++) {
      const path = join(folder, cleanName(steps.at(-1) ?? '', number));
      if (!(await tryLinkFile(part, path))) continue;
      await syncFolder(folder);
      return path;
    }
  }

  /** A directory of that name, never a link. Its name gets a number if a file has it. */
  async #enter(folder: string, step: string): Promise<string> {
    for (let number = 1; ; number++) {
      const path = join(folder, cleanName(step, number));
      const isNew = await mkdir(path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (isNew) await syncFolder(folder);
      if (isNew || (await isOwnFolder(path))) return path;
    }
  }

  /** The name that the part already has, if the process died right after it gave it. */
  async #findPlaced(part: string, folder: string): Promise<string | null> {
    const { ino, nlink } = await lstat(part);
    if (nlink === 1) return null;
    for (const name of await readdir(folder)) {
      const stats = await lstat(join(folder, name)).catch(() => null);
      if (stats?.isFile() && stats.ino === ino) return join(folder, name);
    }
    return null;
  }
}
