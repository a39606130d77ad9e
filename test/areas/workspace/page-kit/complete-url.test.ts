// Addresses that the user types into the address bar of a web view, or into the panel picker.
import { describe, expect, it } from 'vitest';
import { completeUrl } from '../../../../src/areas/workspace/page-kit/complete-url.ts';

describe('a typed address', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['localhost:5173/plot', 'http://localhost:5173/plot'],
    ['LOCALHOST', 'http://localhost/'],
    ['127.0.0.2:80', 'http://127.0.0.2/'],
    ['127.1:3000', 'http://127.0.0.1:3000/'],
    ['[::1]:3000', 'http://[::1]:3000/'],
    ['0.0.0.0:3000', 'http://0.0.0.0:3000/'],
    ['app.localhost:3000', 'http://app.localhost:3000/'],
    ['localhost.evil.example', 'https://localhost.evil.example/'],
    ['localhost-evil.example', 'https://localhost-evil.example/'],
    ['127.evil.example', 'https://127.evil.example/'],
    ['https://localhost', 'https://localhost/'],
    ['http://example.com', 'http://example.com/'],
    ['mailto:demo@example.com', null],
    ['two words', null],
    ['', null],
  ])('%s becomes %s: http only on this machine', (typed, address) => {
    expect(completeUrl(typed)).toBe(address);
  });
});
