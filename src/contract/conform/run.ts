// Runs the checks of an area against an implementation, one after the other.
import type { Check, Level, Need } from './check.ts';
import { Client, type Target } from './client.ts';
import { curlOf } from './curl.ts';
import { type OpenApi, type Operation, readOperations } from './document.ts';
import { errorChecks } from './error-checks.ts';
import { type Arazzo, flowChecks } from './flow-checks.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { operationChecks } from './operation-checks.ts';

export interface ConformOptions extends Target {
  /** The name of the document. */
  readonly area: string;
  readonly openapi: object;
  /** Its flows, where it has some. */
  readonly workflows?: object | undefined;
  /** Allows requests that change something; reads only unless given. */
  readonly write?: boolean | undefined;
  /** Waits for lifetimes to end. */
  readonly slow?: boolean | undefined;
  /** Leaves out what a mock cannot keep. */
  readonly stateless?: boolean | undefined;
  readonly seed?: number | undefined;
  /** Cases of each kind for each operation. */
  readonly cases?: number | undefined;
  /** Ids; all unless given. */
  readonly only?: readonly string[] | undefined;
  readonly own?: OwnChecks | undefined;
}
/** Checks beside those drawn from the document. */
export interface OwnChecks {
  readonly checks: readonly Check[];
  /** Runs before anything is written. */
  readonly prepare?: (client: Client) => Promise<void> | void;
}
export interface Verdict {
  readonly id: string;
  readonly level: Level;
  readonly text: string;
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
  /** What the run made and could not take back. */
  readonly left: readonly string[];
}
export interface Conformance {
  readonly checks: readonly Pick<Check, 'id' | 'level' | 'text'>[];
  /** The verdict on one check. */
  judge(id: string): Promise<Verdict>;
  /** Takes back what the checks have made. */
  close(): Promise<Pick<Report, 'left' | 'requests'>>;
}

const CASES = 20;

export function conformance(options: ConformOptions): Conformance {
  const { area, openapi, workflows, write = false, seed = 1, cases = CASES, only, own } = options;
  const operations: Operation[] = readOperations(area, openapi as OpenApi);
  const all = [
    ...(own?.checks ?? []),
    ...flowChecks(workflows as Arazzo | undefined, operations),
    ...errorChecks(operations),
    ...operationChecks(operations, { seed, cases, write }),
  ];
  const checks = only ? all.filter(({ id }) => only.includes(id)) : all;
  const client = new Client(options);
  const prepared = async (): Promise<void> => {
    if (write) await own?.prepare?.(client);
  };
  return {
    checks,
    judge: async (id) => {
      const check = checks.find((each) => each.id === id);
      if (!check) throw new Error(`there is no check ${id}`);
      const { level, text } = check;
      const missing = check.needs.map((need) => lacking(need, options)).find((reason) => reason !== null);
      if (missing) return { id, level, text, verdict: 'skipped', reason: missing };
      try {
        await client.once(prepared);
        await check.run(client);
        return { id, level, text, verdict: 'pass' };
      } catch (error) {
        if (error instanceof Skip) return { id, level, text, verdict: 'skipped', reason: error.message };
        if (!(error instanceof Mismatch)) {
          // What an answer holds is believed until it is used: other types than the document's end here.
          return { id, level, text, verdict: 'fail', reason: `an answer has another shape: ${error}` };
        }
        const curl = error.wire && { curl: curlOf(client.url, error.wire) };
        return { id, level, text, verdict: 'fail', reason: error.message, ...curl };
      }
    },
    close: async () => {
      await client.close();
      return { left: [...client.left], requests: client.sent };
    },
  };
}

function lacking(need: Need, { write, slow, stateless, key, cookie }: ConformOptions): string | null {
  if (need === 'write') return write ? null : 'it changes something: --write';
  if (need === 'slow') return slow ? null : 'it waits for minutes: --slow';
  if (need === 'state') return stateless ? 'it needs a server that keeps state' : null;
  if (need === 'key') return key === undefined ? 'it needs a key: --key' : null;
  return cookie === undefined ? 'it needs a user: --cookie' : null;
}

/** `onVerdict` is called as each becomes known. */
export async function conform(
  options: ConformOptions,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Report> {
  const run = conformance(options);
  const verdicts: Verdict[] = [];
  let end: Awaited<ReturnType<Conformance['close']>>;
  try {
    for (const { id } of run.checks) {
      const verdict = await run.judge(id);
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  } finally {
    end = await run.close();
  }
  return { area: options.area, url: options.url, seed: options.seed ?? 1, verdicts, ...end };
}
