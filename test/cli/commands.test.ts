import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/base/config/catalogue.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));

describe('annex help', () => {
  it.each([[[]], [['help']], [['--help']]])('lists the commands: annex %j', async (args) => {
    const { code, stdout, stderr } = await annex.run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('annex <command>');
    for (const command of ['serve', 'config', 'help', 'version'])
      expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it('explains one command, also by --help behind it', async () => {
    const [asked, flagged] = await Promise.all([annex.run(['help', 'serve']), annex.run(['serve', '--help'])]);
    expect(asked.code).toBe(0);
    expect(asked.stdout).toContain('Usage: annex serve');
    expect(asked.stdout).toContain('--demo-login');
    expect(flagged).toEqual(asked);
  });

  it('explains every setting', async () => {
    const { stdout } = await annex.run(['help', 'settings']);
    for (const { flag, variable } of SETTINGS) {
      expect(stdout).toContain(`--${flag}`);
      expect(stdout).toContain(variable);
    }
  });
});

describe('annex version', () => {
  it.each(['version', '--version'])('is the package’s: annex %s', async (word) => {
    expect(await annex.run([word])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('a command that is called wrongly', () => {
  it('says so in one line and ends with 2', async () => {
    const calls: Record<string, readonly string[]> = {
      'there is no command serv; did you mean serve?': ['serv'],
      'there is no command elephant; annex help lists them': ['elephant'],
      'there is no command constructor; annex help lists them': ['constructor'],
      'there is no command he·lp; did you mean help?': ['he\nlp'],
      'there is no command cofnig; did you mean config?': ['help', 'cofnig'],
      'annex login is now annex connect PROVIDER, and annex login status is annex connect status; annex auth login logs in at a platform':
        ['login', 'google', '--timeout', '5'],
      'there is no flag --demologin; did you mean --demo-login?': ['serve', '--demologin'],
      'there is no flag --platfrom-port; did you mean --platform-port?': ['serve', '--platfrom-port=1'],
      'there is no flag -p': ['serve', '-p', '1'],
      'there is no flag --host': ['version', '--host', 'x'],
      '--demo-login takes no value': ['serve', '--demo-login=yes'],
      '--host needs a value': ['serve', '--host', '--demo-login'],
      '--data-dir needs a value': ['serve', '--data-dir'],
      'gateway is one word too many: annex serve [--no-sample] [--demo-login]': ['serve', 'gateway'],
    };
    const ended = await Promise.all(Object.values(calls).map((args) => annex.run(args)));
    expect(ended).toEqual(Object.keys(calls).map((line) => ({ code: 2, stdout: '', stderr: `annex: ${line}\n` })));
  });
});

describe('annex config', () => {
  const key = `ak_${'g'.repeat(43)}`;
  const env = { ANNEX_API_KEY: key, ANNEX_DATABASE_URL: 'postgres://annex:geheim@db/annex', ANNEX_GATEWAY_PORT: '0' };

  it('shows every setting with its value and where it came from, secrets hidden', async () => {
    writeFileSync(join(annex.folder(), 'annex.config.json'), JSON.stringify({ log: { level: 'warn' } }));
    const { code, stdout, stderr } = await annex.run(['config', '--platform-port', '0'], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const rows = stdout.split('\n').map((line) => line.split(/ {2,}/));
    expect(rows).toEqual(
      expect.arrayContaining([
        ['setting', 'value', 'source'],
        ['platform.port', '0', 'flag --platform-port'],
        ['gateway.port', '0', 'environment ANNEX_GATEWAY_PORT'],
        ['log.level', 'warn', 'file annex.config.json'],
        ['viewer.port', '8797', 'default'],
        ['apiKey', '***', 'environment ANNEX_API_KEY'],
        ['databaseUrl', 'postgres://annex:***@db/annex', 'environment ANNEX_DATABASE_URL'],
      ]),
    );
    expect(rows.map(([path]) => path)).toEqual(expect.arrayContaining(SETTINGS.map(({ path }) => path)));
    expect(stdout).not.toMatch(/geheim|ggg/);
  });

  it('shows the same as JSON', async () => {
    const { stdout } = await annex.run(['config', '--json'], env);
    const rows = JSON.parse(stdout) as { setting: string }[];
    expect(rows).toHaveLength(SETTINGS.length);
    expect(rows).toContainEqual({ setting: 'viewer.port', value: 8797, source: 'default', name: null });
    expect(rows).toContainEqual({ setting: 'apiKey', value: '***', source: 'environment', name: 'ANNEX_API_KEY' });
    expect(rows).toContainEqual({ setting: 'workspace', value: null, source: 'default', name: null });
    expect(stdout).not.toMatch(/geheim|ggg/);
  });

  it('stops at a wrong setting with one line', async () => {
    expect(await annex.run(['config'], { ANNEX_LOG_FORMAT: 'xml' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'annex: ANNEX_LOG_FORMAT must be one of: auto, json, pretty\n',
    });
  });
});
