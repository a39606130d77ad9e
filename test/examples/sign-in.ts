import { createHash, randomBytes } from 'node:crypto';
import { createIntentsClient } from '../../src/sdk/index.ts';

const intents = createIntentsClient({
  baseUrl: process.env['ANNEX_BASE_URL'] ?? 'http://127.0.0.1:8790',
});

// Whoever picks the token up has to know the verifier; the server gets its hash only.
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

const { token, auth_url } = await intents.createIntent({
  body: { app_name: 'Layout Assistant', max_age: 3600, challenge },
});
console.log(`Open ${auth_url}`);

for await (const { event, data } of intents.watchIntent.stream({
  path: { token },
  header: { 'Intent-Verifier': verifier },
})) {
  if (event === 'authenticated') console.log('Signed in. Token length:', data.session_token.length);
  else console.log(`Not signed in: ${event}`);
}
