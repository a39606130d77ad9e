import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { bytesOf, type Flow, isProblem, json } from './flow.ts';

interface Page {
  readonly total: number;
  readonly next: string | null;
  readonly packages: readonly { readonly identifier: string }[];
}
interface Package {
  readonly identifier: string;
  readonly versions: readonly {
    readonly version: string;
    readonly download_url: string;
    readonly download_size: number;
  }[];
}
interface Verdict {
  readonly valid: boolean;
}

const IDENTIFIER = 'example.stitcher.via-stitcher';

/** Finds a package page by page, fetches it whole and in part, and has metadata judged. */
export const packages: Flow = async ({ ask }) => {
  const query = { platform: ['linux', 'macos'], status: ['stable', 'testing'], limit: 1 };
  const first = json<Page>(await ask('searchPackages', 200, { query }));
  assert(first.total > 1 && first.next);
  const cursor = new URL(first.next, 'http://annex.invalid').searchParams.get('cursor');
  const second = json<Page>(await ask('searchPackages', 200, { query: { ...query, cursor } }));
  assert.notEqual(second.packages[0]?.identifier, first.packages[0]?.identifier);
  await isProblem(await ask('searchPackages', 400, { query: { limit: 0 } }), 'invalid-request');

  const found = json<Package>(await ask('getPackage', 200, { path: { identifier: IDENTIFIER } }));
  assert.equal(found.identifier, IDENTIFIER);
  await isProblem(await ask('getPackage', 404, { path: { identifier: 'example.no.such' } }), 'package-not-found');

  const list = await ask('getPackageList', 200);
  const tag = list.headers.get('ETag') ?? '';
  await ask('getPackageList', 304, { header: { 'If-None-Match': tag } });

  const { download_url: url = '', download_size: size } = found.versions[0] ?? {};
  const path = { file: basename(new URL(url).pathname) };
  const archive = await bytesOf(await ask('downloadArchive', 200, { path }));
  assert.equal(archive.length, size);
  const start = await bytesOf(await ask('downloadArchive', 206, { path, header: { Range: 'bytes=0-3' } }));
  assert.deepEqual(start, archive.subarray(0, 4));

  const judged = json<Verdict>(
    await ask('validatePackages', 200, { body: { kind: 'package', document: { identifier: 'x' } } }),
  );
  assert.equal(judged.valid, false);
};
