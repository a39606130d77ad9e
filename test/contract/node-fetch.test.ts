import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { safeFetch } from '../../src/contract/node-fetch.ts';
import { useScriptedServer } from '../package-manager/scripted-server.ts';

const root = resolve(import.meta.dirname, '../..');
const HOST = Symbol.for('undici.globalDispatcher.1');
const globals = globalThis as { [HOST]?: object };

const server = useScriptedServer();
describe('fetch on Node', () => {
  it('does not change the dispatcher of the host program', async () => {
    server.serve({ '/a': 'text' });
    await fetch(`${server.url()}/a`);
    const own = globals[HOST];
    expect(await (await safeFetch(`${server.url()}/a`)).text()).toBe('text');
    expect(globals[HOST]).toBe(own);
  });

  class ProxyOfTheHost {
    dispatch(): boolean {
      throw new Error('asked');
    }
  }
  class Agent extends ProxyOfTheHost {} // Node's own one has this name too

  it.each([ProxyOfTheHost, Agent])('uses the dispatcher that the host has set, for instance %o', async (Dispatcher) => {
    const own = globals[HOST];
    globals[HOST] = new Dispatcher();
    const asked = await safeFetch(`${server.url()}/a`).catch((error: Error) => error.cause);
    globals[HOST] = own ?? {};
    expect(asked).toMatchObject({ message: 'asked' });
  });

  it('is not included in browser bundles', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/sdk/index.ts')],
      bundle: true,
      format: 'esm',
      external: ['ws'],
      write: false,
      logLevel: 'silent',
    });
    const text = outputFiles.map((file) => file.text).join('');
    expect(text).toContain('safeFetch');
    expect(text).not.toContain('undici');
  });
});
