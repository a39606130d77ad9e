import { PackageInstaller, readRepository } from '../../../src/sdk/packages/node/index.ts';
import { ID, lockFileOf } from './killed-package.ts';

/** `ready` is called after the repository was read, before the change begins. */
export async function act(root: string, url: string, action: string, ready = () => {}): Promise<void> {
  const installer = new PackageInstaller({ root, lockFile: lockFileOf(root) });
  const repository = await readRepository(url);
  ready();
  if (action === 'install') await installer.install([{ identifier: ID, version: '1.0.0' }], [repository]);
  if (action === 'update') await installer.update([ID], [repository]);
  if (action === 'rollback') await installer.rollback(ID);
  if (action === 'remove') await installer.remove([ID]);
}
