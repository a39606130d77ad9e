// Other ports of this host can set so many cookies that no request is accepted. A browser then gets a page that says what
// to do, and is asked to delete them.
import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { readAnswers } from '../wire.ts';

const running = useRunning();
const COOKIES = `Cookie: ${Array.from({ length: 6 }, (_, index) => `bomb${index}=${'x'.repeat(4_000)}`).join('; ')}`;
const PAGE = ['Accept: text/html,application/xhtml+xml,*/*;q=0.8', 'User-Agent: Mozilla/5.0'];

async function send(port: number, lines: readonly string[], start = 'GET /account HTTP/1.1') {
  const wire = await running.wire(port);
  wire.send(`${[start, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`);
  await wire.closed;
  const [answer, ...others] = readAnswers(wire.received);
  expect(others).toEqual([]);
  return answer;
}

describe('a browser with too many cookies', () => {
  it.each([
    ['that sends Sec-Fetch-Mode before its cookies', [...PAGE, 'Sec-Fetch-Mode: navigate', COOKIES]],
    ['that sends it after them', [...PAGE, COOKIES, 'Sec-Fetch-Mode: navigate']],
    ['that never sends it', [...PAGE, COOKIES]],
    ['that has 700 KB of them', [...PAGE, COOKIES.repeat(30).replaceAll('Cookie: ', '; ').replace('; ', 'Cookie: ')]],
  ])('%s gets a page, and deletes them', async (_, lines) => {
    const platform = await running.platform();
    const answer = await send(platform.port, lines);
    expect(answer).toMatchObject({ status: 431, body: expect.stringContaining('reload this page, and log in again') });
    expect(answer?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'clear-site-data': '"cookies"',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('gets it from the gateway, too', async () => {
    const gateway = await running.gateway();
    expect((await send(gateway.port, [...PAGE, COOKIES]))?.headers).toMatchObject({ 'clear-site-data': '"cookies"' });
  });
});

describe('other requests that are too large get JSON, and delete nothing', () => {
  const long = `GET /${'x'.repeat(20_000)} HTTP/1.1`;
  it.each<[string, string[], string?]>([
    ['a program', ['Accept: */*', COOKIES]],
    ['a script of a page', [...PAGE, 'Sec-Fetch-Mode: cors', COOKIES]],
    ['an image', ['Accept: image/*,*/*;q=0.8', 'Sec-Fetch-Mode: no-cors', COOKIES]],
    ['a form', [...PAGE, COOKIES], 'POST /account HTTP/1.1'],
    ['a link of another site to a long address', [...PAGE, 'Cookie: a=b'], long],
    ['one to a long address, with many cookies', [...PAGE, `Cookie: a=${'x'.repeat(12_000)}`], long],
    ['another large header', [...PAGE, `X-Other: ${'x'.repeat(20_000)}`, 'Cookie: a=b']],
  ])('%s', async (_, lines, start) => {
    const platform = await running.platform();
    const answer = await send(platform.port, lines, start);
    expect(answer).toMatchObject({ status: 431, headers: { 'content-type': 'application/problem+json' } });
    expect(answer?.headers).not.toHaveProperty('clear-site-data');
  });
});
