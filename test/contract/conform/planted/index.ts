// All planted faults, with the area of each.
import { GATEWAY } from './gateway.ts';
import { IDENTITY } from './identity.ts';
import { INTENTS } from './intents.ts';
import { PACKAGES } from './packages.ts';
import { PASTE } from './paste.ts';
import { WATCHDOG } from './watchdog.ts';
import { WORKSPACE } from './workspace.ts';

const BY_AREA = {
  gateway: GATEWAY,
  identity: IDENTITY,
  intents: INTENTS,
  packages: PACKAGES,
  paste: PASTE,
  watchdog: WATCHDOG,
  workspace: WORKSPACE,
};

export const PLANTED = Object.entries(BY_AREA).flatMap(([area, faults]) => faults.map((fault) => ({ ...fault, area })));
