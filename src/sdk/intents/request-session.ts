// The login flow of an application: create an intent, show the address and the code, wait for the session token.
import { createIntentsClient } from '../../../generated/intents/client.ts';
import type { Intents, Schemas } from '../../../generated/intents/contract.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { shortCode } from '../../base/short-code.ts';
import type { Client } from '../../contract/client/call.ts';
import { type ClientOptions, ContractError, UnreachableError } from '../../contract/client/index.ts';
import { wait } from '../../contract/client/retry.ts';

export interface SessionRequestOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch' | 'headers' | 'timeoutMs'> {
  /** The name that the user sees. */
  readonly appName?: string | undefined;
  /** Requested session lifetime in seconds; 90 days by default. */
  readonly maxAge?: number | undefined;
  /** What the session may do; all by default. */
  readonly scopes?: Schemas['Scopes'] | undefined;
  /** Interval between polls in milliseconds when no stream is available; 2000 by default. */
  readonly pollMs?: number | undefined;
  /** Aborts the request for the intent; `wait` takes its own signal. */
  readonly signal?: AbortSignal | undefined;
}

export interface SessionRequest {
  /** Send the user here. This is a secret, valid once and for 15 minutes: do not log or store it. */
  readonly authUrl: string;
  /** Show it next to the address; the approval page shows the same code. */
  readonly code: string;
  /** The intent can no longer be approved after this time. */
  readonly expiresAt: Date;
  /**
   * Resolves once the user has approved. Rejects with the Problem `intent-denied` or `intent-expired`, with any other
   * error response, with a ContractError for an unexpected response, and with the signal's reason.
   */
  wait(options?: { readonly signal?: AbortSignal | undefined }): Promise<{ readonly sessionToken: string }>;
}

export const POLL_MS = 2_000;
/** Interval of polls next to an open stream, in case a proxy buffers the stream. */
const STREAM_CHECK_MS = 30_000;
/** Consecutive polls that may fail with network errors. */
const MAX_FAILED_POLLS = 5;

/** Requests a session for the user who approves. Only this caller can fetch the token. */
export async function requestSession(options: SessionRequestOptions): Promise<SessionRequest> {
  const { appName, maxAge, scopes, pollMs = POLL_MS, signal, ...connection } = options;
  const intents = createIntentsClient(connection);
  const { verifier, challenge } = await createVerifier();
  const body = {
    challenge,
    ...(appName === undefined ? {} : { app_name: appName }),
    ...(maxAge === undefined ? {} : { max_age: maxAge }),
    ...(scopes === undefined ? {} : { scopes }),
  };
  const intent = await intents.createIntent({ body }, signal);
  const request = { path: { token: intent.token }, header: { 'Intent-Verifier': verifier } };
  return {
    authUrl: intent.auth_url,
    code: await shortCode(intent.token),
    expiresAt: new Date(intent.expires_at),
    wait: ({ signal: waitSignal } = {}) => waitForApproval(intents, request, pollMs, waitSignal),
  };
}

async function waitForApproval(
  intents: Client<Intents>,
  request: { readonly path: { token: string }; readonly header: { 'Intent-Verifier': string } },
  pollMs: number,
  signal: AbortSignal | undefined,
): Promise<{ readonly sessionToken: string }> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const running = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]);
  let polledAt = Number.NEGATIVE_INFINITY;

  /** Null while the intent is pending. */
  const pollOnce = async (): Promise<string | null> => {
    try {
      return readStatus(await intents.watchIntent(request, running));
    } finally {
      polledAt = performance.now();
    }
  };

  /** Null when no stream is available or it was interrupted. */
  const stream = async (): Promise<string | null> => {
    const events = intents.watchIntent.stream(request, running)[Symbol.asyncIterator]();
    try {
      const event = events.next();
      for (;;) {
        const first = await Promise.race([event, wait(STREAM_CHECK_MS, running)]);
        if (first) return first.done ? null : readEvent(first.value);
        const token = await pollOnce();
        if (token !== null) return token;
      }
    } catch (error) {
      if (running.aborted || isFinal(error)) throw error;
      return null;
    } finally {
      void events.return?.();
    }
  };

  const poll = async (): Promise<string> => {
    for (let failed = 0; ; ) {
      await wait(Math.max(0, polledAt + pollMs - performance.now()), running);
      try {
        const token = await pollOnce();
        if (token !== null) return token;
        failed = 0;
      } catch (error) {
        failed += 1;
        if (!(error instanceof UnreachableError) || failed === MAX_FAILED_POLLS) throw error;
      }
    }
  };

  try {
    return { sessionToken: (await stream()) ?? (await poll()) };
  } finally {
    ended.abort(); // ends the remaining timers and connections
  }
}

/** Whether the problem concerns the intent itself, so that polling would fail too. */
const isFinal = (error: unknown): boolean =>
  isProblem(error) && error.status < 500 && !error.is('not-acceptable') && error.status !== 429;

function readStatus(status: Schemas['IntentStatus']): string | null {
  if (status.state === 'pending') return null;
  return readToken(status.state === 'authenticated' ? status.session_token : null, 'state');
}

function readEvent(event: Schemas['IntentEvent']): string {
  if (event.event === 'timeout') throw new Problem('intent-expired');
  if (event.event === 'denied') throw new Problem('intent-denied');
  return readToken(event.event === 'authenticated' ? event.data?.session_token : null, 'event');
}

/** The types promise a token, but a server may not send one. */
function readToken(token: unknown, source: string): string {
  if (typeof token === 'string' && token !== '') return token;
  throw new ContractError(`watchIntent returned an unexpected ${source}`);
}

const VERIFIER_BYTES = 32;

/** A secret and its S256 challenge (RFC 7636). Uses WebCrypto, so it also runs in browsers. */
async function createVerifier(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
