import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';

const running = useRunning();

describe('getOauthMetadata', () => {
  it('is what oauth4webapi discovers', async () => {
    const { url } = await running.platform();
    const issuer = new URL(url);
    const request = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', [oauth.allowInsecureRequests]: true });
    const metadata = await oauth.processDiscoveryResponse(issuer, request);
    expect(metadata).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      token_endpoint: `${url}/oauth/token`,
      device_authorization_endpoint: `${url}/oauth/device_authorization`,
      registration_endpoint: `${url}/oauth/register`,
      revocation_endpoint: `${url}/oauth/revoke`,
      introspection_endpoint: `${url}/oauth/introspect`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('has the address of the settings, whatever forwarding headers say, and answers pages of any origin', async () => {
    const platform = await running.platform({ serve: { trustedProxies: ['127.0.0.1'] } });
    const headers = {
      origin: 'https://app.example',
      forwarded: 'host=attacker.example;proto=https',
      'x-forwarded-host': 'attacker.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    };
    const response = await fetch(`${platform.url}/.well-known/oauth-authorization-server`, { headers });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).not.toContain('attacker');
  });

  it('allows the header that MCP clients send from pages', async () => {
    const platform = await running.platform();
    const preflight = await fetch(`${platform.url}/.well-known/oauth-authorization-server`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version');
  });
});
