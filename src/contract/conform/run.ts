// Runs the checks of a document against an implementation, one at a time.

import type { Arazzo } from '../document.ts';
import { escapeControls } from '../escape-controls.ts';
import type { Check, Need } from './check.ts';
import { Client, type Target } from './client.ts';
import { credentialsOf } from './credentials.ts';
import { basePathOf, type OpenApi, readOperations } from './document.ts';
import { documentChecks, watchReplies } from './document-checks.ts';
import { effectChecks } from './effect-checks.ts';
import { credentialChecks, errorChecks } from './error-checks.ts';
import { createWorld } from './explore.ts';
import { flowChecks } from './flow-checks.ts';
import { listChecks } from './list-checks.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { operationChecks } from './operation-checks.ts';
import { removeCreated } from './resources.ts';
import { withSamples } from './sampler.ts';
import type { Wire } from './wire.ts';

/** If `url` has no path, the base path of the document's first server is added to it. */
export interface ConformOptions extends Target {
  /** The name of the document. */
  readonly area: string;
  readonly openapi: object;
  /** The area's Arazzo workflows, if any. */
  readonly workflows?: object | undefined;
  /** Allows requests that change data; by default only reads. */
  readonly write?: boolean | undefined;
  /** Includes checks that wait for lifetimes to end. */
  readonly slow?: boolean | undefined;
  /** Skips checks that need state, which a mock does not keep. */
  readonly stateless?: boolean | undefined;
  readonly seed?: number | undefined;
  /** Maximum cases of each kind per operation; 20 by default. */
  readonly cases?: number | undefined;
  /** Ids of the checks to run; all by default. */
  readonly only?: readonly string[] | undefined;
  readonly areaChecks?: AreaChecks | undefined;
}
type Limits = Pick<ConformOptions, 'write' | 'slow' | 'stateless' | 'key' | 'cookie'>;
/** Checks in addition to those generated from the document. */
export interface AreaChecks {
  readonly checks: readonly Check[];
  /** Runs once before the checks, if `write` is allowed. */
  readonly prepare?: (client: Client) => Promise<void> | void;
}
export interface Verdict extends Pick<Check, 'id' | 'level' | 'text'> {
  readonly verdict: 'pass' | 'fail' | 'skipped';
  /** Why it failed or was skipped. */
  readonly reason?: string;
  /** A request that shows the failure. */
  readonly curl?: string;
}
export interface Report {
  readonly area: string;
  readonly url: string;
  readonly seed: number;
  readonly requests: number;
  readonly verdicts: readonly Verdict[];
  /** Descriptions of what the run created and could not clean up. */
  readonly left: readonly string[];
}
export interface Conformance {
  readonly checks: readonly Pick<Check, 'id' | 'level' | 'text'>[];
  /** Runs one check and returns its verdict. */
  judge(id: string): Promise<Verdict>;
  /** Cleans up what the checks created. */
  close(): Promise<Pick<Report, 'left' | 'requests'>>;
}

const CASES = 20;

export function conformance(options: ConformOptions): Conformance {
  const { area, workflows, write = false, seed = 1, cases = CASES, only, areaChecks } = options;
  const openapi = options.openapi as OpenApi;
  const operations = readOperations(area, openapi).map(withSamples);
  const base = new URL(options.url).pathname === '/' ? basePathOf(openapi) : '';
  const client = new Client({ ...options, url: options.url.replace(/\/$/, '') + base });
  const world = createWorld(operations, write);
  const violations = watchReplies(client, operations);
  const all = [
    ...(areaChecks?.checks ?? []),
    ...flowChecks(workflows as Arazzo | undefined, operations),
    ...errorChecks(operations),
    ...operationChecks({ operations, seed, cases, write, credentials: credentialsOf(client, openapi) }),
    ...effectChecks(world.resources),
    ...listChecks(world),
    ...credentialChecks(operations),
    ...documentChecks(world, violations),
  ];
  const checks = only ? all.filter(({ id }) => only.includes(id)) : all;
  return prepareChecks(options, client, checks, async () => {
    if (!write) return;
    if (areaChecks?.prepare) await areaChecks.prepare(client);
    else removeCreated(client, world.resources);
  });
}

/** `prepare` runs once, before the first check. */
export function prepareChecks(
  options: Limits,
  client: Client,
  checks: readonly Check[],
  prepare: () => Promise<void>,
): Conformance {
  return {
    checks,
    judge: async (id) => {
      const check = checks.find((each) => each.id === id);
      if (!check) throw new Error(`unknown check '${id}'`);
      const { level, text } = check;
      const missing = check.needs.map((need) => missingRequirement(need, options)).find((reason) => reason !== null);
      if (missing) return { id, level, text, verdict: 'skipped', reason: missing };
      try {
        await client.once(prepare);
        await check.run(client);
        return { id, level, text, verdict: 'pass' };
      } catch (error) {
        if (error instanceof Skip) return { id, level, text, verdict: 'skipped', reason: error.message };
        // Checks do not validate types before use, so a response with undocumented types throws another error.
        const isMismatch = error instanceof Mismatch;
        const reason = printable(isMismatch ? error.message : `a response has an unexpected shape: ${error}`);
        const curl = isMismatch && error.wire && { curl: printable(curlOf(client.url, error.wire)) };
        return { id, level, text, verdict: 'fail', reason, ...curl };
      }
    },
    close: async () => {
      await client.close();
      return { left: [...client.left], requests: client.sent };
    },
  };
}

