import type { GuideText } from '../guides.ts';

export const receiveCode: GuideText = {
  name: 'receive-code',
  title: 'Receive an authorization code through the gateway',
  summary: 'Let an OAuth 2.0 provider redirect to one fixed address, and get the code in a program that has none.',
  text: () => `
Providers want to know the redirect URI beforehand. A program on somebody’s laptop, or one of a thousand hosts, has none to
offer. The gateway has: register \`{gateway_url}/callback\` with the provider once, and let every client wait for its own
code on a WebSocket.

1. The client connects and registers a fresh \`state\`, a UUID that nobody else can guess.
2. The gateway answers \`registered\`. Only then send the user to the provider, with that \`state\`.
3. The provider redirects the user’s browser to the gateway, which hands the code to the socket that registered the
   \`state\`, and to no other.
4. The client closes the connection and exchanges the code itself, with its own secret.

{{receive-code.ts}}

This is what the user’s browser shows meanwhile. The page loads nothing, names the provider as the client registered it,
and takes the code out of the address bar.

{{picture callback-page.png: The gateway’s page: “Authorization received. The application has it and goes on by itself. Return to it now.”}}

A registration lives for 10 minutes and ends with its connection. The code comes once. Instead of a \`callback\` an \`error\`
can come; its \`code\` tells programs what happened, \`provider-error\` when the user or the provider said no.

## What never passes

Only the authorization code does. A redirect that carries an access token, an ID token, a refresh token or a client secret
is refused with [secret-in-callback](/problems/secret-in-callback), and nothing is forwarded. The gateway keeps no
credentials and writes no codes to a disk.

All messages with their fields are in the [reference of the socket](/docs/gateway/socket).
`,
};
