// Serves a package list and searches it.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { PlatformUnderTest, Running } from '../../running.ts';

export type Search = Schemas['PackageSearch'];

/** Replaces packages.json atomically. There is no repository.json. */
export async function publishList(platform: PlatformUnderTest, packages: readonly unknown[]): Promise<void> {
  const file = join(platform.packagesDir, 'packages.json');
  await writeFile(`${file}.new`, JSON.stringify({ packages }));
  await rename(`${file}.new`, file);
}

export async function servePackages(running: Running, packages: readonly unknown[]): Promise<PlatformUnderTest> {
  const platform = await running.platform();
  await publishList(platform, packages);
  return platform;
}

export async function search(platform: PlatformUnderTest, query = ''): Promise<Search> {
  const response = await fetch(`${platform.url}/packages/search${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Search;
}

/** Identifiers of the packages that a search returns. */
export const found = async (platform: PlatformUnderTest, query = ''): Promise<string[]> =>
  (await search(platform, query)).packages.map(({ identifier }) => identifier);
