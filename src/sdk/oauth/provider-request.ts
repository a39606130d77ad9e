// One request to a provider with a timeout. Errors contain no secrets.
import { safeFetch } from '../../contract/node-fetch.ts';
import { cleanText, ProviderError, providerError } from './errors.ts';

export interface AskOptions {
  /** Time limit for the complete response; 30 000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 256 * 1_024;
const UNREACHABLE = 'unreachable';

/** Whether the provider is unreachable or returned 5xx, as opposed to rejecting the request. */
export const isDown = (error: unknown): boolean =>
  error instanceof ProviderError && (error.error === UNREACHABLE || (error.status ?? 0) >= 500);

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `what` names the endpoint in errors. */
export async function ask(
  options: AskOptions & { readonly provider: string },
  what: string,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Answer> {
  const { provider, signal, timeoutMs = TIMEOUT_MS } = options;
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(signal ? AbortSignal.any([signal, late]) : late);
    return { ok: response.ok, status: response.status, body: readJson(await readText(response)) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const description = late.aborted ? `no response within ${timeoutMs} ms` : `its ${what} is unreachable`;
    const failure = new ProviderError(provider, { error: UNREACHABLE, description });
    failure.cause = error;
    throw failure;
  }
}

export const sendForm: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return safeFetch(url, { ...init, headers });
};

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Removes sent secrets from the provider's texts. */
export function refusal(provider: string, { status, body }: Answer, secrets: readonly string[]): ProviderError {
  const told = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    return cleanText(secrets.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '***')), value));
  };
  return providerError(provider, {
    error: told(body['error']) ?? `HTTP ${status}`,
    description: told(body['error_description']),
    uri: told(body['error_uri']),
    status,
  });
}
