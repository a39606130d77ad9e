import { describe, expect, it } from 'vitest';
import { chooseCoding, hasTag } from '../../src/contract/server/file.ts';

describe('the content coding of a response', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.000', null],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['gzip;q=0.5, identity', null],
    ['gzip ; q = 0.5', 'gzip'],
    ['brotli', null],
  ])('for Accept-Encoding %j is %j', (header, coding) => {
    expect(chooseCoding(header, ['br', 'gzip'])).toBe(coding);
  });
});

describe('the ETag comparison', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a,b" , "a"', true],
    ['"a,b"', false],
    ['*', true],
    ['a', false],
  ])('for If-None-Match %j matches: %j', (header, known) => {
    expect(hasTag(header, '"a"')).toBe(known);
  });
});
