import { problems } from '../../../generated/problems.ts';
import { Problem } from '../../contract/problem.ts';

export type UndeliveredName = 'client-gone' | 'client-away' | 'delivery-failed' | 'delivery-unconfirmed';

/** The client could not be given its answer; carries the provider's label for the page, where it is known. */
export class Undelivered extends Problem<UndeliveredName> {
  readonly provider: string | null;

  constructor(name: UndeliveredName, provider: string | null, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
