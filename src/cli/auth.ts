// annex auth: logs this command line in like any application, with an intent that the user approves in a browser.

import { readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { replaceFile } from '../base/files/durable.ts';
import { ifMissing } from '../base/files/if-missing.ts';
import { parseOr } from '../contract/parse-or.ts';
import { createIntentsClient, Problem, requestSession } from '../sdk/index.ts';
import { type Arguments, CommandError, numberOf, textOf } from './arguments.ts';
import { reportErrors } from './clients.ts';
import { printJson, timeText } from './print.ts';
import { configOf, publicAddresses } from './settings.ts';

export async function login(args: Arguments): Promise<void> {
  const maxAge = numberOf(args, 'max-age');
  const { qr = process.stdout.isTTY } = args.options;
  const baseUrl = platformUrl(args);
  const file = new SessionFile(baseUrl);
  const former = await file.read();
  const sessionToken = await explainErrors(baseUrl, async () => {
    const request = await requestSession({ baseUrl, appName: textOf(args, 'name') ?? 'Command line', maxAge });
    const { authUrl, code, expiresAt } = request;
    if (qr) console.log(`\n${renderUnicodeCompact(authUrl, { border: 2 })}`);
    console.log(
      `Open this link to approve the login. The link works once and expires at ${timeText(expiresAt.getTime())}:\n\n  ${authUrl}\n`,
    );
    console.log(`Check that the page shows this code: ${code.slice(0, 4)} ${code.slice(4)}\n`);
    return (await request.wait()).sessionToken;
  });
  await file.write(sessionToken);
  if (former !== null) await endSession(baseUrl, former).catch(() => {}); // otherwise it ends when it expires
  await showStatus({ ...args, options: {} });
}

export async function showStatus(args: Arguments): Promise<void> {
  const { baseUrl, file, sessionToken } = await readSession(args);
  const session = await explainErrors(baseUrl, () =>
    createIntentsClient({ baseUrl, sessionToken }).getSession.outcome(),
  );
  if (!session.ok && session.problem.status === 401) {
    await file.remove();
    throw new CommandError(`your session at ${baseUrl} has ended; log in again with annex auth login`);
  }
  if (!session.ok) throw new CommandError(`${baseUrl} responded: ${session.problem.title}`);
  const { user, app_name, created_at, expires_at } = session.body;
  if (args.options['json']) return printJson({ base_url: baseUrl, ...session.body });
  console.log(`Logged in at ${baseUrl} as ${user.name} (owners: ${user.owners.join(', ') || 'none'}).`);
  console.log(
    `Session “${app_name}”, from ${timeText(Date.parse(created_at))} until ${timeText(Date.parse(expires_at))}.`,
  );
}

export async function logout(args: Arguments): Promise<void> {
  const { baseUrl, file, sessionToken } = await readSession(args);
  await explainErrors(baseUrl, () => endSession(baseUrl, sessionToken));
  await file.remove();
  console.log(`Logged out of ${baseUrl}.`);
}

/** A session that has already ended is not an error. */
async function endSession(baseUrl: string, sessionToken: string): Promise<void> {
  const ended = await createIntentsClient({ baseUrl, sessionToken }).endSession.outcome();
  if (!ended.ok && ended.problem.status !== 401)
    throw new CommandError(`${baseUrl} did not end the session: ${ended.problem.title}`);
}

const platformUrl = (args: Arguments): string => publicAddresses(configOf(args.flags)).platform;

async function readSession(args: Arguments) {
  const baseUrl = platformUrl(args);
  const file = new SessionFile(baseUrl);
  const sessionToken = await file.read();
  if (sessionToken !== null) return { baseUrl, file, sessionToken };
  throw new CommandError(`you are not logged in at ${baseUrl}; log in with annex auth login`);
}

/** Reports errors as one line. */
async function explainErrors<T>(baseUrl: string, work: () => Promise<T>): Promise<T> {
  const explained = work().catch((error: unknown) => {
    if (error instanceof Problem && error.is('intent-denied'))
      throw new CommandError('the login was denied in the browser; to try again, run annex auth login');
    if (error instanceof Problem && error.is('intent-expired')) {
      throw new CommandError('the request expired before it was approved; start over with annex auth login');
    }
    throw error;
  });
  return reportErrors(baseUrl, explained, 'platform');
}

/** The session of `annex auth login`: one file per platform, readable only by its user. */
export class SessionFile {
  readonly #path: string;

  constructor(baseUrl: string) {
    const { host, pathname } = new URL(baseUrl);
    const name = encodeURIComponent(host + pathname.replace(/\/$/, ''));
    this.#path = join(homedir(), '.annex', 'sessions', `${name}.json`);
  }

  /** The session token; null if there is none or the file is damaged. */
  async read(): Promise<string | null> {
    const text = await readFile(this.#path, 'utf8').catch(ifMissing(''));
    const session = parseOr(text, null) as { session_token?: unknown } | null;
    return typeof session?.session_token === 'string' ? session.session_token : null;
  }

  write(session_token: string): Promise<void> {
    return replaceFile(this.#path, `${JSON.stringify({ session_token })}\n`);
  }

  remove(): Promise<void> {
    return rm(this.#path, { force: true });
  }
}
