// One authorization request: the URL for the user, and the validation of the response.
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi';
import { providerError, WrongAnswerError } from './errors.ts';
import { readMetadata } from './provider-request.ts';
import { type AuthorizationSettings, gatewayAddresses, providerUrl } from './settings.ts';

/** The result of a flow, for `exchangeCode`. */
export interface AuthorizationCode {
  readonly code: string;
  readonly redirectUri: string;
  /** Undefined without PKCE. */
  readonly codeVerifier: string | undefined;
}

export interface AuthorizationRequest {
  readonly provider: string;
  /** Send the user here. */
  readonly authRedirectUrl: string;
  readonly redirectUri: string;
  readonly state: string;
  /** Resolves to the code in the provider's response; rejects with the provider's error or WrongAnswerError. */
  readonly readResponse: (parameters: URLSearchParams) => Promise<AuthorizationCode>;
}

const FLOW_PARAMS = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'code_challenge'];
const RESERVED_PARAMS: ReadonlySet<string> = new Set([...FLOW_PARAMS, 'code_challenge_method', 'client_secret']);

export async function createRequest(
  settings: AuthorizationSettings,
  signal?: AbortSignal,
): Promise<AuthorizationRequest> {
  const { provider, clientId, scopes, extraParams = {}, issuer, pkce = true } = settings;
  checkExtraParams(extraParams);
  if (issuer !== undefined) providerUrl(issuer, 'issuer');
  const { callback: redirectUri } = gatewayAddresses(settings);
  const state = crypto.randomUUID();
  const codeVerifier = pkce ? generateRandomCodeVerifier() : undefined;
  const url = providerUrl(settings.authUrl, 'authUrl');
  url.hash = '';
  const parameters = {
    ...extraParams,
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length === 0 ? {} : { scope: typeof scopes === 'string' ? scopes : scopes.join(' ') }),
    state,
    ...(codeVerifier === undefined
      ? {}
      : { code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return {
    provider,
    authRedirectUrl: url.href,
    redirectUri,
    state,
    readResponse: async (response) => {
      return { code: await readCode(response, { provider, state, issuer, signal }), redirectUri, codeVerifier };
    },
  };
}

export function checkExtraParams(extraParams: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(extraParams)) {
    if (RESERVED_PARAMS.has(name)) throw new TypeError(`extraParams must not contain ${name}: the flow sets it`);
  }
}

interface ExpectedResponse {
  readonly provider: string;
  readonly state: string;
  readonly issuer: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Checks the state first, so that nothing else is read from the response to another flow. */
async function readCode(response: URLSearchParams, expected: ExpectedResponse): Promise<string> {
  const { provider, state, issuer, signal } = expected;
  const single = (name: string): string | undefined => {
    const [value, ...repetitions] = response.getAll(name);
    if (repetitions.length > 0) throw new WrongAnswerError(`The response contains ${name} more than once`);
    return value;
  };
  if (single('state') !== state)
    throw new WrongAnswerError('The response belongs to a different flow: its state does not match');
  const [iss, code, error] = [single('iss'), single('code'), single('error')];
  if (issuer !== undefined && iss !== undefined && iss !== issuer) {
    throw new WrongAnswerError(`The response comes from a different issuer than ${provider}`);
  }
  if (issuer !== undefined && iss === undefined && (await promisesIss(issuer, provider, signal))) {
    throw new WrongAnswerError(`The response does not name its issuer (iss), as ${provider} promises`);
  }
  if (error !== undefined) {
    throw providerError(provider, { error, description: single('error_description'), uri: single('error_uri') });
  }
  if (!code) throw new WrongAnswerError('The response contains no code');
  return code;
}

/** RFC 9207, 2.4: without this check, the response of another issuer passes if it has no `iss`. */
async function promisesIss(issuer: string, provider: string, signal: AbortSignal | undefined): Promise<boolean> {
  const metadata = await readMetadata(issuer, { provider, signal });
  return metadata?.['authorization_response_iss_parameter_supported'] === true;
}
