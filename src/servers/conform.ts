// The entry point `annex/conform`: conformance checks for each area, drawn from its document and written by hand.
import { gatewayChecks } from '../areas/gateway/conformance.ts';
import { cancelIntents, intentsChecks } from '../areas/intents/conformance.ts';
import { packagesChecks } from '../areas/packages/conformance.ts';
import { deletePastes, pasteChecks } from '../areas/paste/conformance.ts';
import { restoreWatchdog, watchdogChecks } from '../areas/watchdog/conformance.ts';
import { closeTabs, workspaceChecks } from '../areas/workspace/conformance.ts';
import * as generic from '../contract/conform/index.ts';

export type { Conformance, Level, Report, Verdict } from '../contract/conform/index.ts';
export { junit, summary, verdictLines } from '../contract/conform/index.ts';

/** The area is intents, gateway, packages, workspace, paste, watchdog, identity or platform. */
export type ConformOptions = Omit<generic.ConformOptions, 'own'>;

const OWN: Readonly<Record<string, generic.OwnChecks>> = {
  gateway: { checks: gatewayChecks },
  intents: { checks: intentsChecks, prepare: cancelIntents },
  packages: { checks: packagesChecks },
  paste: { checks: pasteChecks, prepare: deletePastes },
  watchdog: { checks: watchdogChecks, prepare: restoreWatchdog },
  workspace: { checks: workspaceChecks, prepare: closeTabs },
};

export const conformance = (options: ConformOptions): generic.Conformance =>
  generic.conformance({ ...options, own: OWN[options.area] });

/** `onVerdict` is called as each becomes known. */
export const conform = (
  options: ConformOptions,
  onVerdict?: (verdict: generic.Verdict) => void,
): Promise<generic.Report> => generic.conform({ ...options, own: OWN[options.area] }, onVerdict);
