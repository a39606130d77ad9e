// A passkey that a program makes like an authenticator. Its response names the id twice: in JSON, and in what is attested.
import { generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, it } from 'vitest';
import { problemOf, sending } from '../../requests.ts';
import { useIdentity } from './server.ts';

const BASE = 'http://localhost:8790';
const start = useIdentity();
const text = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

/** What `navigator.credentials.create` returns for a new key with this id. */
function attest(challenge: string, id: Buffer) {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const flags = 0b0100_0101; // attested data, user verified, user present
  const authData = Buffer.concat([
    hash('sha256', 'localhost', 'buffer'),
    Buffer.from([flags, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([id.length >> 8, id.length & 255]),
    id,
    isoCBOR.encode(key),
  ]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ]);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin: BASE, crossOrigin: false });
  return {
    attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
    clientDataJSON: text(clientData),
  };
}

it('a registration is refused if its id is not the attested one', async () => {
  const { url, loggedIn } = await start({ baseUrl: BASE });
  const headers = { ...(await loggedIn()), origin: BASE };
  const register = async (attested: Buffer, named: Buffer) => {
    const started = await fetch(`${url}/auth/passkeys/start`, { method: 'POST', headers });
    const { options } = (await started.json()) as { options: { challenge: string } };
    const id = text(named);
    const response = {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      ...{ response: attest(options.challenge, attested) },
    };
    return fetch(`${url}/auth/passkeys`, sending('POST', { response, name: 'Key' }, headers));
  };
  const [one, other] = [randomBytes(32), randomBytes(32)];
  const refused = await register(one, other);
  expect(await problemOf(refused)).toMatchObject({ name: 'passkey-not-added' });
  const listed = await fetch(`${url}/auth/passkeys`, { headers });
  expect(await listed.json()).toMatchObject({ passkeys: [] });
  const added = await register(one, one);
  expect(await added.json()).toMatchObject({ passkey: { id: text(one) } });
  expect(added.status).toBe(201);
});
