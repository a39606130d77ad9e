// Caddy and nginx with the blocks of the guide “Reach Annex from anywhere”, at free ports and with a test certificate.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startNginx } from '../examples/host.ts';
import type { Running } from '../running.ts';

export const GUIDE = readFileSync(resolve(import.meta.dirname, '../../src/docs/guides/reach.md'), 'utf8');
export const blocks = [...GUIDE.matchAll(/```(\w+)(?: ([\w.]+))?\n([^`]+)```/g)].map(([, , file, code = '']) => ({
  file,
  code,
}));
/** The public name in the guide. */
export const NAME = 'annex.example';

export interface ProxyPlace {
  readonly folder: string;
  /** Of the proxy. */
  readonly port: number;
  readonly platformPort: number;
}

function localize(name: string, { folder, platformPort }: ProxyPlace): string {
  const { code = '' } = blocks.find(({ file }) => file === name) ?? {};
  return code.replaceAll('8790', `${platformPort}`).replaceAll(/\/(etc\/annex|var\/log\/nginx)/g, folder);
}

function createCertificate(folder: string): void {
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME},DNS:*.${NAME}`];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '30', ...subject, ...files], { stdio: 'ignore' });
}

export function startCaddy(running: Running, place: ProxyPlace): void {
  const { folder, port } = place;
  createCertificate(folder);
  const code = localize('Caddyfile', place).replaceAll(NAME, `${NAME}:${port}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${code}`);
  const env = { PATH: process.env['PATH'], HOME: folder };
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  running.onClose(async () => {
    const ended = once(caddy, 'exit');
    caddy.kill('SIGTERM');
    await ended;
  });
}

/** Returns its configuration, and what replaces it. */
export async function startGuidedNginx(running: Running, place: ProxyPlace) {
  const { folder, port } = place;
  const file = join(folder, 'annex.conf');
  chmodSync(folder, 0o755); // the workers run as another user, and write large bodies to files below it
  const configuration = localize('annex.conf', place).replace('listen 443', `listen 127.0.0.1:${port}`);
  writeFileSync(file, configuration);
  await startNginx(running, folder, folder, () => createCertificate(folder));
  const pid = () => Number(readFileSync(join(folder, 'nginx/pid'), 'utf8'));
  const replace = (text: string) => {
    writeFileSync(file, text);
    process.kill(pid(), 'SIGHUP');
  };
  return { configuration, replace, pid };
}
