import { describe, expect, it } from 'vitest';
import { asyncapiBreaks } from '../../scripts/versions/asyncapi.ts';
import { hasChanged } from '../../scripts/versions/version-check.ts';
import type { SecurityScheme } from '../../src/contract/document.ts';
import { asyncapi } from './documents.ts';

const message = (...required: readonly string[]) => ({
  type: 'object',
  required: [...required],
  properties: { a: { type: 'string' }, b: { type: 'string' } },
});

describe('an AsyncAPI document', () => {
  const before = asyncapi({ ask: message('a') }, { tell: message('a') });

  it('has no breaking change when it stays the same', () => {
    expect(asyncapiBreaks(before, structuredClone(before))).toEqual([]);
  });

  it('breaks clients when a message that they send is removed [G-version-breaking-change]', () => {
    expect(asyncapiBreaks(before, asyncapi({}, { tell: message('a') }))).toEqual(['message ask: was removed']);
  });

  it('breaks clients when a message that they receive is removed', () => {
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a') }, {}))).toEqual(['message tell: was removed']);
  });

  it('breaks clients when they can receive a new message', () => {
    const after = asyncapi({ ask: message('a') }, { tell: message('a'), more: message() });
    expect(asyncapiBreaks(before, after)).toEqual([
      'message more: is new, and clients that validate messages will reject it',
    ]);
  });

  it('breaks no client when they can send a new message', () => {
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a'), more: message() }, { tell: message('a') }))).toEqual(
      [],
    );
  });

  it('breaks clients when a sent message needs another field, but not when it needs one less', () => {
    const [more, less] = [message('a', 'b'), message()];
    expect(asyncapiBreaks(before, asyncapi({ ask: more }, { tell: message('a') }))).toEqual([
      'message ask: the field b is now required',
    ]);
    expect(asyncapiBreaks(before, asyncapi({ ask: less }, { tell: message('a') }))).toEqual([]);
  });

  it('breaks clients when a received message may lack a field, but not when it always has another', () => {
    const [more, less] = [message('a', 'b'), message()];
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a') }, { tell: less }))).toEqual([
      'message tell: the field a can now be absent',
    ]);
    expect(asyncapiBreaks(before, asyncapi({ ask: message('a') }, { tell: more }))).toEqual([]);
  });

  it('breaks clients when the channel moves', () => {
    const after = asyncapi({ ask: message('a') }, { tell: message('a') }, { address: '/ws' });
    expect(asyncapiBreaks(before, after)).toEqual(['channel /: was removed']);
  });
});

describe('the servers of an AsyncAPI document', () => {
  const cookie: SecurityScheme = { type: 'httpApiKey', in: 'cookie', name: 'session' };
  const bearer: SecurityScheme = { type: 'http', scheme: 'bearer' };
  const refer = (name: string) => ({ $ref: `#/components/securitySchemes/${name}` }) as SecurityScheme;
  /** One server that accepts any of the schemes. */
  const behind = (securitySchemes: Readonly<Record<string, SecurityScheme>>, more: object = {}) => {
    const security = Object.keys(securitySchemes).map(refer);
    const server = { host: 'annex.example', protocol: 'ws', ...(security.length > 0 ? { security } : {}), ...more };
    return asyncapi({}, {}, { servers: { platform: server }, securitySchemes: { ...securitySchemes } });
  };

  it.each([
    ['a cookie is renamed', behind({ a: cookie }), behind({ a: { ...cookie, name: 'b' } }), 'a is sent differently'],
    ['a cookie becomes a header', behind({ a: cookie }), behind({ a: bearer }), 'a is sent differently'],
    ['another credential is required', behind({ a: cookie }), behind({ b: bearer }), 'a is no longer accepted'],
    [
      'one credential is no longer accepted',
      behind({ a: cookie, b: bearer }),
      behind({ b: bearer }),
      'a is no longer accepted',
    ],
    ['a credential becomes required', behind({}), behind({ a: cookie }), 'now requires a credential'],
    ['the protocol changes', behind({}), behind({}, { protocol: 'mqtt' }), 'has a different protocol or path'],
    ['the path changes', behind({}), behind({}, { pathname: '/v2' }), 'has a different protocol or path'],
    ['the server is removed', behind({}), asyncapi({}, {}), 'was removed'],
  ])('break clients when %s [G-version-breaking-change]', (_, before, after, want) => {
    expect(asyncapiBreaks(before, after)).toEqual([`server platform: ${want}`]);
    expect(hasChanged(before, after)).toBe(true);
  });

  it.each([
    ['stays', behind({ a: cookie }), behind({ a: cookie })],
    ['is renamed', behind({ a: cookie }), behind({ b: cookie })],
    ['is moved into the server itself', behind({ a: cookie }), behind({}, { security: [cookie] })],
    ['is one of several', behind({ a: cookie }), behind({ a: cookie, b: bearer })],
    ['is no longer needed', behind({ a: cookie }), behind({})],
  ])('break no client when the credential %s', (_, before, after) => {
    expect(asyncapiBreaks(before, after)).toEqual([]);
  });

  it('may move to another host', () => {
    const after = behind({ a: cookie }, { host: 'other.example', description: 'Elsewhere.' });
    expect(asyncapiBreaks(behind({ a: cookie }), after)).toEqual([]);
    expect(hasChanged(behind({ a: cookie }), after)).toBe(false);
  });

  it('break clients of an operation that now requires its own credential', () => {
    const securitySchemes = { a: cookie };
    const after = asyncapi({}, {}, { securitySchemes, security: [refer('a')] });
    expect(asyncapiBreaks(asyncapi({}, {}), after)).toEqual(['operation receiveFromClient: now requires a credential']);
  });
});
