// The scripts and styles of the pages, and Material Design icons. The URLs of scripts and styles contain a hash of the
// content, so browsers cache them forever.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadOnce } from '../../../base/async/load-once.ts';
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

type AssetName = keyof typeof TYPES;
/** URL paths by name. */
export type AssetPaths = Readonly<Record<AssetName, string>>;

/** Shared by all servers of the process: read and compressed once. */
const readAssets = loadOnce(() => {
  const names = Object.keys(TYPES) as AssetName[];
  const assets = names.map(async (name) => {
    const content = new CachedResponse(TYPES[name], await readFile(new URL(name, GENERATED)), HEADERS);
    return { name, path: `/assets/${name.replace('.', `-${content.hash}.`)}`, content };
  });
  return Promise.all(assets);
});

export async function assetPaths(): Promise<AssetPaths> {
  return Object.fromEntries((await readAssets()).map(({ name, path }) => [name, path])) as AssetPaths;
}

export const findAsset = async (path: string): Promise<CachedResponse | undefined> =>
  (await readAssets()).find((asset) => asset.path === path)?.content;

interface Collection {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } | undefined };
}

const ICONS_FILE = createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json');

/** Read on first use. */
const readCollection = loadOnce(async () => JSON.parse(await readFile(ICONS_FILE, 'utf8')) as Collection);

/** A Material Design icon as SVG. Null: unknown name. */
export async function findMaterialIcon(name: string): Promise<string | null> {
  const { icons, aliases = {} } = await readCollection();
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body;
  return body === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${body}</svg>`;
}
