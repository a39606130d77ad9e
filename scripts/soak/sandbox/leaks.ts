// Runs every way out twice, in a sandbox of the real workspace page and in a frame that nothing protects, and tells where
// the first one was not closed or the second one not open. The browser's own log of its network has the last word.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Environment } from '../workspace/environment.ts';
import { LeakDetector } from './leak-detector.ts';
import { openSandboxes } from './sandboxes.ts';
import { UnprotectedFrames } from './unprotected-frames.ts';
import type { Vector } from './vector.ts';

/** A machine with other work to do may need it. */
const CAUGHT_MS = 15_000;
/** Ways that one sandbox tries in turn, and how many try at once at most. */
const PER_SANDBOX = 8;
const MAX_SANDBOXES = 6;
const UNPROTECTED_AT_ONCE = 12;

export interface LeakReport {
  /** Ways out of the sandbox. */
  readonly leaks: readonly string[];
  /** Ways that did not even reach the network from an unprotected frame: of them the rest tells nothing. */
  readonly unproven: readonly string[];
}

interface Trial {
  readonly vector: Vector;
  readonly detector: LeakDetector;
}

export async function findLeaks(vectors: readonly Vector[]): Promise<LeakReport> {
  const logFile = (folder: string) => join(folder, 'net-log.json');
  const environment = await Environment.start({
    withoutFlags: ['--disable-quic'], // WebTransport
    flags: (folder) => [`--log-net-log=${logFile(folder)}`, '--net-log-capture-mode=Everything'],
  });
  const set = (side: string) => async (vector: Vector, index: number) => ({
    vector,
    detector: await LeakDetector.set(`${side}-${index}`),
  });
  const inside = await Promise.all(vectors.map(set('inside')));
  const outside = await Promise.all(vectors.filter(({ reaches }) => reaches !== 'nothing').map(set('outside')));
  try {
    const silent = await tryInside(environment, inside);
    // What goes on in the sandboxes has time until these are through.
    await tryOutside(environment, outside);
    await environment.browser.close(); // the log is whole then
    // What else the log holds are reports to nobody of what was refused.
    const { events } = JSON.parse(await readFile(logFile(environment.folder), 'utf8')) as { events: unknown };
    const log = JSON.stringify(events);
    if (!isNamed('outside-', log)) throw new Error('the log of the network is empty');
    return {
      leaks: [...silent, ...inside.flatMap((trial) => leaksOf(trial, log))],
      unproven: outside.filter((trial) => !isProven(trial)).map(({ vector }) => vector.name),
    };
  } finally {
    for (const { detector } of [...inside, ...outside]) detector.close();
    await environment.stop();
  }
}

/** Resolves with those after which a sandbox did not answer any more. */
async function tryInside(environment: Environment, trials: readonly Trial[]): Promise<readonly string[]> {
  const silent: string[] = [];
  const waiting = [...trials];
  const sandboxes = await openSandboxes(environment, Math.min(MAX_SANDBOXES, Math.ceil(trials.length / PER_SANDBOX)));
  const work = async (run: (code: string) => Promise<string>) => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const { vector, detector } = trial;
      await run(vector.code(detector));
      const answered = await run('"still here"');
      if (answered !== 'executed') silent.push(`${vector.name}: the sandbox does not answer any more`);
    }
  };
  await Promise.all(sandboxes.map(work));
  return silent;
}

async function tryOutside({ browser }: Environment, trials: readonly Trial[]): Promise<void> {
  const frames = await UnprotectedFrames.serve(browser);
  for (let from = 0; from < trials.length; from += UNPROTECTED_AT_ONCE) {
    const part = trials.slice(from, from + UNPROTECTED_AT_ONCE);
    const close = await frames.run(part.map(({ vector, detector }) => vector.code(detector)));
    const caught = ({ vector: { reaches }, detector }: Trial) =>
      reaches === 'nothing' ? false : detector.caught(reaches, CAUGHT_MS);
    await Promise.all(part.map(caught));
    await close();
  }
  frames.close();
}

function leaksOf({ vector: { name }, detector: { host, seen } }: Trial, log: string): string[] {
  return [
    ...(seen.tcp > 0 ? [`${name}: ${seen.tcp} connections`] : []),
    ...(seen.udp > 0 ? [`${name}: ${seen.udp} datagrams`] : []),
    ...(isNamed(host, log) ? [`${name}: the browser asked for ${host}`] : []),
  ];
}

const isProven = ({ vector: { reaches }, detector: { seen } }: Trial): boolean =>
  reaches !== 'nothing' && seen[reaches] > 0;

/** Also under another domain. */
const isNamed = (host: string, log: string): boolean => log.includes(host.replace(/localhost$/, ''));
