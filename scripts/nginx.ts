// Finds nginx; installs Debian's packages if it is missing and we have permission.
import { installPackages, isExecutable, mayInstall } from './debian.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Returns the path of the executable. */
export function ensureNginx(): string {
  const find = () => PLACES.find(isExecutable);
  if (!find() && mayInstall()) installPackages('nginx-light', 'openssl');
  const found = find();
  if (!found) throw new Error('The tests need nginx and openssl: apt-get install nginx-light openssl.');
  return found;
}
