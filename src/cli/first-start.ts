import type { FirstStart } from '../servers/from-settings.ts';

/** What the first start has made, shown once, with a line that logs in as printed. */
export function firstStartLines(platformUrl: string, { owner, user, password, key }: FirstStart): string[] {
  const { origin } = new URL(platformUrl);
  return [
    'This is the first start. These are shown once:',
    '',
    `  owner     ${owner}`,
    `  user      ${user}`,
    `  password  ${password}`,
    `  API key   ${key}`,
    '',
    `Log in at ${platformUrl}/login, or:`,
    `  curl -i ${platformUrl}/auth/login -H 'Origin: ${origin}' -H 'Content-Type: application/json' \\`,
    `    -d '${JSON.stringify({ name: user, password })}'`,
    '',
  ];
}
