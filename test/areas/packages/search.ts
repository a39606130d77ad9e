// A list published to a platform, and searches of it.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { PlatformUnderTest } from '../../running.ts';

export type Search = Schemas['PackageSearch'];

/** The list alone, written whole and moved into place: there need be no entry point. */
export async function publish(platform: PlatformUnderTest, packages: readonly unknown[]): Promise<void> {
  const file = join(platform.packagesDir, 'packages.json');
  await writeFile(`${file}.new`, JSON.stringify({ packages }));
  await rename(`${file}.new`, file);
}

export async function search(platform: PlatformUnderTest, query = ''): Promise<Search> {
  const response = await fetch(`${platform.url}/packages/search${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Search;
}

export const found = async (platform: PlatformUnderTest, query = ''): Promise<string[]> =>
  (await search(platform, query)).packages.map(({ identifier }) => identifier);
