// annex auth: log this command line in as any application would, through an intent that the user approves in a browser.
import { renderUnicodeCompact } from 'uqr';
import { readConfig } from '../base/config/config.ts';
import { ContractError, createIntentsClient, Problem, requestSession, UnreachableError } from '../sdk/index.ts';
import { type Action, readWords, runAction } from './actions.ts';
import { type Arguments, CommandError, UsageError } from './arguments.ts';
import { printJson, timeText } from './print.ts';
import { SessionFile } from './session-file.ts';
import { platformAddress } from './viewer-address.ts';

const HELP = `Usage: annex auth <action>

  login [--name TEXT] [--max-age SECONDS] [--qr]   shows an address to open, and waits until you have approved
  status [--json]                                  who is logged in, and until when
  logout                                           ends the session and forgets it

The platform is the one of --base-url or ANNEX_BASE_URL, by default the one on this machine. The session is kept in
.annex/sessions in your home folder, where only you can read it.
Every setting is a flag too: annex help settings`;

const ACTIONS: Readonly<Record<string, Action>> = {
  login: { usage: 'auth login [--name TEXT] [--max-age SECONDS] [--qr]', run: login },
  status: { usage: 'auth status [--json]', run: status },
  logout: { usage: 'auth logout', run: logout },
};

export const authCommand = (given: Arguments): Promise<void> => runAction(ACTIONS, given, HELP);

async function login(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const options = { name: { type: 'string' }, 'max-age': { type: 'string' }, qr: { type: 'boolean' } } as const;
  const { values, positionals } = readWords(words, options, usage);
  const { name: appName = 'annex on the command line', qr = process.stdout.isTTY } = values;
  const maxAge = values['max-age'] === undefined ? undefined : Number(values['max-age']);
  if (positionals.length > 0) throw new UsageError(`nothing stands behind it: annex ${usage}`);
  if (maxAge !== undefined && !(Number.isInteger(maxAge) && maxAge > 0)) {
    throw new UsageError(`--max-age is a number of seconds: annex ${usage}`);
  }
  const baseUrl = platformUrl(given);
  const file = new SessionFile(baseUrl);
  const former = await file.read();
  const sessionToken = await explained(baseUrl, async () => {
    const request = await requestSession({ baseUrl, appName, maxAge });
    const { authUrl, code, expiresAt } = request;
    if (qr) console.log(`\n${renderUnicodeCompact(authUrl, { border: 2 })}`);
    console.log(
      `Open this address and approve; it works once, until ${timeText(expiresAt.getTime())}:\n\n  ${authUrl}\n`,
    );
    console.log(`Compare the code there with this one: ${code.slice(0, 4)} ${code.slice(4)}\n`);
    return (await request.wait()).sessionToken;
  });
  await file.write(sessionToken);
  if (former !== null) await endSession(baseUrl, former).catch(() => {}); // it ends by itself some day
  await status([], given, ACTIONS['status']?.usage ?? '');
}

async function status(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { json: { type: 'boolean' } }, usage);
  if (positionals.length > 0) throw new UsageError(`nothing stands behind it: annex ${usage}`);
  const baseUrl = platformUrl(given);
  const file = new SessionFile(baseUrl);
  const sessionToken = await file.read();
  if (sessionToken === null) throw notLoggedIn(baseUrl);
  const session = await explained(baseUrl, () => createIntentsClient({ baseUrl, sessionToken }).getSession.outcome());
  if (!session.ok && session.problem.status === 401) {
    await file.remove();
    throw new CommandError(`the session at ${baseUrl} has ended; log in again: annex auth login`);
  }
  if (!session.ok) throw new CommandError(`${baseUrl} says: ${session.problem.title}`);
  const { user, app_name, created_at, expires_at } = session.body;
  if (values.json) return printJson({ base_url: baseUrl, ...session.body });
  console.log(`Logged in at ${baseUrl} as ${user.name} of ${user.owners.join(', ') || 'no owner'}.`);
  console.log(`“${app_name}”, since ${timeText(Date.parse(created_at))}, until ${timeText(Date.parse(expires_at))}.`);
}

async function logout(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  if (readWords(words, {}, usage).positionals.length > 0)
    throw new UsageError(`nothing stands behind it: annex ${usage}`);
  const baseUrl = platformUrl(given);
  const file = new SessionFile(baseUrl);
  const sessionToken = await file.read();
  if (sessionToken === null) throw notLoggedIn(baseUrl);
  await explained(baseUrl, () => endSession(baseUrl, sessionToken));
  await file.remove();
  console.log(`Logged out at ${baseUrl}.`);
}

/** A session that has already ended is no error. */
async function endSession(baseUrl: string, sessionToken: string): Promise<void> {
  const ended = await createIntentsClient({ baseUrl, sessionToken }).endSession.outcome();
  if (!ended.ok && ended.problem.status !== 401)
    throw new CommandError(`${baseUrl} did not end the session: ${ended.problem.title}`);
}

function platformUrl({ flags }: Arguments): string {
  return platformAddress(readConfig({ flags, env: process.env, folder: process.cwd() }).settings);
}

const notLoggedIn = (baseUrl: string): CommandError =>
  new CommandError(`you are not logged in at ${baseUrl}; log in: annex auth login`);

/** What went wrong, in one line for the person at the terminal. */
async function explained<T>(baseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.is('intent-denied')) throw new CommandError('the request was denied');
    if (error instanceof Problem && error.is('intent-expired')) {
      throw new CommandError('nobody approved in time; begin again: annex auth login');
    }
    if (error instanceof Problem) throw new CommandError(`${baseUrl} says: ${error.message}`, { cause: error });
    if (error instanceof UnreachableError || error instanceof ContractError) {
      throw new CommandError(`no Annex platform answers at ${baseUrl}`, { cause: error });
    }
    throw error;
  }
}
