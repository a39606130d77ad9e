// npm run licenses: lists the license of each runtime package; fails if one is not on the list below.
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
  readonly license: string;
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

/** For `AND` all licenses must be known, for `OR` one. */
const isKnown = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => KNOWN.has(license)));

export const licensesOf = ({ packages }: LockFile): Licensed[] =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      license,
      known: isKnown(license),
    }));

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')) as LockFile;
  const all = licensesOf(lock);
  for (const { name, license } of all) console.log(`${license}  ${name}`);
  const unknown = all.filter(({ known }) => !known);
  for (const { name, license } of unknown)
    console.error(`licenses: ${name} has the license ${license}, which is not in the list of accepted licenses`);
  if (unknown.length > 0) process.exitCode = 1;
}
