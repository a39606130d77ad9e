// Maps licence names as people write them to the format's closed list; for an open licence it does not name,
// `open-source`.
import { nearest } from '../../base/nearest-word.ts';

/** Licences people name that are on nobody's list here, but are open ones. */
const OPEN = /^(AGPL|MPL|EPL|EUPL|CECILL|BSL|BOOST|0BSD|BLUEOAK|MULAN|OFL|SOLDERPAD|SHL|TAPR|UPL|NCSA|POSTGRESQL|VIM)/;

/** Words that say nothing about which licence it is. */
const NOISE = /\b(the|licen[cs]e|version|ver|gnu|only|or later|international|public)\b/g;

/** The licence of `known` that somebody who wrote `written` probably means. */
export function suggestLicence(written: string, known: readonly string[]): string | null {
  const wanted = key(written);
  if (wanted === '') return null;
  const exact = known.find((name) => key(name) === wanted);
  if (exact !== undefined) return exact;
  // "GPL-3.0-or-later" is at least GPL-3.0; "CERN-OHL-S-2.0" is a CERN-OHL.
  const family = known
    .filter((name) => key(name).length >= 3 && wanted.startsWith(key(name)))
    .sort((a, b) => key(b).length - key(a).length)[0];
  if (family !== undefined) return family;
  if (OPEN.test(written.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))) return 'open-source';
  return nearest(written, known) ?? null;
}

/** "GPL v3", "GPLv3", "GPL-3.0+" and "GPL-3.0" alike: letters and numbers, without `.0` at the end. */
function key(name: string): string {
  return name
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('-or-later', ' ')
    .replaceAll(/[-_+,()]/g, ' ')
    .replaceAll(NOISE, ' ')
    .replaceAll(/\bv(?=\d)|(?<=[a-z])v(?=\d)/g, ' ')
    .replaceAll(/(?<=\d)\.0\b/g, '')
    .replaceAll(/\bclause\b/g, ' ')
    .replaceAll(/\bcreative commons\b/g, 'cc')
    .replaceAll(/\battribution\b/g, 'by')
    .replaceAll(/\bsharealike\b/g, 'sa')
    .replaceAll(/(?<=[a-z])(?=\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
