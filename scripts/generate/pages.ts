// Bundles the scripts and styles of the pages for browsers: generated/pages/.
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Artefacts } from '../../src/contract/generate/output.ts';

/** The area whose socket messages are used by one of our pages. */
export const PAGE_AREA = 'workspace';

/** The browsers that our scripts must run in. */
export const TARGET = ['chrome120', 'firefox121', 'safari17.4'];

/** Files that a page loads by URL: artefact -> entry point. */
const ASSETS: Readonly<Record<string, string>> = {
  'workspace.js': 'src/areas/workspace/page/main.ts',
  'workspace.css': 'src/areas/workspace/page/workspace.css',
};

/** Inline scripts, which the page's Content-Security-Policy allows by hash: module -> entry point. */
const INLINE: Readonly<Record<string, string>> = {
  bar: 'src/pages/browser.ts',
  status: 'src/pages/browser/status.ts',
  theme: 'src/pages/browser/theme-choice.ts',
  shell: 'src/pages/browser/shell.ts',
  'frame-picture': 'src/areas/workspace/capture/page/frame-picture.ts',
  login: 'src/areas/identity/page/browser/login.ts',
  account: 'src/areas/identity/page/browser/account.ts',
  notifications: 'src/areas/notify/page/browser/notifications.ts',
  approve: 'src/areas/intents/page/browser.ts',
  packages: 'src/areas/packages/page/browser/main.ts',
  callback: 'src/areas/gateway/page/browser.ts',
  return: 'src/areas/gateway/page/return-browser.ts',
  paste: 'src/areas/paste/page/browser/start.ts',
  'paste-app': 'src/areas/paste/page/browser/main.ts',
  docs: 'src/docs/browser/main.ts',
  console: 'src/docs/console/browser/main.ts',
  connect: 'src/sdk/oauth/browser.ts',
  workspaces: 'src/areas/workspace/page/list-browser.ts',
  inbox: 'src/areas/workspace/requests/page/inbox-browser.ts',
  'inbox-style': 'src/areas/workspace/requests/page/inbox.css',
  'inbox-worker': 'src/areas/workspace/requests/page/worker.ts',
  'sandbox-frame': 'src/areas/workspace/sandbox/page/frame.ts',
  'view-lock': 'src/areas/workspace/package-panels/page/first-script.ts',
  'view-shell': 'src/areas/workspace/package-panels/page/shell.ts',
  tracker: 'src/areas/workspace/web-view/proxy/tracker/main.ts',
  'in-page': 'src/areas/workspace/web-view/proxy/in-page/main.ts',
};

export async function writePages(root: string, artefacts: Artefacts): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  const found = (path: string) => artefacts.get(path) ?? written.get(path.replace('pages/', ''));
  const artefactsOf = useArtefacts(join(root, 'generated'), found);
  const bundle = async (entry: string, format: 'esm' | 'iife', ...more: Plugin[]): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [join(root, entry)],
      absWorkingDir: root,
      bundle: true,
      plugins: [artefactsOf, ...more],
      minify: true,
      // Else imports from `artefacts` have no tsconfig.json, and the order of imports decides whether they are strict.
      tsconfigRaw: { compilerOptions: { strict: true, target: 'ESNext', verbatimModuleSyntax: true } },
      format,
      target: TARGET,
      pure: ['RegExp'], // the patterns of unused validators are left out
      legalComments: 'inline',
      external: ['ws'], // only where there is no WebSocket: never in a browser
      write: false,
      logLevel: 'silent',
    });
    return outputFiles.map(({ text }) => text).join('');
  };
  for (const [name, entry] of Object.entries(INLINE)) {
    const plugins = name === 'paste-app' ? [callThroughHost] : [];
    const text = (await bundle(entry, 'iife', ...plugins)).replaceAll('</', '<\\/').trim(); // nothing may end the script element
    written.set(`${name}.ts`, `export const script = ${JSON.stringify(text)};\n`);
  }
  for (const [name, entry] of Object.entries(ASSETS)) {
    written.set(name, await bundle(entry, entry === 'src/areas/workspace/page/main.ts' ? 'esm' : 'iife'));
  }
  return written;
}

/** The paste widget as an MCP App is the same code, but it calls the tools of its host instead of the viewer. */
const callThroughHost: Plugin = {
  name: 'call-through-host',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\/(client|files|send)\.ts$/ }, ({ path, resolveDir }) =>
      resolveDir.endsWith('app') ? undefined : { path: join(resolveDir, 'app', path) },
    );
  },
};

/** Imports from generated/ use what `find` returns, since the files on disk may be outdated. */
export const useArtefacts = (folder: string, find: (path: string) => string | undefined): Plugin => ({
  name: 'use-artefacts',
  setup: ({ onResolve, onLoad }) => {
    const read = (path: string) => find(relative(folder, path).replaceAll('\\', '/'));
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      return read(file) === undefined ? undefined : { path: file };
    });
    onLoad({ filter: /[\\/]generated[\\/]/ }, ({ path }) => {
      const contents = read(path);
      return contents === undefined ? undefined : { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
});
