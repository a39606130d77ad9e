// The bundled app credentials: a JSON file with clientId and clientSecret.
import { readFile } from 'node:fs/promises';
import { type OAuthError, TokenStoreError } from './errors.ts';

export interface AppCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Errors name the file and the problem, never the file's content. */
export async function readCredentials(file: string | URL): Promise<AppCredentials> {
  const refuse = (wrong: string): OAuthError => new TokenStoreError(`The credentials file ${String(file)} ${wrong}`);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw refuse(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  let value: Partial<Record<string, unknown>> | null;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw refuse('is not JSON');
  }
  const { clientId, clientSecret } = value ?? {};
  if (typeof clientId !== 'string' || clientId === '') throw refuse('has no clientId');
  if (typeof clientSecret !== 'string' || clientSecret === '') throw refuse('has no clientSecret');
  return { clientId, clientSecret };
}
