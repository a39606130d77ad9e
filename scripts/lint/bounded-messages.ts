// Every message on a socket needs bounds, in both directions: clients must know how much memory a message may need.
import { BoundsCheck, type Schema } from './bounds.ts';
import type { Rule, Visit } from './redocly.ts';

const message: Visit<{ payload?: Schema }> = ({ payload }, context) =>
  new BoundsCheck(context).visit(payload, context.location.child('payload'));

export const boundedMessages: Rule = () => ({ Message: message });
