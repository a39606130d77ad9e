import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureSystemdNotify } from '../../scripts/debian.ts';
import { COMMAND, useAnnex } from './annex.ts';

const GUIDE = resolve(import.meta.dirname, '../../src/docs/guides/run-nodes.md');
const NODE_FOLDER = dirname(process.execPath);

/** As the guide shows it, with the paths of this program. */
function example(name: string): string {
  const [, text = ''] = readFileSync(GUIDE, 'utf8').split(new RegExp(`^\`\`\`\\w+ ${name}\n`, 'm'));
  expect(text, name).not.toBe('');
  return text
    .slice(0, text.indexOf('```'))
    .replaceAll('/opt/annex/node_modules/.bin/annex', COMMAND)
    .replaceAll('/opt/annex/node_modules/.bin', NODE_FOLDER);
}

const ADDRESSES = {
  ANNEX_DATABASE_URL: 'postgres://annex:hush@db.example/annex',
  ANNEX_BASE_URL: 'https://annex.example',
  ANNEX_GATEWAY_URL: 'https://oauth.annex.example',
};

describe('annex service install', () => {
  const annex = useAnnex();
  const install = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    annex.runProcess(['service', 'install', ...words], { ANNEX_DATA_DIR: '', ...env });

  it('prints the files and commands of the guide for one machine', async () => {
    const { code, stdout, stderr } = await install(['--print']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`# /etc/annex/annex.env, mode 600\n${example('one-machine.env')}`);
    expect(stdout).toContain(`# /etc/sysusers.d/annex-user.conf, mode 644\n${example('annex-user.conf')}`);
    for (const name of ['annex.service', 'annex-backup.service', 'annex-backup.timer'])
      expect(stdout).toContain(`# /etc/systemd/system/${name}, mode 644\n${example(name)}`);
    expect(stdout).toMatch(/\nsystemctl enable --now annex annex-backup\.timer\n$/);
  });

  it('confines the backup like the servers', () => {
    ensureSystemdNotify();
    for (const name of ['annex.service', 'annex-platform@.service', 'annex-gateway@.service', 'annex-backup.service']) {
      const unit = join(annex.folder(), name.replace('@', '@1'));
      writeFileSync(unit, example(name));
      // Exits with 1 above the threshold, in tenths.
      const judge = ['security', '--offline=true', '--no-pager', '--threshold=45', unit];
      const { status, stdout } = spawnSync('systemd-analyze', judge, { encoding: 'utf8' });
      expect(status, stdout).toBe(0);
    }
  });

  it('prints those of nodes, without the password of the database', async () => {
    const { stdout } = await install(['--nodes', '--print'], ADDRESSES);
    const environment = example('annex.env').replace('annex:secret@', 'annex:***@');
    expect(stdout).toContain(`# /etc/annex/annex.env, mode 600\n${environment}`);
    for (const name of ['annex-platform@.service', 'annex-gateway@.service', 'annex-backup.service'])
      expect(stdout).toContain(example(name));
    const [enable = 'none'] = /systemctl enable --now .*/.exec(example('install.sh')) ?? [];
    expect(stdout).toContain(enable);
    expect(stdout).not.toContain('hush');
  });

  it('installs into an image, and keeps its environment file', async () => {
    ensureSystemdNotify();
    const root = join(annex.folder(), 'image');
    mkdirSync(join(root, 'etc'), { recursive: true });
    for (const file of ['passwd', 'group']) writeFileSync(join(root, 'etc', file), '');
    const words = ['--root', root, '--yes', '--project-dir', '/srv/a "b" $c'];
    const first = await install(words);
    expect(first, first.stderr).toMatchObject({ code: 0 });
    expect(first.stdout).toContain(`write   ${root}/etc/annex/annex.env`);
    const environment = join(root, 'etc/annex/annex.env');
    expect(statSync(environment).mode & 0o777).toBe(0o600);
    expect(readFileSync(environment, 'utf8')).toBe(
      `${example('one-machine.env')}ANNEX_PROJECT_DIR="/srv/a \\"b\\" \\$c"\n`,
    );
    expect(readFileSync(join(root, 'etc/passwd'), 'utf8')).toMatch(/^annex:.*:\/var\/lib\/annex:/m);
    const wanted = join(root, 'etc/systemd/system/multi-user.target.wants/annex.service');
    expect(readlinkSync(wanted)).toBe('/etc/systemd/system/annex.service');

    writeFileSync(environment, 'ANNEX_LOG_LEVEL=debug\n');
    const again = await install(words);
    expect(again.stdout).toContain(`keep    ${environment}`);
    expect(again.stdout).toContain(`replace ${root}/etc/systemd/system/annex.service`);
    expect(readFileSync(environment, 'utf8')).toBe('ANNEX_LOG_LEVEL=debug\n');
  });

  it.each<[problem: string, words: string[], env: Record<string, string>, message: string]>([
    ['nobody can be asked', [], {}, 'there is no terminal to ask; use --yes'],
    ['nodes have no address', ['--nodes'], {}, 'set ANNEX_DATABASE_URL, ANNEX_BASE_URL, ANNEX_GATEWAY_URL for nodes'],
    ['the data is elsewhere', ['--data-dir', '/srv/annex'], {}, 'do not set ANNEX_DATA_DIR'],
  ])('changes nothing if %s', async (_, words, env, message) => {
    const root = join(annex.folder(), 'image');
    const { code, stderr } = await annex.run(['service', 'install', '--root', root, ...words], {
      ANNEX_DATA_DIR: '',
      ...env,
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
    expect(() => statSync(root)).toThrow('ENOENT');
  });
});
