// Where nginx is; installs Debian's packages when it is missing and we may.
import { installPackages, isExecutable, mayInstall } from './debian.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** With a message that says what to do where there is none. */
export function ensureNginx(): string {
  const find = () => PLACES.find(isExecutable);
  if (!find() && mayInstall()) installPackages('nginx-light', 'openssl');
  const found = find();
  if (!found) throw new Error('The tests need nginx and openssl: apt-get install nginx-light openssl.');
  return found;
}
