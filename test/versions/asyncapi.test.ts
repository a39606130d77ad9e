import { describe, expect, it } from 'vitest';
import { asyncapiBreaks } from '../../scripts/versions/asyncapi.ts';
import { hasChanged } from '../../scripts/versions/version-check.ts';
import type { SecurityScheme } from '../../src/contract/generate/openapi.ts';
import { asyncapi } from './documents.ts';

const message = (...required: readonly string[]) => ({
  type: 'object',
  required: [...required],
  properties: { a: { type: 'string' }, b: { type: 'string' } },
});

describe('an AsyncAPI document', () => {
  const before = asyncapi({ ask: message('a') }, { tell: message('a') });

  it('breaks nobody as long as it stays the same', () => {
    expect(asyncapiBreaks(before, structuredClone(before))).toEqual([]);
  });

  it('breaks its clients when a message that they send is gone [G-version-breaking-change]', () => {
    expect(asyncapiBreaks(before, asyncapi({}, { tell: message('a') }))).toEqual(['message ask: is gone']);
  });

  it('breaks its clients when a message that they wait for is gone', () => {
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a') }, {}))).toEqual(['message tell: is gone']);
  });

  it('breaks its clients when they get a message that they do not know', () => {
    const after = asyncapi({ ask: message('a') }, { tell: message('a'), more: message() });
    expect(asyncapiBreaks(before, after)).toEqual([
      'message more: is new, and clients that check what they get refuse it',
    ]);
  });

  it('breaks nobody when they can send another message', () => {
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a'), more: message() }, { tell: message('a') }))).toEqual(
      [],
    );
  });

  it('breaks its clients when what they send has to have more, and nobody when it may have less', () => {
    const [more, less] = [message('a', 'b'), message()];
    expect(asyncapiBreaks(before, asyncapi({ ask: more }, { tell: message('a') }))).toEqual([
      'message ask: the field b is now required',
    ]);
    expect(asyncapiBreaks(before, asyncapi({ ask: less }, { tell: message('a') }))).toEqual([]);
  });

  it('breaks its clients when what they get may have less, and nobody when it always has more', () => {
    const [more, less] = [message('a', 'b'), message()];
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a') }, { tell: less }))).toEqual([
      'message tell: the field a can now be absent',
    ]);
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a') }, { tell: more }))).toEqual([]);
  });

  it('breaks its clients when the channel moves', () => {
    const after = asyncapi({ ask: message('a') }, { tell: message('a') }, { address: '/ws' });
    expect(asyncapiBreaks(before, after)).toEqual(['channel /: is gone']);
  });
});

describe('the servers of an AsyncAPI document', () => {
  const cookie: SecurityScheme = { type: 'httpApiKey', in: 'cookie', name: 'session' };
  const bearer: SecurityScheme = { type: 'http', scheme: 'bearer' };
  const refer = (name: string) => ({ $ref: `#/components/securitySchemes/${name}` }) as SecurityScheme;
  /** One server that takes any of the schemes. */
  const behind = (securitySchemes: Readonly<Record<string, SecurityScheme>>, more: object = {}) => {
    const security = Object.keys(securitySchemes).map(refer);
    const server = { host: 'annex.example', protocol: 'ws', ...(security.length > 0 ? { security } : {}), ...more };
    return asyncapi({}, {}, { servers: { platform: server }, securitySchemes: { ...securitySchemes } });
  };

  it.each([
    ['a cookie is renamed', behind({ a: cookie }), behind({ a: { ...cookie, name: 'b' } }), 'a is sent in another way'],
    ['a cookie becomes a header', behind({ a: cookie }), behind({ a: bearer }), 'a is sent in another way'],
    ['another credential is wanted', behind({ a: cookie }), behind({ b: bearer }), 'a is no longer accepted'],
    [
      'one credential less is taken',
      behind({ a: cookie, b: bearer }),
      behind({ b: bearer }),
      'a is no longer accepted',
    ],
    ['a credential is needed', behind({}), behind({ a: cookie }), 'needs a credential now'],
    ['the protocol changes', behind({}), behind({}, { protocol: 'mqtt' }), 'is reached in another way'],
    ['the path changes', behind({}), behind({}, { pathname: '/v2' }), 'is reached in another way'],
    ['the server is gone', behind({}), asyncapi({}, {}), 'is gone'],
  ])('break their clients when %s [G-version-breaking-change]', (_, before, after, want) => {
    expect(asyncapiBreaks(before, after)).toEqual([`server platform: ${want}`]);
    expect(hasChanged(before, after)).toBe(true);
  });

  it.each([
    ['stays', behind({ a: cookie }), behind({ a: cookie })],
    ['is called something else', behind({ a: cookie }), behind({ b: cookie })],
    ['stands in the server itself', behind({ a: cookie }), behind({}, { security: [cookie] })],
    ['is one of several', behind({ a: cookie }), behind({ a: cookie, b: bearer })],
    ['is no longer needed', behind({ a: cookie }), behind({})],
  ])('break nobody when the credential %s', (_, before, after) => {
    expect(asyncapiBreaks(before, after)).toEqual([]);
  });

  it('mean the same wherever they run', () => {
    const after = behind({ a: cookie }, { host: 'other.example', description: 'Elsewhere.' });
    expect(asyncapiBreaks(behind({ a: cookie }), after)).toEqual([]);
    expect(hasChanged(behind({ a: cookie }), after)).toBe(false);
  });

  it('break the clients whose operation needs a credential of its own now', () => {
    const securitySchemes = { a: cookie };
    const after = asyncapi({}, {}, { securitySchemes, security: [refer('a')] });
    expect(asyncapiBreaks(asyncapi({}, {}), after)).toEqual(['operation receiveFromClient: needs a credential now']);
  });
});
