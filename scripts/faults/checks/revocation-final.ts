import { byKey, type Check, precedes, successful } from './select.ts';

/** A revoked credential is never accepted again. */
export const revocationFinal: Check = (history) => {
  const revoked = byKey(successful(history, 'revoke'));
  return successful(history, 'use')
    .filter((use) => revoked.get(use.key)?.some((revoke) => precedes(revoke, use)))
    .map(({ key, node }) => `${key} was accepted on ${node} after its revocation`);
};
