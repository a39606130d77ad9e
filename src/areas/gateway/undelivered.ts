import { problems } from '../../../generated/problems.ts';
import { Problem } from '../../contract/problem.ts';

export type UndeliveredName = 'client-gone' | 'client-away' | 'delivery-failed' | 'delivery-unconfirmed';

/** The response could not be delivered to the client. The page shows the provider's label if it is known. */
export class Undelivered extends Problem<UndeliveredName> {
  readonly provider: string | null;

  constructor(name: UndeliveredName, provider: string | null, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
