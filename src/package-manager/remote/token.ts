// Tokens of private repositories. A token is sent to the origin of its repository and nowhere else.
import { readFile } from 'node:fs/promises';
import { displayUrl, PackageFetchError } from './fetch-error.ts';

/** RFC 6750, section 2.1. */
const TOKEN = /^[-A-Za-z0-9._~+/]{1,4096}=*$/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The header for a file of a repository; empty if the file is on another origin or the repository has no token. */
export async function authorizationOf(
  url: URL,
  repository: string,
  tokenOf: ((repository: string) => Promise<string | undefined>) | undefined,
): Promise<{ readonly authorization?: string }> {
  const isOwn = URL.canParse(repository) && new URL(repository).origin === url.origin;
  const token = isOwn ? await tokenOf?.(repository) : undefined;
  if (token === undefined) return {};
  if (!TOKEN.test(token)) {
    const message = `the token for ${displayUrl(repository)} must be one line of letters, digits and -._~+/=`;
    throw new PackageFetchError('bad-token', message);
  }
  if (url.protocol !== 'https:' && !LOOPBACK.test(url.hostname)) {
    const message = `${displayUrl(url.href)} would get the token over plain http; use https`;
    throw new PackageFetchError('bad-address', message);
  }
  return { authorization: `Bearer ${token}` };
}

/** Rejects with a PackageFetchError. */
export const readTokenFile = async (file: string): Promise<string> =>
  (
    await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
      throw new PackageFetchError('bad-token', `cannot read the token file ${file} (${code})`);
    })
  ).trim();
