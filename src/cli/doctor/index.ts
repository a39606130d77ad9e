// annex doctor: checks this installation. It changes nothing, and every warning names one command or setting.
import type { Config } from '../../base/config/config.ts';
import { type Arguments, textOf } from '../arguments.ts';
import { printJson } from '../print.ts';
import { configOf } from '../settings.ts';
import { checkAddresses } from './addresses.ts';
import { checkDatabase } from './database.ts';
import type { Finding, Status } from './finding.ts';
import { checkHost, checkLocalhost } from './listeners.ts';
import { checkMachine } from './machine.ts';
import { checkProxy } from './proxy.ts';
import { checkSettings } from './settings.ts';
import { checkUrl } from './url.ts';

const EXIT_CODES: Readonly<Record<Status, number>> = { ok: 0, warning: 1, failure: 2 };

export async function doctorCommand(args: Arguments): Promise<void> {
  const config = configOf(args.flags);
  const { settings } = config;
  const url = textOf(args, 'url');
  const findings = url === undefined ? await checkAll(config) : await checkUrl(url, settings);
  process.exitCode = Math.max(...findings.map(({ status }) => EXIT_CODES[status]));
  const bundle = textOf(args, 'bundle');
  if (bundle !== undefined) {
    const { writeBundle } = await import('./bundle.ts');
    return writeBundle(bundle, settings, findings);
  }
  if (args.options['json']) return printJson(findings);
  for (const { name, status, observed, action } of findings) {
    console.log(`${status.padEnd(8)} ${name}: ${observed.replace(/\p{C}/gu, '·')}`);
    if (action) console.log(`${' '.repeat(9)}${action}`);
  }
}

async function checkAll(config: Config): Promise<Finding[]> {
  const { settings } = config;
  const findings = [
    ...(await checkBeforeStart(config)),
    ...(await checkDatabase(settings)),
    ...(await checkLocalhost(settings)),
    ...(await checkAddresses(settings)),
  ];
  const isReachable = findings.some(({ name, status }) => name === 'platform' && status === 'ok');
  return isReachable ? [...findings, ...(await checkProxy(settings.platform.baseUrl ?? '', settings))] : findings;
}

/** The checks that take no time and need no other program. */
const checkBeforeStart = async (config: Config): Promise<Finding[]> => [
  ...checkSettings(config),
  ...(await checkMachine(config.settings)),
  await checkHost(config.settings),
];

/** For the log of a server that starts. */
export const startWarnings = async (config: Config): Promise<Finding[]> =>
  (await checkBeforeStart(config)).filter(({ status }) => status !== 'ok');
