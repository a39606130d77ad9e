// The scripts and styles of the pages. Their URLs contain a hash of the content, so browsers cache them forever.
import { readFile } from 'node:fs/promises';
import { CachedResponse } from '../../../pages/cached-response.ts';

const TYPES = {
  'workspace.js': 'text/javascript; charset=utf-8',
  'workspace.css': 'text/css; charset=utf-8',
} as const;
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const GENERATED = new URL('../../../../generated/pages/', import.meta.url);

export type AssetName = keyof typeof TYPES;
/** URL paths by name. */
export type AssetPaths = Readonly<Record<AssetName, string>>;

export class PageAssets {
  #read: Promise<ReadonlyMap<string, { readonly name: AssetName; readonly content: CachedResponse }>> | null = null;

  async paths(): Promise<AssetPaths> {
    const paths = [...(await this.#all())].map(([path, { name }]) => [name, path]);
    return Object.fromEntries(paths) as AssetPaths;
  }

  async find(path: string): Promise<CachedResponse | null> {
    return (await this.#all()).get(path)?.content ?? null;
  }

  /** Files do not change while a server runs. After a failed read, the next call tries again. */
  #all() {
    this.#read ??= this.#readAll().catch((error: unknown) => {
      this.#read = null;
      throw error;
    });
    return this.#read;
  }

  async #readAll() {
    const names = Object.keys(TYPES) as AssetName[];
    const read = names.map(async (name) => {
      const content = new CachedResponse(TYPES[name], await readFile(new URL(name, GENERATED)), HEADERS);
      return [`/assets/${name.replace('.', `-${content.hash}.`)}`, { name, content }] as const;
    });
    return new Map(await Promise.all(read));
  }
}
