import { createIntentsClient, Problem, requestSession } from '../../src/sdk/index.ts';

const baseUrl = process.env['ANNEX_BASE_URL'] ?? 'http://127.0.0.1:8790';

// Ask. The SDK keeps a secret of its own, so that nobody else can pick the token up.
const request = await requestSession({ baseUrl, appName: 'Layout Assistant', maxAge: 3600 });
console.log(`Open ${request.authUrl}`);
console.log(`The page should show this code: ${request.code}`);

// Wait, by stream or by polling; Ctrl+C gives up.
const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
try {
  const { sessionToken } = await request.wait({ signal: abort.signal });

  // Use it. From here on the application acts as the user.
  const session = createIntentsClient({ baseUrl, sessionToken });
  const { user, kind, expires_at } = await session.getSession();
  console.log(`Signed in as ${user.name}: a session of kind ${kind} until ${expires_at}`);

  // Give it back.
  await session.endSession();
  console.log('Signed out');
} catch (error) {
  if (abort.signal.aborted) console.log('Never mind');
  else if (error instanceof Problem) console.log(`Not signed in: ${error.name}`);
  else throw error;
}
