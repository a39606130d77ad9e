// One request to a provider with a timeout. Errors contain no secrets.

import { allowInsecureRequests, ClientSecretPost, customFetch, discoveryRequest, None } from 'oauth4webapi';
import { readLimitedBody, safeFetch } from '../../contract/node-fetch.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { cleanText, ProviderError, providerError, WrongAnswerError } from './errors.ts';
import { providerUrl } from './settings.ts';

export interface ProviderRequestOptions {
  /** Time limit for the complete response; 30 000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 256 * 1_024;
const UNREACHABLE = 'unreachable';
const TOO_MANY_REQUESTS = 'too many requests. Try again later';

const TEMPORARY_STATUSES: ReadonlySet<number | null> = new Set([408, 425, 429]);
const TEMPORARY_ERRORS = new Set([UNREACHABLE, 'temporarily_unavailable', 'server_error', 'slow_down']);

/** Whether the same request may succeed later. An unusable response may come from a proxy in front of the provider. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return error instanceof WrongAnswerError;
  const { status } = error;
  return TEMPORARY_ERRORS.has(error.error) || TEMPORARY_STATUSES.has(status) || (status ?? 0) >= 500;
}

export interface ProviderResponse {
  readonly ok: boolean;
  readonly status: number;
  /** Retry-After in milliseconds; null without one. */
  readonly retryAfterMs: number | null;
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
    const { ok, status, headers } = response;
    const retryAfterMs = readRetryAfter(headers.get('retry-after'));
    const bytes = await readLimitedBody(response, MAX_RESPONSE_BYTES);
    return { ok, status, retryAfterMs, body: readJson(new TextDecoder().decode(bytes ?? undefined)) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const description = timeout.aborted ? `no response within ${timeoutMs} ms` : `its ${endpoint} is unreachable`;
    const failure = new ProviderError(provider, { error: UNREACHABLE, description });
    failure.cause = error;
    throw failure;
  }
}

export const clientAuthentication = (clientSecret: string | undefined) =>
  clientSecret === undefined ? None() : ClientSecretPost(clientSecret);

export const formOptions = (signal: AbortSignal) => ({
  signal,
  [allowInsecureRequests]: true,
  [customFetch]: sendForm,
});

const sendForm: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return safeFetch(url, { ...init, headers });
};

/** Seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : null;
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  const value = parseOr(text, null);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The provider's error response, without the secrets that were sent. */
export function errorResponse(
  provider: string,
  { status, retryAfterMs, body }: ProviderResponse,
  secrets: readonly string[],
): ProviderError {
  // Some providers quote the form as it was sent.
  const hidden = secrets.flatMap((secret) => [secret, encodeURIComponent(secret), formEncoded(secret)]);
  const redacted = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    return cleanText(hidden.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '***')), value));
  };
  return providerError(provider, {
    error: redacted(body['error']) ?? `HTTP ${status}`,
    description: redacted(body['error_description']) ?? (status === 429 ? TOO_MANY_REQUESTS : undefined),
    uri: redacted(body['error_uri']),
    status,
    retryAfterMs,
  });
}

const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/** Null if the issuer publishes none. Rejects if it cannot answer at the moment. */
export async function readMetadata(
  issuer: string,
  options: ProviderRequestOptions & { readonly provider: string },
): Promise<ProviderResponse['body'] | null> {
  const base = providerUrl(issuer, 'issuer');
  for (const algorithm of ['oidc', 'oauth2'] as const) {
    const response = await requestProvider(options, 'metadata', (signal) =>
      discoveryRequest(base, {
        algorithm,
        signal,
        [allowInsecureRequests]: true,
        [customFetch]: (url, { headers, redirect }) => safeFetch(url, { headers, redirect, signal }),
      }),
    );
    if (response.ok && response.body['issuer'] === issuer) return response.body;
    const failure = errorResponse(options.provider, response, []);
    if (!response.ok && isTemporary(failure)) throw failure;
  }
  return null;
}
