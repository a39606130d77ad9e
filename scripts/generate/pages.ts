// The code and styles that pages load, bundled for browsers: generated/pages/.
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Artefacts } from '../../src/contract/generate/output.ts';

/** The area whose channel ends in a page of ours. */
export const PAGE_AREA = 'workspace';

/** Files that a page loads by their address. Name of the artefact -> its entry. */
const ASSETS: Readonly<Record<string, string>> = {
  'workspace.js': 'src/areas/workspace/page/browser/main.ts',
  'workspace.css': 'src/areas/workspace/page/browser/workspace.css',
};

/** Scripts that stand in their page, whose policy names their hash: a module with the text of each. */
const INLINE: Readonly<Record<string, string>> = {
  bar: 'src/pages/browser.ts',
  shell: 'src/pages/browser/shell.ts',
  'frame-picture': 'src/areas/workspace/page/browser/capture/frame-picture.ts',
  login: 'src/areas/identity/page/browser/login.ts',
  account: 'src/areas/identity/page/browser/account.ts',
  approve: 'src/areas/intents/page/browser.ts',
  packages: 'src/areas/packages/page/browser/main.ts',
  callback: 'src/areas/gateway/page/browser.ts',
  paste: 'src/areas/paste/page/browser/main.ts',
  docs: 'src/docs/browser/main.ts',
  connect: 'src/sdk/oauth/browser.ts',
  'sandbox-frame': 'src/areas/workspace/page/browser/sandbox/frame.ts',
  tracker: 'src/areas/workspace/proxy/tracker/main.ts',
};

/** `artefacts` holds what else was generated just now: what lies on the disk may be older. */
export async function writePages(root: string, artefacts: Artefacts): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  const found = (path: string) => artefacts.get(path) ?? written.get(path.replace('pages/', ''));
  const plugins = [fresh(join(root, 'generated'), found)];
  const bundle = async (entry: string, format: 'esm' | 'iife'): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [join(root, entry)],
      absWorkingDir: root,
      bundle: true,
      plugins,
      minify: true,
      format,
      target: ['chrome120', 'firefox121', 'safari17.4'],
      legalComments: 'inline',
      external: ['ws'], // only where there is no WebSocket: never in a browser
      write: false,
      logLevel: 'silent',
    });
    return outputFiles.map(({ text }) => text).join('');
  };
  for (const [name, entry] of Object.entries(INLINE)) {
    const text = (await bundle(entry, 'iife')).replaceAll('</', '<\\/').trim(); // nothing may end the script element
    written.set(`${name}.ts`, `export const script = ${JSON.stringify(text)};\n`);
  }
  for (const [name, entry] of Object.entries(ASSETS)) {
    written.set(name, await bundle(entry, entry === 'src/areas/workspace/page/browser/main.ts' ? 'esm' : 'iife'));
  }
  return written;
}

const fresh = (folder: string, find: (path: string) => string | undefined): Plugin => ({
  name: 'fresh',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\..*\/generated\// }, ({ path, resolveDir }) => ({ path: join(resolveDir, path) }));
    onLoad({ filter: /[\\/]generated[\\/]/ }, ({ path }) => {
      const contents = find(relative(folder, path).replaceAll('\\', '/'));
      return contents === undefined ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
});
