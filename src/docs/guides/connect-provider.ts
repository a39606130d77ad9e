import type { GuideText } from '../guides.ts';

export const connectProvider: GuideText = {
  name: 'connect-provider',
  title: 'Connect users to an OAuth 2.0 provider',
  summary:
    'From the first redirect to an access token that is refreshed by itself: in a program, in a Koa service, in a shell.',
  text: () => `
Register \`{gateway_url}/callback\` with the provider once, as the redirect URI of your app. Then put what the provider gave
you into \`credentials.json\`, and keep that file out of git:

\`\`\`json
{ "clientId": "...", "clientSecret": "..." }
\`\`\`

## In a program

\`startOAuthFlow\` registers a fresh state with the gateway and only then gives you the address for the user. The code comes
through the gateway; secret and tokens never do.

{{connect-provider.ts}}

PKCE is on unless you say \`pkce: false\`. Name the provider’s \`issuer\` where it has one: an answer of another issuer is then
refused. Google gives a refresh token only with \`extraParams: { access_type: 'offline', prompt: 'consent' }\`.

Every error is an \`OAuthError\` with a \`code\`:

| code | what happened |
|---|---|
| \`access-denied\` | the user said no, or is not on the provider’s list of test users: show \`explanation\` |
| \`provider-error\` | the provider said something else; \`error\` is its word |
| \`flow-expired\` | nobody came back in time |
| \`gateway-lost\` | the gateway cannot be reached or the connection broke: start again |
| \`not-connected\` | \`getAccessToken\` has nothing to work with: the user has to connect |

If the user’s browser ends on a page that does not load, \`flow.readCallback(address)\` takes the address they copy.

## Tokens

One file per provider and user, \`~/.annex/tokens/<provider>/<user>.json\`, readable by its owner alone. \`getAccessToken\`
refreshes a token with 60 seconds left or less. Many callers share one refresh, and so do several processes: a provider that
lets a refresh token work once would otherwise end the connection.

## In a Koa service

\`oauthRoutes\` brings three routes: a page, \`/auth\` which begins a flow and redirects, and \`/status\` which answers
\`{ "configured": true }\` once the tokens are there. The page asks every two seconds. \`user\` says who is visiting; a flow and
its tokens belong to that user.

{{connect-routes.ts}}

## In a shell

{{connect-provider.sh}}

On a terminal it opens your browser and shows a QR code. Elsewhere it prints the address and waits. \`--paste\` does without the
gateway. What you would repeat can stand in \`annex.config.json\`, below \`providers\`.
`,
};
