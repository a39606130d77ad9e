// Pipelined requests get their responses in order, and other connections are served in between.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../src/contract/server/index.ts';

const REQUESTS = 500;

describe('a connection that sends requests without waiting', () => {
  let server: Listening;
  let handled = 0;

  beforeAll(async () => {
    server = await listen(
      ({ url = '' }, response) => {
        handled += 1;
        response.end(`<${url.slice(1)}>`);
      },
      '127.0.0.1',
      0,
    );
  });
  afterAll(() => server.close());

  it('gets every response in order, and does not block other connections', async () => {
    const ask = (path: string) => `GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const hasty = connect(server.port, '127.0.0.1');
    let got = '';
    hasty.setEncoding('utf8').on('data', (text: string) => {
      got += text;
    });
    hasty.write(Array.from({ length: REQUESTS }, (_, index) => ask(`${index}`)).join(''));
    await once(hasty, 'data');
    const other = connect(server.port, '127.0.0.1');
    other.write(ask('other'));
    await once(other, 'data');
    expect(handled).toBeLessThan(REQUESTS);
    await expect.poll(() => got.includes(`<${REQUESTS - 1}>`)).toBe(true);
    expect(got.match(/<\d+>/g)).toEqual(Array.from({ length: REQUESTS }, (_, index) => `<${index}>`));
    expect(handled).toBe(REQUESTS + 1);
    hasty.destroy();
    other.destroy();
  });

  it('may send the body of the last request later', async () => {
    const hasty = connect(server.port, '127.0.0.1');
    let got = '';
    hasty.setEncoding('utf8').on('data', (text: string) => {
      got += text;
    });
    const post = (path: string) => `POST /${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n`;
    hasty.write(`${post('a')}1234${post('b')}12`);
    await expect.poll(() => got).toContain('<b>');
    hasty.write(`34${post('c')}1234`);
    await expect.poll(() => got).toContain('<c>');
    hasty.destroy();
  });

  it('has one request handled at a time: the next waits until the response is read', async () => {
    let large = 0;
    const content = Buffer.alloc(64 << 20);
    const other = await listen(
      ({ url }, response) => {
        if (url === '/large') large += 1;
        response.end(url === '/large' ? content : 'small');
      },
      '127.0.0.1',
      0,
    );
    const hasty = connect(other.port, '127.0.0.1').pause();
    hasty.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5));
    for (let count = 0; count < 20; count++) await (await fetch(`http://127.0.0.1:${other.port}/`)).text();
    expect(large).toBe(1);
    hasty.destroy();
    await other.close();
  });
});
