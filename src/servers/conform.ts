// The entry point `annex/conform`: conformance checks for each area, generated from its document and written by hand.
import { gatewayChecks } from '../conformance/gateway.ts';
import { identityChecks, openSessions } from '../conformance/identity.ts';
import { intentsChecks } from '../conformance/intents.ts';
import { packagesChecks } from '../conformance/packages.ts';
import { pasteChecks } from '../conformance/paste.ts';
import { restoreWatchdog, watchdogChecks } from '../conformance/watchdog.ts';
import { closeTabs, workspaceChecks } from '../conformance/workspace.ts';
import * as generic from '../contract/conform/index.ts';

export type { Conformance, Level, Report, Verdict } from '../contract/conform/index.ts';
export { junit, summary, verdictLines } from '../contract/conform/index.ts';

/** The area is intents, gateway, packages, workspace, paste, watchdog, identity or platform. */
export type ConformOptions = Omit<generic.ConformOptions, 'areaChecks'>;

const AREA_CHECKS: Readonly<Record<string, generic.AreaChecks>> = {
  gateway: { checks: gatewayChecks },
  identity: { checks: identityChecks, prepare: openSessions },
  intents: { checks: intentsChecks },
  packages: { checks: packagesChecks },
  paste: { checks: pasteChecks },
  watchdog: { checks: watchdogChecks, prepare: restoreWatchdog },
  workspace: { checks: workspaceChecks, prepare: closeTabs },
};

export const conformance = (options: ConformOptions): generic.Conformance =>
  generic.conformance({ ...options, areaChecks: AREA_CHECKS[options.area] });

/** Calls `onVerdict` after each check. */
export const conform = (
  options: ConformOptions,
  onVerdict?: (verdict: generic.Verdict) => void,
): Promise<generic.Report> => generic.conform({ ...options, areaChecks: AREA_CHECKS[options.area] }, onVerdict);
