import type { Requirement } from './requirements/entry.ts';
import { gateway } from './requirements/gateway.ts';
import { general } from './requirements/general.ts';
import { intents } from './requirements/intents.ts';
import { notify } from './requirements/notify.ts';
import { oauthClient } from './requirements/oauth-client.ts';
import { packages } from './requirements/packages.ts';
import { paste } from './requirements/paste.ts';
import { repository } from './requirements/repository.ts';
import { watchdog } from './requirements/watchdog.ts';
import { workspace } from './requirements/workspace.ts';

export type { Requirement } from './requirements/entry.ts';

/**
 * One id per sentence, table row and constraint of the requirement, in its order. A test cites the ids that it proves in
 * its title or in the title of its describe block: `it('returns 201 [C-create-201] [C-create-all-fields]')`.
 */
export const requirements = {
  ...general,
  ...packages,
  ...repository,
  ...gateway,
  ...watchdog,
  ...oauthClient,
  ...intents,
  ...workspace,
  ...notify,
  ...paste,
} as const satisfies Readonly<Record<string, Requirement>>;
