// Bundles the commands that run on the Node of the machine: generated/cli/small.js.
import { join } from 'node:path';
import { build } from 'esbuild';

export async function writeSmallProgram(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/cli/small.ts')],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
