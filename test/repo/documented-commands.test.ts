// Commands and links in README, .github and the guides: every command exists, and every link leads somewhere.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInWorker } from '../cli/run-in-worker.ts';

const root = resolve(import.meta.dirname, '../..');
const FILES = globSync(['README.md', '{.github,scripts,src}/*.md', 'src/docs/guides/*.md'], { cwd: root });
const texts = new Map(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const everything = [...texts.values()].join('\n');
const scriptsGuide = texts.get('scripts/README.md') ?? '';

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** The commands in code: `annex packages install --locked` counts as `packages install`. */
const annexCommands = (): string[] =>
  unique(
    [...everything.matchAll(/(?:^|`|npx |exec )annex ((?:[a-z][a-z-]*(?= |$|`|\|) ?)+)/gm)].map(([, words = '']) =>
      words.trim().split(' ').slice(0, 2).join(' '),
    ),
  );

describe('annex commands', () => {
  const commands = annexCommands();

  it('are found', () => {
    expect(commands.length).toBeGreaterThan(25);
    expect(commands).toEqual(expect.arrayContaining(['conform packages', 'packages install', 'workspace open']));
  });

  it('exist', async () => {
    const failures: string[] = [];
    for (const command of commands) {
      const { code, stderr } = await runInWorker([...command.split(' '), '--help'], { cwd: root, env: { HOME: root } });
      if (code !== 0) failures.push(`annex ${command}: ${stderr}`);
    }
    expect(failures).toEqual([]);
  }, 120_000);
});

describe('npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

  it('exist, and scripts/README.md names each of them', () => {
    const named = unique([...everything.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name));
    const all = [...named, 'start', 'test'];
    expect(all.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`npm run ${name}[\` ]`).test(scriptsGuide));
    expect(missing).toEqual(['start', 'test']);
    for (const name of missing) expect(scriptsGuide).toContain(`\`npm ${name}\``);
  });

  it.each([
    ['soak', '--rounds', '1', '--seed', '1'],
    ['bench', '--rounds', '1', '--seconds', '1', '--seed', '1', '--json', 'out.json'],
  ])('%s has every name in scripts/README.md and no other, and knows its options', (script, ...options) => {
    const named = [...scriptsGuide.matchAll(new RegExp(`^\\| \`npm run ${script} -- (\\w+)\` \\|`, 'gm'))].map(
      ([, name = '']) => name,
    );
    // An unknown name runs nothing; the message lists the known ones.
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}/index.ts`, 'unknown-name', ...options], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const list = stderr.trim().split(/[:;]/).at(-1) ?? '';
    const known = list.split(/[^\w]+/).filter((word) => !['', 'there', 'is', 'are', 'and', 'or'].includes(word));
    expect(unique(named)).toEqual(unique(known));
  });

  it.each([
    ['faults', '--seconds', 'unknown', '--seed', '1'],
    ['faults', '--history', 'no-such-file'],
  ])('%s knows its options and refuses a wrong value of %s', (script, ...options) => {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}/index.ts`, ...options], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).not.toMatch(/unknown option/i);
  });
});

describe('links', () => {
  const anchor = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');

  it.each(FILES.filter((file) => !file.startsWith('src/docs/')))(
    'of %s lead to a file, and to a heading in it',
    (file) => {
      const links = [...(texts.get(file) ?? '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
      const broken = links.filter((link) => {
        const [path = '', fragment] = link.split('#');
        const target = join(root, dirname(file), path);
        if (!existsSync(target)) return true;
        if (fragment === undefined) return false;
        const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchor(text));
        return !headings.includes(fragment);
      });
      expect(broken).toEqual([]);
    },
  );

  it('of the source map name every directory of src', () => {
    const readme = texts.get('README.md') ?? '';
    const map = readme.slice(readme.indexOf('## Source map'));
    for (const directory of globSync('*/', { cwd: join(root, 'src') })) expect(map).toContain(`\`${directory}\``);
    for (const area of globSync('*', { cwd: join(root, 'src/areas') })) expect(map).toContain(`\`${area}\``);
  });

  it.each(['README.md', 'src/README.md', 'scripts/README.md', '.github/CONTRIBUTING.md'])(
    'of %s name paths that exist',
    (file) => {
      const code = [...(texts.get(file) ?? '').matchAll(/`((?:src|spec|test|scripts)\/[\w/.-]+)`/g)];
      const paths = code.map(([, path = '']) => path);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    },
  );

  it('of what to read first are short enough to be read', () => {
    for (const file of ['src/README.md', '.github/CONTRIBUTING.md']) {
      expect((texts.get(file) ?? '').split('\n').length).toBeLessThanOrEqual(81);
    }
  });
});
