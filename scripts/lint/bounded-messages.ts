// Whatever travels over a socket has a bound, in both directions: a client wants to know what it may have to hold.
import { BoundsCheck, type Schema } from './bounds.ts';
import type { Rule, Visit } from './redocly.ts';

const message: Visit<{ payload?: Schema }> = ({ payload }, context) =>
  new BoundsCheck(context).visit(payload, context.location.child('payload'));

export const boundedMessages: Rule = () => ({ Message: message });
