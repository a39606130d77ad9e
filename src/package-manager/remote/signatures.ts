// Verifies the signatures of a repository and remembers what is trusted, so that neither a rollback nor the removal of the
// signatures goes unnoticed.

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, replaceFile } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { withLock } from '../../base/files/lock.ts';
import { PackageFetchError, rethrowSigned } from '../errors.ts';
import { type FetchOptions, fetchBytes } from '../fetch-file.ts';
import { type MetadataFiles, untrusted } from '../signing/metadata.ts';
import { type Signature, verifyMetadata } from '../signing/verify.ts';
import { sha256Of } from '../validate/hash.ts';

/** What must be true of a repository before its signatures are trusted. */
export interface RepositoryPin {
  /** Fingerprint of one of its roots: `sha256:` and 64 digits. */
  readonly root: string;
  /** Oldest acceptable version of the timestamp; 0 accepts any. */
  readonly version: number;
}

export interface SignatureOptions extends FetchOptions {
  /** Directory that remembers trusted keys. Without it, each call trusts the keys that it gets, or the pinned ones. */
  readonly trust?: string | undefined;
  readonly pin?: RepositoryPin | undefined;
  /** Accept expired signatures: for offline use and for repositories that nobody signs regularly. */
  readonly allowExpired?: boolean | undefined;
  /** Base URL of a mirror of this repository. Everything is checked against the signatures of the repository. */
  readonly mirrorOf?: ((repository: string) => Promise<string | undefined>) | undefined;
  /** Use cached files only. */
  readonly offline?: boolean | undefined;
  /** The time in ms since 1970; the clock by default. */
  readonly now?: (() => number) | undefined;
}

const PIN = /^([^#]*)#root=(sha256:[0-9a-f]{64})$/;

/** Splits `URL#root=sha256:...`. */
export function splitPin(address: string): { readonly url: string; readonly pin?: RepositoryPin } {
  const [, url, root] = PIN.exec(address) ?? [];
  if (url !== undefined && root !== undefined) return { url, pin: { root, version: 0 } };
  if (!address.includes('#')) return { url: address };
  throw new PackageFetchError('bad-address', `the part after # must be root=sha256: and 64 hexadecimal digits`);
}

/** Where a file of a repository is fetched from. A mirror never gets the token of the repository. */
export async function locate(repository: string, path: string, url: string, options: SignatureOptions) {
  const mirror = await options.mirrorOf?.(repository);
  if (mirror === undefined) return { url, namedBy: repository, tokenOf: options.tokenOf };
  return { url: `${mirror.replace(/\/+$/, '')}/${path}`, namedBy: mirror, tokenOf: undefined };
}

/** Null if the repository is unsigned and always was. Throws PackageFetchError. */
export async function readSignatures(url: string, options: SignatureOptions): Promise<Signature | null> {
  const trusted = await readTrusted(options.trust, url);
  return verifySignatures(url, options, trusted).catch((error: unknown) => {
    if (error === TRUST_CHANGED) return readSignatures(url, options);
    if (trusted || options.pin) return rethrowSigned(error);
    throw error;
  });
}

async function verifySignatures(url: string, options: SignatureOptions, trusted: MetadataFiles | undefined) {
  const { trust, pin, offline, allowExpired } = options;
  const isFirstUse = !trusted && pin === undefined;
  if (isFirstUse && (await options.mirrorOf?.(url)) !== undefined) {
    throw untrusted(`${url} has no trusted key yet; add it with its fingerprint before you use a mirror`);
  }
  const fetchMetadata = async (name: string, maxBytes: number): Promise<Uint8Array | null> => {
    const path = `metadata/${name}`;
    const address = URL.canParse(url) ? new URL(path, url).href : url;
    const source = await locate(url, path, address, options);
    return fetchBytes({ ...options, ...source, maxBytes }).catch((error: unknown) => {
      if (isMissing(error, name, isFirstUse)) return null;
      throw error;
    });
  };
  let current = trusted;
  const remember = async (files: MetadataFiles): Promise<void> => {
    if (trust !== undefined) await updateTrusted(trust, url, current, files);
    current = files;
  };
  try {
    const signature = await verifyMetadata({
      load: offline ? async (name) => trusted?.get(name) ?? null : fetchMetadata,
      trusted,
      pin: pin?.root,
      minVersion: pin?.version,
      allowExpired,
      now: options.now?.(),
      onRoots: trusted && !offline ? remember : undefined,
    });
    if (signature && !offline) await remember(signature.files);
    return signature;
  } catch (error) {
    if (!(error instanceof PackageFetchError) || !SIGNATURE_FAILURES.has(error.code)) throw error;
    throw new PackageFetchError(error.code, `${url}: ${error.message}${REMEDIES[error.code] ?? ''}`, { cause: error });
  }
}

const SIGNATURE_FAILURES: ReadonlySet<string> = new Set(['untrusted', 'expired', 'older', 'wrong-hash']);
const REMEDIES: Readonly<Record<string, string>> = {
  expired: '; its maintainer must sign it again. Accept it anyway with --allow-expired',
  older: '; this may be an attack. Try again later, or remove the repository and add it again',
};

/**
 * Hosts without the file may answer with a page or a refusal. That only counts if the repository may be unsigned; a
 * refusal also counts for the next root, which storage services without it answer with 403.
 */
function isMissing(error: unknown, name: string, isFirstUse: boolean): boolean {
  if (!(error instanceof PackageFetchError)) return false;
  const isNextRoot = /^(?!1\.)\d+\.root/.test(name);
  if (error.code === 'refused') return isFirstUse || isNextRoot;
  return error.code === 'not-found' || (error.code === 'html-page' && isFirstUse);
}

export const trustFile = (trust: string, url: string): string => join(trust, `${sha256Of(url).slice(0, 32)}.json`);

/** Undefined if nothing is trusted yet. */
async function readTrusted(trust: string | undefined, url: string): Promise<MetadataFiles | undefined> {
  if (trust === undefined) return undefined;
  const file = trustFile(trust, url);
  const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
  if (text === undefined) return undefined;
  try {
    const { files } = JSON.parse(text) as { readonly files: Readonly<Record<string, string>> };
    if (files['1.root.json'] !== undefined) {
      return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
    }
  } catch {
    // reported below
  }
  throw untrusted(`the trusted keys of ${url} in ${file} cannot be read; remove the repository and add it again`);
}

const TRUST_CHANGED = new Error('another process has changed the trusted keys');

/**
 * Throws TRUST_CHANGED if another process has replaced `before`: a slow process must not overwrite what a faster one has
 * learned, so it verifies again.
 */
async function updateTrusted(trust: string, url: string, before: MetadataFiles | undefined, after: MetadataFiles) {
  const textOf = (trusted: MetadataFiles | undefined): string => {
    const files = [...(trusted ?? [])].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]).sort();
    return `${JSON.stringify({ url, files: Object.fromEntries(files) }, null, 2)}\n`;
  };
  const text = textOf(after);
  if (text === textOf(before)) return;
  const file = trustFile(trust, url);
  await mkdir(trust, { recursive: true, mode: 0o700 });
  await withLock(`${file}.lock`, async () => {
    const current = textOf(await readTrusted(trust, url));
    if (current === text) return;
    if (current !== textOf(before)) throw TRUST_CHANGED;
    await removeAbandoned(file);
    await replaceFile(file, text);
  });
}