/** On one line and without what a terminal obeys, because reasons contain text from the server. */
const printable = (text: string): string => escapeControls(text.replaceAll(/\s+/g, ' '));

function missingRequirement(need: Need, { write, slow, stateless, key, cookie }: Limits): string | null {
  if (need === 'write') return write ? null : 'needs --write, because it changes data';
  if (need === 'slow') return slow ? null : 'needs --slow, because it waits for minutes';
  if (need === 'state') return stateless ? 'needs a server that keeps state' : null;
  if (need === 'key') return key === undefined ? 'needs an API key: --key' : null;
  return cookie === undefined ? 'needs a user session: --cookie' : null;
}

/** Runs all checks. `onVerdict` is called after each one. */
export const conform = (options: ConformOptions, onVerdict?: (verdict: Verdict) => void): Promise<Report> =>
  judgeAll(options, conformance(options), onVerdict);

export async function judgeAll(
  { area, url, seed = 1 }: Pick<ConformOptions, 'area' | 'url' | 'seed'>,
  { checks, judge, close }: Conformance,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Report> {
  const verdicts: Verdict[] = [];
  let end: Awaited<ReturnType<Conformance['close']>>;
  try {
    for (const { id } of checks) {
      const verdict = await judge(id);
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  } finally {
    end = await close();
  }
  return { area, url, seed, verdicts, ...end };
}

const SECRETS: Readonly<Record<string, string>> = {
  'x-api-key': '$ANNEX_API_KEY',
  cookie: '$COOKIE',
  'annex-proof': '$PROOF',
  authorization: 'Bearer $TOKEN',
};

/** Formats a request as a curl command, with credentials replaced by shell variables. */
function curlOf(base: string, { method, path, headers, body }: Wire): string {
  const parts = ['curl', '-i', ...(method === 'GET' ? [] : ['-X', method]), quote(base + path)];
  for (const [name, value] of Object.entries(headers)) {
    const secret = SECRETS[name.toLowerCase()];
    parts.push('-H', secret === undefined ? quote(`${name}: ${value}`) : `"${name}: ${secret}"`);
  }
  if (body !== undefined) parts.push('--data-binary', typeof body === 'string' ? quote(body) : '@picture.png');
  return parts.join(' ');
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const SIGNS = { pass: '+', fail: '-', skipped: '.' } as const;

export function verdictLines({ id, level, text, verdict, reason, curl }: Verdict): string {
  const lines = [`${SIGNS[verdict]} ${level.padEnd(6)} ${id}: ${text}`];
  if (reason !== undefined) lines.push(`    ${verdict === 'skipped' ? 'skipped: ' : ''}${reason}`);
  if (curl !== undefined) lines.push(`    ${curl}`);
  return lines.join('\n');
}

export function summary({ area, url, seed, requests, verdicts, left }: Report): string {
  const count = (verdict: Verdict['verdict'], level?: string) =>
    verdicts.filter((each) => each.verdict === verdict && (level ?? each.level) === each.level).length;
  const failed = ['must', 'should', 'may'].map((level) => `${count('fail', level)} ${level}`).join(', ');
  return [
    `${area} at ${url}: ${count('pass')} passed, ${count('fail')} failed (${failed}), ${count('skipped')} skipped; seed ${seed}, ${requests} requests`,
    ...left.map((what) => `left behind: ${what}`),
  ].join('\n');
}

export function junit({ area, verdicts }: Report): string {
  const failures = verdicts.filter(({ verdict }) => verdict === 'fail').length;
  const skipped = verdicts.filter(({ verdict }) => verdict === 'skipped').length;
  const cases = verdicts.map(({ id, level, text, verdict, reason = '', curl = '' }) => {
    const attributes = `classname="${xml(`${area}.${level}`)}" name="${xml(`${id}: ${text}`)}"`;
    if (verdict === 'pass') return `  <testcase ${attributes}/>`;
    const inner =
      verdict === 'fail'
        ? `<failure message="${xml(reason)}">${xml(curl)}</failure>`
        : `<skipped message="${xml(reason)}"/>`;
    return `  <testcase ${attributes}>${inner}</testcase>`;
  });
  const counts = `tests="${verdicts.length}" failures="${failures}" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="annex conform ${xml(area)}" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** Escapes text and removes characters that XML 1.0 does not allow. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that XML forbids
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
