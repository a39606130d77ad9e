// Bundles the pages with widgets. Their packages are installed from a lock file of their own.
import { cp, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { npmCi } from '../../../../scripts/npm-ci.ts';
import { EVERYDAY } from './everyday.ts';
import { KEYS } from './keys.ts';
import { NATIVE } from './native.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../.cache/widgets');

/** The files of a site with these pages and one of native elements, by path. `source` has the pages. */
export async function buildWidgets(
  pages: readonly string[],
  source = import.meta.dirname,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(FOLDER, source === import.meta.dirname ? '' : basename(source));
  await mkdir(folder, { recursive: true });
  // The pages are built there, so that they use its packages and not ours.
  await cp(import.meta.dirname, FOLDER, { recursive: true });
  await cp(source, folder, { recursive: true });
  await npmCi(FOLDER);
  const files = new Map([
    ['/native.html', NATIVE],
    ['/everyday.html', EVERYDAY],
    ['/keys.html', KEYS],
  ]);
  files.set('/next.html', '<!doctype html><title>Next</title><h1>The next page</h1>');
  for (const page of pages) {
    const { outputFiles } = await build({
      entryPoints: [join(folder, `${page}.js`)],
      outdir: folder,
      bundle: true,
      minify: true,
      format: 'iife',
      write: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
      loader: { '.ttf': 'dataurl' },
      conditions: ['browser', 'svelte'],
      plugins: [svelte],
    });
    const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
    files.set(`/${page}.js`, text('.js'));
    const style = `<style>${text('.css')}</style>`;
    files.set(
      `/${page}.html`,
      `<!doctype html><title>${page}</title>${style}<div id="app"></div><script src="/${page}.js"></script>`,
    );
  }
  return files;
}

const svelte: Plugin = {
  name: 'svelte',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = createRequire(join(FOLDER, 'package.json'))('svelte/compiler');
      const { js } = compile(await readFile(path, 'utf8'), { generate: 'client', dev: false });
      return { contents: js.code, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
