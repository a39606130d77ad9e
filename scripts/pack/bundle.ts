// Bundles a program into few files, since every module costs time at the start. Packages stay outside.
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

export interface BundleOptions {
  /** The directory of all files that may be bundled. */
  readonly root: string;
  readonly entry: string;
  readonly outdir: string;
}

/** The names of the written files. Dynamic imports become files of their own. */
export async function bundle({ root, entry, outdir }: BundleOptions): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    metafile: true,
    plugins: [keepLocations(root, outdir)],
  });
  return Object.keys(metafile.outputs);
}

/** Files that the code reads are found from the module's own place, not from the bundle's. */
function keepLocations(root: string, outdir: string): Plugin {
  const up = relative(outdir, root);
  return {
    name: 'keep locations',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
        const url = (place: string) => `new URL(${JSON.stringify(`${up}/${relative(root, place)}`)}, import.meta.url)`;
        const file = (place: string) => `process.getBuiltinModule('node:url').fileURLToPath(${url(place)})`;
        const contents = (await readFile(path, 'utf8')).replaceAll(
          /import\.meta\.(url|dirname|filename)\b/g,
          (_, name) => {
            if (name === 'url') return `${url(path)}.href`;
            return file(name === 'filename' ? path : dirname(path));
          },
        );
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      }),
  };
}
