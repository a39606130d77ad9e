import { describe, expect, it } from 'vitest';
import { asyncapiBreaks } from '../../scripts/versions/asyncapi.ts';
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
