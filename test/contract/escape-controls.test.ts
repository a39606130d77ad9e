import { describe, expect, it } from 'vitest';
import { escapeControls } from '../../src/contract/escape-controls.ts';

describe('escapeControls', () => {
  it.each([
    ['a terminal sequence', '\u001b[2J\r\u0007\u009b', '\\u001b[2J\\u000d\\u0007\\u009b'],
    ['overrides and isolates of the direction', 'a\u202eb\u2066c\u200f', 'a\\u202eb\\u2066c\\u200f'],
    ['an Arabic letter mark', '\u061c', '\\u061c'],
    ['a zero-width space and a byte order mark', '\u200b\ufeff', '\\u200b\\ufeff'],
    ['tag characters', '\u{e0041}', '\\udb40\\udc41'],
    ['line separators', '\u2028\u2029', '\\u2028\\u2029'],
    ['a lone surrogate', '\ud83d', '\\ud83d'],
  ])('escapes %s', (_, text, escaped) => {
    expect(escapeControls(text)).toBe(escaped);
    expect(JSON.parse(escapeControls(JSON.stringify({ text })))).toEqual({ text });
  });

  it('keeps line breaks, tabs, and what scripts and emoji need', () => {
    const text = 'a\n\tb می\u200cخواهم क्\u200dष 👩\u200d💻 ❤\ufe0f 葛\u{e0100} 日本語';
    expect(escapeControls(text)).toBe(text);
  });
});
