import { problems } from '../../generated/problems.ts';
import { Problem } from '../contract/problem.ts';

type Name = 'client-gone' | 'delivery-failed' | 'delivery-unconfirmed';

/** The client could not be given its answer; carries the provider's label for the page. */
export class Undelivered extends Problem<Name> {
  readonly provider: string;

  constructor(name: Name, provider: string, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
