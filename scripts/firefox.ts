// Finds Firefox; installs Debian's package if it is missing and we have permission.
import { installPackages, isExecutable, mayInstall } from './debian.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns the path of the executable. */
export function ensureFirefox(): string {
  const places = process.env['FIREFOX_PATH'] ? [process.env['FIREFOX_PATH']] : PLACES;
  const find = () => places.find(isExecutable);
  if (!find() && mayInstall()) installPackages('firefox-esr');
  const found = find();
  if (!found) throw new Error('The tests need Firefox: apt-get install firefox-esr, or set FIREFOX_PATH.');
  return found;
}
