import { problems } from '../../generated/problems.ts';
import { Problem } from '../contract/problem.ts';

/** The client is known, and so is the provider it waited for, but it could not be given its answer. */
export class Undelivered extends Problem<'client-gone' | 'delivery-failed'> {
  readonly provider: string;

  constructor(name: 'client-gone' | 'delivery-failed', provider: string, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
