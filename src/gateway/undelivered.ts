import { problems } from '../../generated/problems.ts';
import { Problem } from '../contract/problem.ts';

type Name = 'client-gone' | 'delivery-failed' | 'delivery-unconfirmed';

/** The client is known, and so is the provider it waited for, but it could not be given its answer. */
export class Undelivered extends Problem<Name> {
  readonly provider: string;

  constructor(name: Name, provider: string, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
