// The code and styles that pages load, bundled for browsers: generated/pages/.
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Artefacts } from './output.ts';

/** The area whose channel ends in a page of ours. */
export const PAGE_AREA = 'workspace';
const PAGES = `src/${PAGE_AREA}/page`;

/** Name of the artefact -> its entry. */
const ENTRIES: Readonly<Record<string, string>> = {
  'workspace.js': 'main.ts',
  'workspace.css': 'workspace.css',
  'sandbox-frame.js': 'sandbox/frame.ts',
};

/** `artefacts` holds what else was generated just now: what lies on the disk may be older. */
export async function writePages(root: string, artefacts: Artefacts): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const { outputFiles } = await build({
      entryPoints: [join(root, PAGES, entry)],
      absWorkingDir: root,
      bundle: true,
      plugins: [fresh(join(root, 'generated'), artefacts)],
      minify: true,
      format: entry === 'main.ts' ? 'esm' : 'iife',
      target: ['chrome120', 'firefox121', 'safari17.4'],
      legalComments: 'inline',
      external: ['ws'], // only where there is no WebSocket: never in a browser
      write: false,
      logLevel: 'silent',
    });
    written.set(name, outputFiles.map(({ text }) => text).join(''));
  }
  return written;
}

const fresh = (folder: string, artefacts: Artefacts): Plugin => ({
  name: 'fresh',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\..*\/generated\// }, ({ path, resolveDir }) => ({ path: join(resolveDir, path) }));
    onLoad({ filter: /[\\/]generated[\\/]/ }, ({ path }) => {
      const contents = artefacts.get(relative(folder, path).replaceAll('\\', '/'));
      return contents === undefined ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
});
