// An issuer's metadata: OpenID Connect Discovery, else RFC 8414.
import { allowInsecureRequests, customFetch, discoveryRequest } from 'oauth4webapi';
import { safeFetch } from '../../contract/node-fetch.ts';
import { errorResponse, isTemporary, type ProviderRequestOptions, requestProvider } from './provider-request.ts';
import { providerUrl } from './settings.ts';

export type IssuerMetadata = Readonly<Record<string, unknown>>;

/** Null if the issuer publishes none. Rejects if it cannot answer at the moment. */
export async function readMetadata(
  issuer: string,
  options: ProviderRequestOptions & { readonly provider: string },
): Promise<IssuerMetadata | null> {
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
