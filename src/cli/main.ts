import { serveCommand } from './serve.ts';

const USAGE = `Usage: annex <command>

  serve [--demo-login]   run the platform and the gateway

Settings come from the environment: ANNEX_HOST, ANNEX_PLATFORM_PORT, ANNEX_GATEWAY_PORT, ANNEX_BASE_URL,
ANNEX_DATA_DIR, ANNEX_DATABASE_URL, ANNEX_LOG_LEVEL.`;

export async function main([command, ...flags]: readonly string[]): Promise<void> {
  if (command === 'serve') return serveCommand(flags);
  if (command === undefined || command === 'help' || command === '--help') {
    console.log(USAGE);
    return;
  }
  console.error(`annex: there is no command ${command}\n\n${USAGE}`);
  process.exitCode = 1;
}
