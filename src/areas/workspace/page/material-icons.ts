// Serves single Material Design icons. The collection is read on first use.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface Collection {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } | undefined };
}

const FILE = createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json');

export class MaterialIcons {
  #collection: Promise<Collection> | null = null;

  /** Null: unknown name. */
  async find(name: string): Promise<string | null> {
    this.#collection ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as Collection);
    this.#collection.catch(() => {
      this.#collection = null;
    });
    const { icons, aliases = {} } = await this.#collection;
    const drawn = Object.hasOwn(icons, name) ? name : Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
    const body = drawn === undefined ? undefined : icons[drawn]?.body;
    return body === undefined
      ? null
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${body}</svg>`;
  }
}
