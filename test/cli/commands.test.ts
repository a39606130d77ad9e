import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_SETTINGS } from '../../src/base/config/catalogue.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));

describe('annex help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('lists the commands in groups: annex %j', async (args) => {
    const { code, stdout, stderr } = await annex.run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Usage: annex COMMAND');
    const groups = [
      'Servers',
      'Operation',
      'Users and keys',
      'Login',
      'Packages',
      'Workspace',
      'Screenshots and files',
      'Tools',
      'Options',
    ];
    expect(stdout.match(/^[A-Z][\w -]+(?=:$)/gm)).toEqual([...groups, 'Examples']);
    for (const command of ['serve', 'config', 'help', 'version', 'completion'])
      expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    expect(stdout).not.toMatch(/^ {2}login /m);
  });

  it('prints the same help for a command in every form of the request', async () => {
    const ways = [
      ['help', 'keys', 'create'],
      ['keys', 'create', '--help'],
      ['keys', 'create', '-h'],
      ['keys', 'help', 'create'],
    ];
    const [asked, ...others] = await Promise.all(ways.map((args) => annex.run(args)));
    expect(asked).toEqual({
      code: 0,
      stderr: '',
      stdout: `Usage: annex keys create --owner NAME [options]

Create an API key and print it once.

Scopes: workspace:read, workspace:control, packages:read, paste:read, paste:write, account

Options:
  --owner NAME    the owner whose workspaces and pastes the key opens
  --user NAME     a user of the owner for whom alone the programs with the key act
  --name TEXT     a name for the key, to recognize it in the list
  --scope SCOPE   what the key may do; may be repeated (default: all scopes)
  --expires TIME  when the key expires: 12h, 90d or 4w from now (default: never)
  -h, --help      show this help

Examples:
  annex keys create --owner acme --name "build server"
  annex keys create --owner acme --scope workspace:read --expires 90d --name ci

Every setting is also an option. Run 'annex help settings' to list them.
`,
    });
    for (const other of others) expect(other).toEqual(asked);
  });

  it('explains subcommands and arguments', async () => {
    const [keys, paste] = await Promise.all([annex.run(['keys', '--help']), annex.run(['paste', '--help'])]);
    expect(keys.stdout).toMatch(/^Commands:\n {2}create {5}create an API key.*\n {2}list .*\n {2}revoke ID {2}revoke/m);
    expect(paste.stdout).toMatch(
      /^Arguments:\n {2}\[FILE\|-\] {2}a file, a folder, or - for an image on standard input$/m,
    );
  });

  it('has colors if requested, and never with NO_COLOR', async () => {
    const [plain, forced, never] = await Promise.all([
      annex.run(['help']),
      annex.run(['help'], { FORCE_COLOR: '1' }),
      annex.run(['help'], { NO_COLOR: '1' }),
    ]);
    expect(plain.stdout).not.toContain('\u001b');
    expect(never.stdout).toBe(plain.stdout);
    expect(forced.stdout).toContain('\u001b[1mServers:\u001b[22m');
    expect(stripVTControlCharacters(forced.stdout)).toBe(plain.stdout);
  });

  it('explains every documented setting', async () => {
    const { stdout } = await annex.run(['help', 'settings']);
    for (const { flag, variable } of DOCUMENTED_SETTINGS) {
      expect(stdout).toContain(`--${flag}`);
      expect(stdout).toContain(variable);
    }
  });

  it('explains only the settings that are asked for', async () => {
    const flagsOf = (text: string) => [...text.matchAll(/^--([\w-]+)/gm)].map(([, flag = '']) => flag);
    const gateway = flagsOf((await annex.run(['help', 'settings', 'gateway'])).stdout);
    expect(gateway).toContain('gateway-port');
    expect(gateway.filter((flag) => !flag.includes('gateway'))).toEqual([]);
    expect(flagsOf((await annex.run(['help', 'settings', 'gateway', 'port'])).stdout)).toEqual(['gateway-port']);
    expect(await annex.runProcess(['help', 'settings', 'gatway'])).toMatchObject({
      code: 1,
      stderr: "annex: no setting is named 'gatway'; run annex help settings\n",
    });
  });
});

