// Commands find the running Annex of their user, and give its key to nobody else.
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { serveHttp } from '../http-server.ts';
import { useRunning } from '../running.ts';
import { FREE_PORTS, useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();
const RUNNING = 'Annex is running';

/** A directory that is not the one of the start. */
const elsewhere = (): string => {
  const path = join(annex.folder(), 'elsewhere');
  mkdirSync(path, { recursive: true });
  return path;
};

/** Takes everything that it gets; `all` is the text of it. */
async function capture(port = 0) {
  const requests: string[] = [];
  const site = await serveHttp(
    running,
    (request, response) => {
      let body = '';
      request.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
        response.end('{}');
      });
    },
    '127.0.0.1',
    port,
  );
  return { ...site, requests };
}

/** Commands that send something, with their standard input. */
const SENDERS: readonly (readonly string[])[] = [
  ['paste', 'picture.png'],
  ['paste', '--last'],
  ['screenshots', 'list'],
  ['ask', 'Deploy now?', '--timeout', '1'],
  ['workspace', 'tabs'],
];

describe('commands beside annex start', () => {
  it('find it from any directory, and name its addresses and workspace [G-setup-found]', async () => {
    await annex.start(['start'], FREE_PORTS, RUNNING);
    expect(statSync(join(annex.folder(), '.annex/instance.json')).mode & 0o777).toBe(0o600);
    const { urls, workspace } = annex.instance();
    const options = { cwd: elsewhere() };
    const status = JSON.parse((await annex.run(['status', '--json'], {}, options)).stdout);
    expect(status.gateway).toMatchObject({ url: annex.instance().localGateway, status: { status: 'ok' } });
    for (const name of ['platform', 'viewer', 'watchdog'] as const)
      expect(status[name]).toMatchObject({ url: urls[name], status: expect.anything() });
    expect(workspace).toBe('demo/rover');
    const tabs = await annex.run(['workspace', 'tabs', '--json'], {}, options);
    expect(tabs).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(tabs.stdout)).toHaveLength(1);
    writeFileSync(join(elsewhere(), 'picture.png'), await png(drawPixels(40, 30)));
    const pasted = await annex.run(['paste', 'picture.png'], {}, options);
    expect(pasted).toMatchObject({ code: 0, stderr: '' });
    expect(await annex.run(['paste', '--last'], {}, options)).toEqual(pasted);
    const [key] = JSON.parse((await annex.run(['keys', 'list', '--json'], {}, options)).stdout).slice(-1);
    expect(key).toMatchObject({ owner: 'demo', user: 'demo' });
  }, 60_000);

  it('use the same key after each start, and a new one if others could read it [G-setup-private-file]', async () => {
    const keys: (string | null)[] = [];
    for (const mode of [0o600, 0o644, 0o600]) {
      const started = await annex.start(['start'], FREE_PORTS, RUNNING);
      keys.push(annex.instance().key);
      await started.stop();
      chmodSync(join(annex.folder(), '.annex/instance.json'), mode);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  }, 60_000);

  it('send nothing to the servers that a project names [G-setup-no-config-file]', async () => {
    await annex.start(['start'], FREE_PORTS, RUNNING);
    const other = await capture();
    const project = elsewhere();
    const addresses = { platform: { baseUrl: other.url }, viewer: { url: other.url }, gateway: { url: other.url } };
    writeFileSync(join(project, 'annex.config.json'), JSON.stringify(addresses));
    writeFileSync(join(project, 'picture.png'), await png(drawPixels(40, 30)));
    for (const args of [...SENDERS.filter(([name]) => name !== 'ask'), ['status']])
      expect(await annex.run(args, {}, { cwd: project })).toMatchObject({ code: 0, stderr: '' });
    expect(other.requests).toEqual([]);
  }, 60_000);

  it('send their key to no address of a flag or a variable [G-setup-named-address]', async () => {
    await annex.start(['start'], FREE_PORTS, RUNNING);
    const { key, secret } = annex.instance();
    const other = await capture();
    writeFileSync(join(annex.folder(), 'picture.png'), await png(drawPixels(40, 30)));
    for (const args of SENDERS) {
      await annex.run([...args, '--base-url', other.url, '--viewer-url', other.url]);
      await annex.run(args, { ANNEX_BASE_URL: other.url, ANNEX_VIEWER_URL: other.url });
    }
    expect(other.requests.length).toBeGreaterThan(0);
    for (const text of other.requests) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(secret);
    }
  }, 60_000);

  it('send nothing but nonces to a program that took the port after a stop [G-setup-proof]', async () => {
    const started = await annex.start(['start'], FREE_PORTS, RUNNING);
    const { local, key, secret } = annex.instance();
    writeFileSync(join(annex.folder(), 'picture.png'), await png(drawPixels(40, 30)));
    await started.stop();
    const idle = await annex.run(['paste', '--last']);
    expect(idle).toMatchObject({
      code: 1,
      stderr: `annex: Annex is not running at ${local}; start it with annex start\n`,
    });
    const thief = await capture(Number(new URL(local).port));
    for (const args of SENDERS) {
      const { code, stdout, stderr } = await annex.run(args, { ANNEX_API_KEY: `ak_${'g'.repeat(43)}` });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`another program answers at ${local}, where Annex was running`);
    }
    expect(thief.requests.length).toBeGreaterThan(0);
    for (const text of thief.requests) {
      expect(text).toMatch(/^POST \/instance\/proof .*\{"nonce":"[\w-]{43}"\}$/);
      expect(text).not.toContain('ak_');
      for (const hidden of [key, secret]) expect(text).not.toContain(hidden);
    }
  }, 60_000);

  it('refuse a file that others can read, and say what to do [G-setup-private-file]', async () => {
    await annex.start(['start'], FREE_PORTS, RUNNING);
    const file = join(annex.folder(), '.annex/instance.json');
    chmodSync(file, 0o604);
    for (const args of SENDERS.slice(1)) {
      const { code, stderr } = await annex.run(args);
      expect(code).toBe(1);
      expect(stderr).toBe(`annex: ${file} does not belong to you alone; delete it and start Annex again\n`);
    }
  }, 60_000);
});

describe('commands without a running Annex', () => {
  it('say so, and guess no address', async () => {
    for (const args of SENDERS.slice(1)) {
      const { code, stderr } = await annex.run(args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^annex: Annex is not running; start it with annex start, or set ANNEX_BASE_URL/);
    }
  });
});
