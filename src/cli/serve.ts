// annex serve: runs the servers until it is told to stop.
import { ConfigError, readConfig } from '../config.ts';
import { type Running, startAll } from '../servers/all.ts';
import { StateError } from '../state/port.ts';

export async function serveCommand(flags: readonly string[]): Promise<void> {
  const running = await start();
  if (!running) return;
  console.log(await greeting(running, flags.includes('--demo-login')));
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function start(): Promise<Running | null> {
  try {
    return await startAll(readConfig(process.env, process.cwd()));
  } catch (error) {
    const line = reason(error);
    if (line === null) throw error;
    console.error(`annex: ${line}`);
    process.exitCode = 1;
    return null;
  }
}

/** One line for what a person can mend; null for what is a bug. */
function reason(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof StateError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is taken; stop what listens there or choose another port`;
  if (code === 'EACCES' && port !== undefined) return `port ${port} may not be used; choose one above 1023`;
  return null;
}

async function greeting({ platformUrl, gatewayUrl, gatewaySocketUrl, login }: Running, demo: boolean): Promise<string> {
  const lines = [
    'Annex is running.',
    '',
    `  platform  ${platformUrl}`,
    `  gateway   ${gatewayUrl}/callback   ${gatewaySocketUrl}`,
    '',
    'Try:',
    `  curl -X POST ${platformUrl}/auth/intents`,
    `  curl '${platformUrl}/packages/search?q=theme'`,
    `  curl -H 'Accept: application/json' '${gatewayUrl}/callback?state=00000000-0000-4000-8000-000000000000&code=x'`,
  ];
  if (demo) {
    lines.push(
      '',
      'Approve an intent as the user "demo" (put its token in the place of TOKEN):',
      `  curl -X PATCH ${platformUrl}/auth/intents/TOKEN -H 'Origin: ${new URL(platformUrl).origin}' \\`,
      `    -H 'Cookie: __Host-annex_session=${await login('demo')}'`,
    );
  }
  return `${lines.join('\n')}\n`;
}
