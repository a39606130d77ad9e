// Redocly plugin with our own rules, which its built-in assertions cannot express. One file per rule.
import { boundedMessages } from './bounded-messages.ts';
import { boundedRequests } from './bounded-requests.ts';
import { datedDeprecations } from './dated-deprecations.ts';
import { namedProblems } from './named-problems.ts';
import { operationIdForm } from './operation-id-form.ts';

export default function annex() {
  return {
    id: 'annex',
    rules: {
      oas3: {
        'operation-id-form': operationIdForm,
        'named-problems': namedProblems,
        'dated-deprecations': datedDeprecations,
        'bounded-requests': boundedRequests,
      },
      async3: { 'bounded-messages': boundedMessages },
    },
  };
}
