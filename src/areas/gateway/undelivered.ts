import { problems } from '../../../generated/problems.ts';
import { Problem } from '../../contract/problem.ts';

const NAMES = ['client-gone', 'client-away', 'delivery-failed', 'delivery-unconfirmed'] as const;

export type UndeliveredName = (typeof NAMES)[number];

export const isUndelivered = (name: string): name is UndeliveredName => (NAMES as readonly string[]).includes(name);

/** The response could not be delivered to the client. The page shows the provider's label if it is known. */
export class Undelivered extends Problem<UndeliveredName> {
  readonly provider: string | null;

  constructor(name: UndeliveredName, provider: string | null, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