describe('annex version', () => {
  it.each(['version', '--version', '-V', '-v'])('prints the version of the package: annex %s', async (word) => {
    expect(await annex.run([word])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('is JSON with --json', async () => {
    expect(JSON.parse((await annex.runProcess(['version', '--json'])).stdout)).toEqual({ version });
  });
});

describe('a usage error', () => {
  it('is reported on one line, with exit code 2', async () => {
    const calls: Record<string, readonly string[]> = {
      "unknown command 'serv'. Did you mean 'serve'?": ['serv'],
      "unknown command 'pakages'. Did you mean 'packages'?": ['pakages'],
      "unknown command 'elephant'. Run 'annex --help' for a list.": ['elephant'],
      "unknown command 'constructor'. Run 'annex --help' for a list.": ['constructor'],
      "unknown command 'he·lp'. Did you mean 'help'?": ['he\nlp'],
      "unknown command 'cofnig'. Did you mean 'config'?": ['help', 'cofnig'],
      "unknown command 'login'. Did you mean 'annex auth login'?": ['login', 'google', '--timeout', '5'],
      "unknown option '--nosample'. Did you mean '--no-sample'?": ['start', '--nosample'],
      "unknown option '--platfrom-port'. Did you mean '--platform-port'?": ['serve', '--platfrom-port=1'],
      "unknown option '--prot'. Did you mean '--port'?": ['mock', '--prot', '1'],
      "unknown option '-p'": ['serve', '-p', '1'],
      "unknown option '--host'": ['version', '--host', 'x'],
      'missing subcommand: create, list or revoke': ['keys'],
      '--no-sample takes no value': ['start', '--no-sample=yes'],
      '--host needs a value': ['serve', '--host', '--no-sample'],
      '--data-dir needs a value': ['serve', '--data-dir'],
      "unexpected argument 'gateway'. Usage: annex serve [options]": ['serve', 'gateway'],
    };
    const ended = await Promise.all(Object.values(calls).map((args) => annex.run(args)));
    expect(ended).toEqual(Object.keys(calls).map((line) => ({ code: 2, stdout: '', stderr: `annex: ${line}\n` })));
    expect(await annex.runProcess(['serv'])).toEqual(ended[0]);
  });
});

describe('annex config', () => {
  const key = `ak_${'g'.repeat(43)}`;
  const env = { ANNEX_API_KEY: key, ANNEX_DATABASE_URL: 'postgres://annex:geheim@db/annex', ANNEX_GATEWAY_PORT: '0' };

  it('shows every setting with its value and source, and hides secrets', async () => {
    writeFileSync(join(annex.folder(), 'annex.config.json'), JSON.stringify({ log: { level: 'warn' } }));
    const { code, stdout, stderr } = await annex.runProcess(['config', '--platform-port', '0'], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const rows = stdout.split('\n').map((line) => line.split(/ {2,}/));
    expect(rows).toEqual(
      expect.arrayContaining([
        ['setting', 'value', 'source'],
        ['platform.port', '0', 'flag --platform-port'],
        ['gateway.port', '0', 'environment ANNEX_GATEWAY_PORT'],
        ['log.level', 'warn', 'file annex.config.json'],
        ['gateway.state', 'uuid', 'default'],
        ['apiKey', '***', 'environment ANNEX_API_KEY'],
        ['databaseUrl', 'postgres://annex:***@db/annex', 'environment ANNEX_DATABASE_URL'],
      ]),
    );
    expect(rows.map(([path]) => path)).toEqual(expect.arrayContaining(DOCUMENTED_SETTINGS.map(({ path }) => path)));
    expect(stdout).not.toMatch(/geheim|ggg/);
  });

  it('shows the same as JSON', async () => {
    const { stdout } = await annex.run(['config', '--json'], env);
    const rows = JSON.parse(stdout) as { setting: string }[];
    expect(rows).toHaveLength(DOCUMENTED_SETTINGS.length);
    expect(rows).toContainEqual({ setting: 'gateway.state', value: 'uuid', source: 'default', name: null });
    expect(rows).toContainEqual({ setting: 'apiKey', value: '***', source: 'environment', name: 'ANNEX_API_KEY' });
    expect(rows).toContainEqual({ setting: 'workspace', value: null, source: 'default', name: null });
    expect(stdout).not.toMatch(/geheim|ggg/);
  });

  it('shows an internal setting only if it is set', async () => {
    expect((await annex.run(['config'])).stdout).not.toContain('gateway.sweepMs');
    const { stdout } = await annex.run(['config', '--gateway-sweep-ms', '500']);
    expect(stdout).toMatch(/^gateway\.sweepMs +500 +flag --gateway-sweep-ms$/m);
    expect((await annex.run(['help', 'settings'])).stdout).not.toContain('sweep');
  });

  it('reports an invalid setting on one line', async () => {
    expect(await annex.run(['config'], { ANNEX_LOG_FORMAT: 'xml' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'annex: ANNEX_LOG_FORMAT must be one of: auto, json, pretty\n',
    });
  });
});
