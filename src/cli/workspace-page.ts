// annex workspace outline, act and wait: pages in proxy mode.
import { text } from 'node:stream/consumers';
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError, numberOf, textOf, UsageError } from './arguments.ts';
import { reportErrors } from './clients.ts';
import { printJson } from './print.ts';
import { openTab } from './workspace.ts';

type Report = OpenEnums<Schemas['PageReport']>;

export async function printOutline(given: Arguments): Promise<void> {
  const { control, path, url, tabId } = await openTab(given);
  const [ref, find, from] = [textOf(given, 'ref'), textOf(given, 'find'), numberOf(given, 'from')];
  const narrowed = { ...(ref && { ref }), ...(find && { find }), ...(from && { from }) };
  const query = { tabId, waitForConsent: numberOf(given, 'consent') ?? 0, ...narrowed };
  print(given, await reportErrors(url, control.client.getOutline({ path, query }), 'platform'));
}

export async function act(given: Arguments): Promise<void> {
  const { control, path, url, tabId } = await openTab(given);
  const [, last = ''] = given.words;
  const steps = parseSteps(last === '-' ? await text(process.stdin) : last);
  const { until, ...times } = waiting(given);
  const body = { tabId, steps, ...times, ...(Object.keys(until).length > 0 ? { until } : {}) };
  print(given, await reportErrors(url, control.client.controlPage({ path, body }), 'platform'));
}

export async function waitForPage(given: Arguments): Promise<void> {
  const { control, path, url, tabId } = await openTab(given);
  const body = { tabId, ...waiting(given) };
  print(given, await reportErrors(url, control.client.checkPage({ path, body }), 'platform'));
}

/** The platform validates the steps. */
function parseSteps(json: string): Schemas['ControlPage']['steps'] {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError(`the steps are not valid JSON, such as '[{"action":"click","ref":"e3"}]'`);
  }
}

function waiting(given: Arguments) {
  const [shown, gone, timeout] = [textOf(given, 'text'), textOf(given, 'gone'), numberOf(given, 'timeout')];
  const idle = given.options['idle'] === true ? { idle: true as const } : {};
  const until = { ...(shown && { text: shown }), ...(gone && { gone }), ...idle };
  return { until, waitForConsent: numberOf(given, 'consent') ?? 0, ...(timeout && { timeout_ms: timeout }) };
}

function print(given: Arguments, report: Report): void {
  const { failed, met, outline, changes, next } = report;
  if (given.options['json']) printJson(report);
  else console.log(outline ?? changes ?? 'No changes.');
  if (next !== undefined) console.error(`There is more. Continue with --from ${next}.`);
  if (failed) throw new CommandError(`step ${failed.step + 1} failed (${failed.code}): ${failed.reason}`);
  if (met === false) throw new CommandError('the page did not show it in time');
}
