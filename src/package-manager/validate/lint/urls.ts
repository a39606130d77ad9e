// Finds URLs that only one of the original format and this format accepts. The original pattern is an alternation without
// a group, so it accepts anything that starts with a web URL or ends with a file URL; and it requires two characters of
// a host.
import { resources } from '../../../../generated/packages/validators.js';
import { type Finding, quoted, warningAt } from '../finding.ts';
import { suggestValue } from '../suggestions.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the original pattern
const ORIGINAL_PATTERN = /^(https?:\/\/[^\s/$.?#].[^\s]*)|(file:\/\/([a-zA-Z]:|\/)[^\x00]+)$/;
const MAX_URL_CHARACTERS = 10_000;

type Fields = Readonly<Record<string, unknown>>;

export function lintPackageUrls(item: unknown, at: string): Finding[] {
  const versions = (item as { readonly versions?: unknown } | null)?.versions;
  if (!Array.isArray(versions)) return [];
  return versions.flatMap((version: Fields | null, index) =>
    checkUrl(version?.['download_url'], `${at}/versions/${index}/download_url`),
  );
}

export function lintRepositoryUrls(document: unknown): Finding[] {
  const repository = (document ?? {}) as Readonly<Record<string, Fields | null | undefined>>;
  return [
    ...checkUrl(repository['$schema'], '/$schema'),
    ...['packages', 'resources', 'manifests'].flatMap((name) => checkUrl(repository[name]?.['url'], `/${name}/url`)),
  ];
}

/** `url-original-only` and `url-original-refuses`. */
function checkUrl(value: unknown, at: string): Finding[] {
  if (typeof value !== 'string' || value.length > MAX_URL_CHARACTERS) return [];
  const isValid = resources.URL(value);
  const isOriginal = ORIGINAL_PATTERN.test(value);
  if (isOriginal && !isValid) {
    const message = `${quoted(value)} matches the original format's pattern but is not a valid URL. Clients cannot fetch it.`;
    return [warningAt(at, 'url-original-only', message, suggestValue('url', value)?.suggestion ?? null)];
  }
  if (isValid && !isOriginal) {
    return [
      warningAt(at, 'url-original-refuses', `Clients that use the original format's pattern reject ${quoted(value)}.`),
    ];
  }
  return [];
}
