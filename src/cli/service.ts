// annex service install: writes the units, user and environment file of the guide to several nodes, whose examples are the
// templates, and starts them. It shows what it will do and asks first.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { SETTINGS } from '../base/config/catalogue.ts';
import { type Config, masked, valueAt } from '../base/config/config.ts';
import { writeAtomically } from '../base/files/durable.ts';
import { type Arguments, CommandError, textOf } from './arguments.ts';
import { configOf } from './settings.ts';

const GUIDE = new URL('../docs/guides/run-nodes.md', import.meta.url);
/** The directory of the program in the guide. */
const PROGRAM_FOLDER = '/opt/annex/node_modules/.bin';
const ENVIRONMENT = '/etc/annex/annex.env';
/** ProtectHome=yes of the units hides these. */
const HIDDEN = /^\/(home|root|run\/user)\//;
/** Without them, nodes have the addresses of the guide. */
const NEEDED_BY_NODES = ['databaseUrl', 'platform.baseUrl', 'gateway.url'];

interface Plan {
  /** Texts by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

export async function installService(args: Arguments): Promise<void> {
  const { flags, options } = args;
  const config = configOf(flags);
  const root = textOf(args, 'root') ?? '';
  const isForNodes = options['nodes'] === true;
  const plan = (mask: boolean) => planFor(isForNodes, root, (template) => environmentFile(template, config, mask));
  if (options['print']) return console.log(printed(plan(true)));
  refuseUnusable(config, isForNodes && !existsSync(root + ENVIRONMENT), root);
  console.log(summary(plan(true), root));
  if (!options['yes'] && !(await isConfirmed())) throw new CommandError('nothing was changed');
  const { files, commands } = plan(false);
  for (const [path, text] of files) {
    if (isKept(root, path)) continue;
    await mkdir(dirname(root + path), { recursive: true });
    await writeAtomically(root + path, text, modeOf(path));
  }
  for (const [program, ...words] of commands) {
    try {
      execFileSync(program, words, { stdio: 'inherit' });
    } catch {
      throw new CommandError(`${program} ${words.join(' ')} failed; run it again after repairing the cause`);
    }
  }
}

function planFor(isForNodes: boolean, root: string, environment: (template: string) => string): Plan {
  const examples = readExamples();
  const example = (name: string) => examples.get(name) ?? '';
  const enabled = /enable --now (.+)/.exec(example('install.sh'))?.[1]?.split(' ') ?? [];
  const units = isForNodes ? enabled : ['annex', 'annex-backup.timer'];
  const names = isForNodes ? ['annex-platform@.service', 'annex-gateway@.service'] : ['annex.service'];
  const files = new Map([[ENVIRONMENT, environment(example(isForNodes ? 'annex.env' : 'one-machine.env'))]]);
  if (!isForNodes) files.set('/etc/sysusers.d/annex-user.conf', example('annex-user.conf'));
  for (const name of [...names, 'annex-backup.service', 'annex-backup.timer'])
    files.set(`/etc/systemd/system/${name}`, example(name));
  const users: Plan['commands'] = isForNodes ? [] : [['systemd-sysusers', ...(root ? [`--root=${root}`] : [])]];
  if (root) return { files, commands: [...users, ['systemctl', `--root=${root}`, 'enable', ...units]] };
  return { files, commands: [...users, ['systemctl', 'daemon-reload'], ['systemctl', 'enable', '--now', ...units]] };
}

/** The examples of the guide by file name, with the paths of this program. */
function readExamples(): ReadonlyMap<string, string> {
  const program = process.argv[1] ?? '';
  if (/[^\w/.@+-]/.test(program))
    throw new CommandError(`units cannot name ${program}; install it in a path without spaces`);
  // npm puts Node beside the program if it installs both.
  const folder = [program, process.execPath].map(dirname).find((path) => existsSync(join(path, 'node'))) ?? '';
  const guide = readFileSync(GUIDE, 'utf8')
    .replaceAll(`${PROGRAM_FOLDER}/annex`, () => program)
    .replaceAll(PROGRAM_FOLDER, () => folder);
  return new Map([...guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, text]));
}

/** The template with the settings of the command line and of the environment. */
function environmentFile(template: string, { settings, sources }: Config, mask: boolean): string {
  const lines = new Map<string, string>();
  for (const line of template.trim().split('\n')) lines.set(line.slice(0, line.indexOf('=')), line);
  for (const setting of SETTINGS.filter(({ path }) => isSet(sources, path))) {
    const value = valueAt(settings, setting.path);
    lines.set(setting.variable, `${setting.variable}=${quoted(String(mask ? masked(setting, value) : value))}`);
  }
  return `${[...lines.values()].join('\n')}\n`;
}

const isSet = (sources: Config['sources'], path: string) => /^(flag|environment)$/.test(sources.get(path) ?? '');

/** As systemd reads it. */
const quoted = (value: string) =>
  /^[\w:/@.,=+%?&~[\]*-]*$/.test(value) ? value : `"${value.replaceAll(/["\\$`]/g, '\\$&')}"`;

function refuseUnusable({ sources }: Config, needsAddresses: boolean, root: string): void {
  const missing = SETTINGS.filter(({ path }) => NEEDED_BY_NODES.includes(path) && !isSet(sources, path));
  if (needsAddresses && missing.length > 0)
    throw new CommandError(`set ${missing.map(({ variable }) => variable).join(', ')} for nodes`);
  if (isSet(sources, 'dataDir'))
    throw new CommandError('the data of a service is in /var/lib; do not set ANNEX_DATA_DIR or --data-dir');
  if (process.getuid?.() !== 0) throw new CommandError('run it as root, or use --print');
  if (root) return;
  if (!existsSync('/run/systemd/system'))
    throw new CommandError('systemd does not run on this machine; use --print, or --root DIR for an image');
  const hidden = [process.argv[1] ?? '', process.execPath].find((path) => HIDDEN.test(path));
  if (hidden) throw new CommandError(`services cannot read ${hidden}; install it with npm install --prefix /opt/annex`);
}

const modeOf = (path: string) => (path === ENVIRONMENT ? 0o600 : 0o644);
const isKept = (root: string, path: string) => path === ENVIRONMENT && existsSync(root + path);

function summary({ files, commands }: Plan, root: string): string {
  const action = (path: string) => (isKept(root, path) ? 'keep' : existsSync(root + path) ? 'replace' : 'write');
  const lines = [...files.keys()].map((path) => `  ${action(path).padEnd(7)} ${root}${path}`);
  const runs = commands.map((words) => `  run     ${words.join(' ')}`);
  return ['annex service install will', ...lines, ...runs].join('\n');
}

const printed = ({ files, commands }: Plan): string =>
  [
    ...[...files].map(([path, text]) => `# ${path}, mode ${modeOf(path).toString(8)}\n${text}`),
    ['# Then run', ...commands.map((words) => words.join(' '))].join('\n'),
  ].join('\n');

export async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CommandError('there is no terminal to ask; use --yes to continue without a question');
  using terminal = createInterface({ input: process.stdin, output: process.stderr });
  return /^y(es)?$/i.test((await terminal.question('Continue? [y/N] ')).trim());
}
