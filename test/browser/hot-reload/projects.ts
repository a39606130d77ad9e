// Projects for common development servers, each with a file that is edited while its page is open.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';

export interface DevServer {
  readonly name: string;
  /** npm packages to install. */
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The file in which BEFORE is replaced by AFTER. */
  readonly edited: string;
  /** Path below node_modules, and arguments; PORT is replaced. */
  readonly command: readonly string[];
  readonly path: string;
}

export const BEFORE = 'written before';
export const AFTER = 'written after';

export const VITE: DevServer = {
  name: 'vite',
  packages: ['vite'],
  files: {
    'index.html': '<!doctype html><title>Vite</title><p id="out"></p><script type="module" src="/main.js"></script>',
    'main.js':
      "import { text } from './text.js';\nconst show = (words) => { document.querySelector('#out').textContent = words };\n" +
      "show(text);\nimport.meta.hot.accept('./text.js', (next) => show(next.text));\n",
    'text.js': `export const text = '${BEFORE}';\n`,
  },
  edited: 'text.js',
  command: ['vite/bin/vite.js', '--port', 'PORT', '--strictPort', '--host', '127.0.0.1'],
  path: '/',
};

export const DEV_SERVERS: readonly DevServer[] = [
  VITE,
  {
    name: 'next',
    packages: ['next', 'react', 'react-dom'],
    files: {
      'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
      'app/page.jsx': `'use client';\nexport default function Page() { return <p>${BEFORE}</p> }\n`,
    },
    edited: 'app/page.jsx',
    command: ['next/dist/bin/next', 'dev', '-p', 'PORT', '-H', '127.0.0.1'],
    path: '/',
  },
  {
    name: 'vitepress',
    packages: ['vitepress'],
    files: { 'index.md': `# Pages\n\n${BEFORE}\n` },
    edited: 'index.md',
    command: ['vitepress/bin/vitepress.js', 'dev', '.', '--port', 'PORT', '--host', '127.0.0.1'],
    path: '/',
  },
  {
    name: 'storybook',
    packages: ['storybook', '@storybook/html-vite', 'vite@7'],
    files: {
      '.storybook/main.js':
        "export default { stories: ['../stories/*.stories.js'], framework: '@storybook/html-vite', core: { disableTelemetry: true } };\n",
      'stories/note.stories.js': `export default { title: 'Note' };\nexport const Plain = { render: () => '<p>${BEFORE}</p>' };\n`,
    },
    edited: 'stories/note.stories.js',
    command: ['storybook/dist/bin/dispatcher.js', 'dev', '-p', 'PORT', '-h', '127.0.0.1', '--ci', '--no-open'],
    path: '/?path=/story/note--plain',
  },
];

/** Installs the packages of a server from npm; returns the node_modules folder. */
export async function installServer({ name, packages }: DevServer, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm install exited with ${status}`);
  return join(folder, 'node_modules');
}

export async function writeProject({ files }: DevServer, folder: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

export const edit = ({ files, edited }: DevServer, folder: string): Promise<void> =>
  writeFile(join(folder, edited), (files[edited] ?? '').replace(BEFORE, AFTER));

export interface RunningDevServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** `modules` is the node_modules folder with the server. Resolves once it responds. */
export async function startDevServer(server: DevServer, folder: string, modules: string): Promise<RunningDevServer> {
  const port = await freePort();
  const [bin = '', ...rest] = server.command.map((word) => (word === 'PORT' ? String(port) : word));
  const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' };
  // Its own process group, so that its child processes end with it.
  const child = spawn(process.execPath, [join(modules, bin), ...rest], { cwd: folder, env, detached: true });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilAnswered(url), exited.then(() => Promise.reject(new Error(said.join(''))))]);
  return { url, stop: () => stop(child, exited) };
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  await exited;
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
