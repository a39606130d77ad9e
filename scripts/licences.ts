// npm run licences: lists the licence of each runtime package; fails if one is not on the list below.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}
export interface LockFile {
  readonly packages: { readonly [path: string]: LockedPackage };
}
export interface Licensed {
  readonly name: string;
  readonly licence: string;
  readonly known: boolean;
}

/** SPDX identifiers. Packages under LGPL are separate files that are loaded, not linked in. */
const KNOWN = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'Unlicense',
]);

/** For `AND` all licences must be known, for `OR` one. */
const isKnown = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => KNOWN.has(licence)));

export const licencesOf = ({ packages }: LockFile): Licensed[] =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      licence: license,
      known: isKnown(license),
    }));

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')) as LockFile;
  const all = licencesOf(lock);
  for (const { name, licence } of all) console.log(`${licence}  ${name}`);
  const unknown = all.filter(({ known }) => !known);
  for (const { name, licence } of unknown)
    console.error(`licences: ${name} has the licence ${licence}, which is not in the list of accepted licences`);
  if (unknown.length > 0) process.exitCode = 1;
}
