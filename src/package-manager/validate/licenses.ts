// Suggests a license of the format for a license name as people write it: `open-source` for other open licenses.
import { nearest } from '../../contract/nearest-word.ts';

/** Open licenses that are not in the format's list. */
const OTHER_OPEN =
  /^(AGPL|MPL|EPL|EUPL|CECILL|BSL|BOOST|0BSD|BLUEOAK|MULAN|OFL|SOLDERPAD|SHL|TAPR|UPL|NCSA|POSTGRESQL|VIM)/;

/** Words that do not identify a license. */
const NOISE = /\b(the|licen[cs]e|version|ver|gnu|only|or later|international|public)\b/g;

/** The license in `known` that `written` probably means. */
export function suggestLicense(written: string, known: readonly string[]): string | null {
  const normalized = normalize(written);
  if (normalized === '') return null;
  const exact = known.find((name) => normalize(name) === normalized);
  if (exact !== undefined) return exact;
  // "GPL-3.0-or-later" becomes GPL-3.0, "CERN-OHL-S-2.0" becomes CERN-OHL.
  const family = known
    .filter((name) => normalize(name).length >= 3 && normalized.startsWith(normalize(name)))
    .sort((a, b) => normalize(b).length - normalize(a).length)[0];
  if (family !== undefined) return family;
  if (OTHER_OPEN.test(written.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))) return 'open-source';
  return nearest(written, known) ?? null;
}

/** The same text for "GPL v3", "GPLv3", "GPL-3.0+" and "GPL-3.0". */
function normalize(name: string): string {
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
