import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GrantStore } from '../../src/areas/workspace/package-panels/grants.ts';
import { useIdentity } from '../areas/identity/server.ts';
import { BOM_TYPE } from '../areas/workspace/package-panels/panel-packages.ts';
import { useAnnex } from './annex.ts';
import { annex, annexProcess } from './identity-command.ts';

const ASKS = { connectDomains: ['https://api.parts.example'], resourceDomains: [], frameDomains: [] };

describe('annex panels grants, next to a running server', () => {
  const start = useIdentity();

  it('lists what users have allowed, also as JSON, and revokes it', async () => {
    const server = await start();
    expect((await annex(server, 'panels', ['grants'])).out).toBe('No panels have permissions.\n');
    const store = new GrantStore(server.database);
    const permissions = { ...ASKS, scopes: ['workspace:tabs' as const], clipboardWrite: false };
    const about = { panelType: BOM_TYPE, title: 'BOM table', version: '1.0.0', grantedBy: 'ada', grantedAt: 0 };
    for (const owner of ['acme', 'demo']) await store.save(owner, { ...about, permissions });

    const { code, out } = await annexProcess(server, 'panels', ['grants', '--owner', 'demo']);
    expect(code).toBe(0);
    expect(out).toContain(BOM_TYPE);
    expect(out).toContain('exchange data with api.parts.example; see the names and addresses of the tabs');
    expect(out).not.toContain('acme');
    const listed = JSON.parse((await annex(server, 'panels', ['grants', '--json'])).out) as object[];
    expect(listed).toMatchObject([
      { owner: 'acme' },
      { owner: 'demo', grantedAt: '1970-01-01T00:00:00.000Z', permissions },
    ]);

    const revoke = ['grants', '--owner', 'demo', '--revoke', BOM_TYPE];
    expect((await annex(server, 'panels', ['grants', '--revoke', BOM_TYPE])).err).toContain('--revoke needs --owner');
    expect((await annex(server, 'panels', revoke)).out).toBe(
      `Revoked what ${BOM_TYPE} may do in the workspaces of demo.\n`,
    );
    expect(await annex(server, 'panels', revoke)).toMatchObject({ code: 1, out: '' });
    expect(await store.list()).toMatchObject([{ owner: 'acme' }]);
  });
});

describe('annex packages with panels', () => {
  const command = useAnnex();

  it('init --panel starts one; install, outdated, diff and update say what it asks for', async () => {
    const run = async (...words: string[]) => {
      const { code, stdout, stderr } = await command.run(['packages', ...words]);
      expect([words[0], code, stderr]).toEqual([words[0], 0, '']);
      return stdout;
    };
    const folder = command.folder();
    const packages = join(folder, 'packages');
    const source = join(packages, 'bom');
    const about = ['--identifier', 'com.example.bom', '--name', 'BOM & table'];
    await run('init', source, ...about, '--panel');
    const refused = await command.run([
      'packages',
      'init',
      join(folder, 'x'),
      ...about,
      '--type',
      'library',
      '--panel',
    ]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('only plugins can bring panels') });
    await run('validate', source);
    const build = () => run('build', packages, '--out', join(folder, 'site'), '--base-url', `file://${folder}/site`);
    await build();
    const site = `file://${folder}/site/repository.json`;
    const options = ['--root', join(folder, 'root'), '--repository'];
    const installed = await run('install', 'com.example.bom', ...options, site);
    expect(installed).toContain('panel “BOM & table” asks for no permissions');
    const file = join(source, 'source/plugins/panels/main/panel.json');
    const panel = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...panel, scopes: ['workspace:tabs', 'nothing'] }));
    const invalid = await command.run(['packages', 'validate', source]);
    expect(invalid).toMatchObject({ code: 1, stdout: expect.stringContaining('/scopes/1') });
    writeFileSync(file, JSON.stringify({ ...panel, scopes: ['workspace:tabs'] }));
    const metadata = join(source, 'metadata.json');
    const item = JSON.parse(readFileSync(metadata, 'utf8'));
    const versions = [{ ...item.versions[0], version: '1.1.0' }, ...item.versions];
    writeFileSync(metadata, JSON.stringify({ ...item, versions }));
    copyFileSync(join(folder, 'site/packages.json'), join(folder, 'before.json'));
    await build();
    const more = 'panel “BOM & table” asks for permission to see the names and addresses of the tabs of this workspace';
    expect(await run('outdated', ...options, site)).toContain(more);
    expect(await run('diff', join(folder, 'before.json'), join(folder, 'site/packages.json'))).toContain(more);
    const updated = await run('update', '--all', ...options, site);
    expect(updated).toContain(`${more}\n  Users are asked when they open it in a workspace.`);
  });
});
