// Passkeys in the browser, for the login page and the account page.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { createIdentityClient } from '../../../../../generated/identity/client.ts';
import type { Schemas } from '../../../../../generated/identity/contract.ts';
import { Problem } from '../../../../contract/problem.ts';
import { ensureProof } from '../../../../pages/browser/own-fetch.ts';

type Identity = ReturnType<typeof createIdentityClient>;

export async function logInWithPasskey(identity: Identity, useBrowserAutofill: boolean): Promise<void> {
  const proof = ensureProof();
  const { options } = await identity.startPasskeyLogin({ body: { proof } });
  const optionsJSON = options as never; // our document does not describe the options of WebAuthn
  const response = (await startAuthentication({ optionsJSON, useBrowserAutofill })) as Schemas['PasskeyAssertion'];
  await identity.createPasskeyLogin({ body: { response, proof } });
}

export async function addPasskey(identity: Identity, name = ''): Promise<Schemas['CreatedPasskey']> {
  const { options } = await identity.startPasskey();
  const response = (await startRegistration({ optionsJSON: options as never })) as Schemas['PasskeyAttestation'];
  return identity.createPasskey({ body: name === '' ? { response } : { response, name } });
}

/** Null if it is not an error of the browser. An authenticator that has the account already is in an invalid state. */
export function explainPasskey(error: unknown): string | null {
  if (error instanceof Problem || !(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (!/^(NotAllowed|Abort|Security|NotSupported|Constraint)Error$/.test(error.name)) return null;
  return 'The passkey request was cancelled or timed out, or this device cannot complete it. Try again, or use another device or way to log in.';
}
