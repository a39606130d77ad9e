// The code and styles that pages load, bundled for browsers: generated/pages/.
import { join } from 'node:path';
import { build } from 'esbuild';

const PAGES = 'src/workspace/page';

/** Name of the artefact -> its entry. */
const ENTRIES: Readonly<Record<string, string>> = {
  'workspace.js': 'main.ts',
  'workspace.css': 'workspace.css',
  'sandbox-frame.js': 'sandbox/frame.ts',
};

export async function writePages(root: string): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const { outputFiles } = await build({
      entryPoints: [join(root, PAGES, entry)],
      absWorkingDir: root,
      bundle: true,
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
