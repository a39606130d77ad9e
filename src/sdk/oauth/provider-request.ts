// One request to a provider with a timeout. Errors contain no secrets.
import { safeFetch } from '../../contract/node-fetch.ts';
import { cleanText, ProviderError, providerError } from './errors.ts';

export interface ProviderRequestOptions {
  /** Time limit for the complete response; 30 000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 256 * 1_024;
const UNREACHABLE = 'unreachable';

/** Whether the provider is unreachable or returned 5xx, as opposed to rejecting the request. */
export const isDown = (error: unknown): boolean =>
  error instanceof ProviderError && (error.error === UNREACHABLE || (error.status ?? 0) >= 500);

export interface ProviderResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `endpoint` is its name in errors. */
export async function requestProvider(
  options: ProviderRequestOptions & { readonly provider: string },
  endpoint: string,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<ProviderResponse> {
  const { provider, signal, timeoutMs = TIMEOUT_MS } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(signal ? AbortSignal.any([signal, timeout]) : timeout);
    return { ok: response.ok, status: response.status, body: readJson(await readText(response)) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const description = timeout.aborted ? `no response within ${timeoutMs} ms` : `its ${endpoint} is unreachable`;
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
    if (bytes > MAX_RESPONSE_BYTES) return '';
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

/** The provider's error response, without the secrets that were sent. */
export function errorResponse(
  provider: string,
  { status, body }: ProviderResponse,
  secrets: readonly string[],
): ProviderError {
  const redacted = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    return cleanText(secrets.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '***')), value));
  };
  return providerError(provider, {
    error: redacted(body['error']) ?? `HTTP ${status}`,
    description: redacted(body['error_description']),
    uri: redacted(body['error_uri']),
    status,
  });
}
