// The file of the running Annex, and programs that answer at its address instead.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formerDataDir, usualDataDir } from '../../src/base/config/data-dir.ts';
import { exchange, INSTANCE_FILE, type Instance, instanceProof, prove, readInstance } from '../../src/base/instance.ts';
import { serveHttp } from '../http-server.ts';
import { useRunning } from '../running.ts';

const running = useRunning();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annex-instance-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const INSTANCE: Instance = {
  local: 'http://127.0.0.1:8790',
  urls: { platform: '', viewer: '', gateway: '', gatewaySocket: '', watchdog: '', proxy: null },
  localGateway: null,
  dataDir: '/data',
  pid: 1,
  secret: 's'.repeat(43),
  key: 'ak_',
  user: null,
  workspace: null,
};
const write = (text = JSON.stringify(INSTANCE), mode = 0o600) => {
  const file = join(folder, INSTANCE_FILE);
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
};

describe('readInstance', () => {
  it('returns what a start has written, and null if there was none', () => {
    expect(readInstance(folder)).toBeNull();
    expect(readInstance(join(folder, 'missing'))).toBeNull();
    write();
    expect(readInstance(folder)).toEqual(INSTANCE);
  });

  it.each([0o644, 0o640, 0o604, 0o620, 0o666])('refuses a file of mode %o [G-setup-private-file]', (mode) => {
    const file = write(undefined, mode);
    expect(() => readInstance(folder)).toThrow(`${file} does not belong to you alone; delete it and start Annex again`);
  });

  it('refuses a link, a directory and a device [G-setup-private-file]', () => {
    const file = join(folder, INSTANCE_FILE);
    writeFileSync(join(folder, 'real'), JSON.stringify(INSTANCE), { mode: 0o600 });
    symlinkSync('real', file);
    expect(() => readInstance(folder)).toThrow('(ELOOP)');
    rmSync(file);
    mkdirSync(file, { mode: 0o700 });
    expect(() => readInstance(folder)).toThrow(`${file} does not belong to you alone`);
    rmSync(file, { recursive: true });
    symlinkSync('/dev/zero', file);
    expect(() => readInstance(folder)).toThrow('(ELOOP)');
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...INSTANCE, local: 'http://a@b.example' }),
    JSON.stringify({ ...INSTANCE, local: 'http://127.0.0.1:1/x?' }),
    JSON.stringify({ ...INSTANCE, secret: 'short' }),
    JSON.stringify({ ...INSTANCE, secret: 7 }),
    JSON.stringify({ local: INSTANCE.local, secret: INSTANCE.secret }),
  ])('refuses the content %s', (text) => {
    write(text);
    expect(() => readInstance(folder)).toThrow(`${INSTANCE_FILE} cannot be read`);
  });

  it('refuses a huge file without reading it', () => {
    write(' '.repeat(10_000_000));
    expect(() => readInstance(folder)).toThrow('does not belong to you alone');
  });
});

describe('prove', () => {
  const at = async (listener: RequestListener) => ({ ...INSTANCE, local: (await serveHttp(running, listener)).url });

  it('accepts the program that wrote the file', async () => {
    const instance = await at((request, response) => {
      request.on('data', (chunk) => {
        const { nonce } = JSON.parse(String(chunk)) as { nonce: string };
        response.end(JSON.stringify({ proof: instanceProof(INSTANCE.secret, nonce) }));
      });
    });
    await expect(prove(instance)).resolves.toBeUndefined();
  });

  it('uses a new nonce each time', async () => {
    const nonces: string[] = [];
    const instance = await at((request, response) => {
      request.on('data', (chunk) => nonces.push((JSON.parse(String(chunk)) as { nonce: string }).nonce));
      request.on('end', () => response.end());
    });
    for (let round = 0; round < 3; round++) await expect(prove(instance)).rejects.toThrow('another program');
    expect(new Set(nonces).size).toBe(3);
  });

  it.each<[string, RequestListener]>([
    ['nothing', (_, response) => response.end()],
    ['an old proof', (_, response) => response.end(JSON.stringify({ proof: instanceProof(INSTANCE.secret, 'old') }))],
    ['a page', (_, response) => response.end('<!doctype html>'.repeat(10))],
    ['a redirect', (_, response) => response.writeHead(307, { Location: 'http://127.0.0.1:8790/' }).end()],
    ['an error', (_, response) => response.writeHead(500).end()],
  ])('refuses a program that answers with %s', async (_, listener) => {
    await expect(prove(await at(listener))).rejects.toThrow(/^another program answers at http/);
  });

  it.each<[string, RequestListener]>([
    ['cuts the connection', (request) => request.socket.destroy()],
    [
      'cuts the answer',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 60 });
        response.write('{"proof":', () => request.socket.destroy());
      },
    ],
    [
      'answers without end',
      (_, response) => {
        const more = () => void (response.destroyed || response.write('x'.repeat(65_536), more));
        more();
      },
    ],
  ])('refuses a program that %s', async (_, listener) => {
    await expect(prove(await at(listener))).rejects.toThrow(
      /^Annex is not running at http.*; start it with annex start/,
    );
  });

  it('refuses an address where nobody listens', async () => {
    await expect(prove({ ...INSTANCE, local: 'http://127.0.0.1:9' })).rejects.toThrow('Annex is not running');
  });
});

describe('exchange', () => {
  it('stops after its limit of bytes', async () => {
    const { url } = await serveHttp(running, (_, response) => response.end('x'.repeat(1_000)));
    expect((await exchange(url, { limit: 1_000 })).body).toHaveLength(1_000);
    await expect(exchange(url, { limit: 999 })).rejects.toThrow('not running');
  });

  it('has a deadline', async () => {
    const { url } = await serveHttp(running, () => {});
    await expect(exchange(url)).rejects.toThrow('not running');
  }, 15_000);
});

describe('the data directory', () => {
  it('of a checkout is its own .annex, whatever the environment says [G-setup-data-dir]', () => {
    const root = join(import.meta.dirname, '../..');
    expect(usualDataDir({ XDG_DATA_HOME: '/x', LOCALAPPDATA: '/y' })).toBe(join(root, '.annex'));
  });

  it('is a former .annex of the working directory only if its database is private [G-setup-former-data]', () => {
    expect(formerDataDir(folder, 'annex.sqlite')).toBeNull();
    mkdirSync(join(folder, '.annex'));
    expect(formerDataDir(folder, 'annex.sqlite')).toBeNull();
    const file = join(folder, '.annex/annex.sqlite');
    writeFileSync(file, '', { mode: 0o600 });
    expect(formerDataDir(folder, 'annex.sqlite')).toBe(join(folder, '.annex'));
    chmodSync(file, 0o644); // as git clone and unzip create files
    expect(formerDataDir(folder, 'annex.sqlite')).toBeNull();
    rmSync(file);
    symlinkSync('/etc/passwd', file);
    expect(formerDataDir(folder, 'annex.sqlite')).toBeNull();
  });
});
