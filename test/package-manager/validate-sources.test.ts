import { readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Repository } from '../../generated/packages/resources.ts';
import { writeArchive } from '../../src/sdk/packages/archive/index.ts';
import { validateSources } from '../../src/sdk/packages/validate/index.ts';
import { aPackage, aRepository } from './documents.ts';
import { PNG, sha256 } from './repository.ts';
import { useWorkbench } from './source.ts';

const bench = useWorkbench();

/** Pointer and rule of each finding in these sources. */
const found = async (...sources: string[]): Promise<string[]> =>
  (await validateSources(sources)).flatMap(({ findings }) => findings.map(({ pointer, rule }) => `${pointer} ${rule}`));

describe('a document with its files', () => {
  async function publish(): Promise<string> {
    bench.writePackage('one', [{}]);
    bench.write('one/source/plugins/a.py', 'a');
    bench.write('one/icon.png', PNG);
    await bench.build();
    return bench.out();
  }

  /** Replaces a published file. */
  function replace(path: string, content: string | Buffer): void {
    rmSync(join(bench.out(), path));
    writeFileSync(join(bench.out(), path), content);
  }

  const list = (): string => readFileSync(join(bench.out(), 'packages.json'), 'utf8');

  it('is valid after a build', async () => {
    expect(await found(await publish())).toEqual([]);
  });

  it('may be an author’s repository.json with name and maintainer only', async () => {
    bench.writePackage('one', [{}]);
    bench.write('repository.json', JSON.stringify({ name: 'Mine', maintainer: { name: 'Ada' } }));
    const file = join(bench.source(), 'repository.json');
    expect(await found(file)).toEqual(['/maintainer/contact required']);
    const maintainer = { name: 'Ada', contact: { email: 'ada@packages.example' } };
    bench.write('repository.json', JSON.stringify({ name: 'Mine', maintainer }));
    expect(await found(file)).toEqual([]);
  });

  it('must match the hash of the list', async () => {
    const out = await publish();
    replace('packages.json', list().replace('Ada', 'Eve'));
    expect(await found(join(out, 'repository.json'))).toEqual(['/packages/sha256 hash-mismatch']);
  });

  it('must match hash, size and content of the archives', async () => {
    const out = await publish();
    replace('archives/example.one-1.0.0.zip', await writeArchive([{ path: 'a', content: Buffer.from('other') }]));
    expect(await found(join(out, 'packages.json'))).toEqual([
      '/packages/0/versions/0/download_sha256 hash-mismatch',
      '/packages/0/versions/0/download_size size-mismatch',
      '/packages/0/versions/0/install_size install-size-mismatch',
    ]);
    replace('archives/example.one-1.0.0.zip', 'no archive');
    expect(await found(join(out, 'packages.json'))).toContain('/packages/0/versions/0/download_url archive-damaged');
  });

  it('must have icons in the right directory', async () => {
    const out = await publish();
    const zip = await writeArchive(
      ['example.one/icon.png', 'resources/example.two/icon.png', 'icon.png'].map((path) => ({ path, content: PNG })),
    );
    replace('resources.zip', zip);
    const repository = JSON.parse(readFileSync(join(out, 'repository.json'), 'utf8')) as Repository;
    const resources = { ...repository.resources, sha256: sha256(zip) };
    replace('repository.json', JSON.stringify({ ...repository, resources }));
    const [report] = await validateSources([join(out, 'repository.json')]);
    expect(report?.findings.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
      ['icon-depth', null],
      ['icon-depth', 'example.two/icon.png'],
    ]);
  });

  it('must have valid manifests', async () => {
    const out = await publish();
    const text = JSON.stringify({ manifests: { 'example.one': { '1.0.0': {} } } });
    replace('manifests.json', text);
    const repository = JSON.parse(readFileSync(join(out, 'repository.json'), 'utf8')) as Repository;
    replace(
      'repository.json',
      JSON.stringify({ ...repository, manifests: { ...repository.manifests, sha256: sha256(text) } }),
    );
    expect(await found(join(out, 'repository.json'))).toEqual(['/manifests manifests-format']);
  });

  it('has a warning if repository.json is too large for clients', async () => {
    const file = join(bench.folder(), 'repository.json');
    writeFileSync(file, JSON.stringify({ ...aRepository(), x: 'x'.repeat(20_480) }));
    expect(await found(file)).toEqual([' file-too-large']);
    unlinkSync(file);
    expect(await found(file)).toEqual([' unreadable']);
  });

  it('can be a file URL; a directory without documents is reported', async () => {
    const out = await publish();
    expect(await found(pathToFileURL(join(out, 'repository.json')).href)).toEqual([]);
    expect(await found(join(out, 'archives'))).toEqual([' nothing-to-read']);
  });
});

describe('a document at a URL', () => {
  const servers: (() => void)[] = [];
  afterEach(() => {
    for (const close of servers.splice(0)) close();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    servers.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('is validated, for a repository with its list and hash', async () => {
    let sent = JSON.stringify({ packages: [aPackage()] });
    const hash = sha256(sent);
    const url = await serve((request, response) => {
      const list = `http://${request.headers.host}/packages.json`;
      const repository = { name: 'Served', packages: { url: list, sha256: hash, update_timestamp: 1 } };
      response.end(request.url === '/repository.json' ? JSON.stringify(repository) : sent);
    });
    const good = await validateSources([`${url}/repository.json`]);
    expect(good.map(({ kind, valid, total }) => [kind, valid, total])).toEqual([
      ['repository', true, 0],
      ['packages', true, 0],
    ]);
    sent = sent.replace('Ada', 'Eve');
    expect(await found(`${url}/repository.json`)).toEqual([' hash-mismatch']);
  });

  it.each([
    [
      '429',
      (_, response) => response.writeHead(429, { 'Retry-After': '7' }).end('<html>'),
      /too many requests; try again in 7 s/,
    ],
    ['404', (_, response) => response.writeHead(404).end(), / not found \(404\)/],
    ['a web page', (_, response) => response.end('<!doctype html><p>Sorry'), /This is a web page, not JSON/],
    [
      'a redirect to itself',
      (request, response) => response.writeHead(302, { Location: request.url }).end(),
      /redirect/,
    ],
    [
      'an interrupted response',
      (_, response) => response.writeHead(200, { 'Content-Length': '100' }).end('{', () => response.destroy()),
      /Cannot fetch this file/,
    ],
    ['too many bytes', (_, response) => response.end(Buffer.alloc(3 << 20, ' ')), /larger than 2,097,152 bytes/],
  ] satisfies [string, RequestListener, RegExp][])('that returns %s is reported', async (_, listener, message) => {
    const [report] = await validateSources([`${await serve(listener)}/packages.json`], { maxListBytes: 2 << 20 });
    expect(report).toMatchObject({
      valid: false,
      findings: [{ severity: 'error', message: expect.stringMatching(message) }],
    });
  });

  it('that is unreachable is reported', async () => {
    const [report] = await validateSources(['http://127.0.0.1:1/packages.json']);
    expect(report?.findings).toMatchObject([
      { rule: 'unreachable', message: expect.stringMatching(/Cannot fetch this file/) },
    ]);
  });
});
