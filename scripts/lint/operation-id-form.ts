// An operationId is a verb and a noun in camelCase: it is also the handler's key, the SDK method and a log field.
import type { Rule, Visit } from './redocly.ts';

/** Add a verb only when none of these fits. For reading use `get`, `list` or `search`, never `fetch` or `read`. */
const VERBS = [
  ...['get', 'list', 'search', 'watch', 'download', 'resolve', 'validate', 'check'],
  ...['create', 'set', 'rename', 'undo', 'delete', 'restore', 'link', 'control', 'capture', 'paste', 'receive', 'end'],
  ...['start', 'stop', 'restart'],
  ...['open', 'close', 'update', 'split', 'move', 'resize', 'ask', 'answer', 'withdraw', 'test', 'call'],
];
const FORM = new RegExp(`^(${VERBS.join('|')})([A-Z][a-z0-9]+)+$`);

const visit: Visit<{ operationId?: string }> = ({ operationId }, { report, location }) => {
  if (operationId === undefined || FORM.test(operationId)) return; // another rule reports an absent one
  report({
    message: `operationId ${operationId} is not a verb and a noun in camelCase; the verbs are ${VERBS.join(', ')}.`,
    location: location.child('operationId'),
  });
};

export const operationIdForm: Rule = () => ({ Operation: visit });
