// Checks whether an archive matches the repository and contains the files of its manifest.
import { createReadStream } from 'node:fs';
import type { ManifestFile, PackageVersion, VersionManifest } from '../../../generated/packages/resources.ts';
import { readArchive } from '../archive/read.ts';
import { hashOf } from '../validate/hash.ts';

export interface Verdict {
  readonly ok: boolean;
  readonly size: number;
  readonly sha256: string;
  /** Empty if the archive is valid. */
  readonly findings: readonly string[];
}

type Listed = Pick<PackageVersion, 'download_sha256' | 'download_size'>;

/** Also reads the entries of the archive if there is a manifest. */
export async function verifyArchive(path: string, listed: Listed, manifest?: VersionManifest): Promise<Verdict> {
  const { size, sha256 } = await hashOf(createReadStream(path));
  const findings: string[] = [];
  if (listed.download_size !== undefined && listed.download_size !== size) {
    findings.push(`it has ${size} bytes, but the repository lists ${listed.download_size}`);
  }
  if (listed.download_sha256 === undefined) findings.push('no SHA-256 is listed, so it cannot be verified');
  else if (listed.download_sha256 !== sha256) {
    findings.push(`its SHA-256 is ${sha256}, but the repository lists ${listed.download_sha256}`);
  }
  if (manifest) findings.push(...(await compareArchive(path, manifest)));
  return { ok: findings.length === 0, size, sha256, findings };
}

const compareArchive = async (path: string, { files }: VersionManifest): Promise<string[]> =>
  readArchive(path).then(
    (content) => compareFiles(content.files, files),
    (error: Error) => [`cannot read it as a ZIP archive: ${error.message}`],
  );

/** The differences between the files of an archive and its manifest. */
export function compareFiles(found: readonly ManifestFile[], listed: readonly ManifestFile[]): string[] {
  const missing = new Map(listed.map((file) => [file.path, file]));
  const differences = found.flatMap(({ path, sha256, size }) => {
    const file = missing.get(path);
    missing.delete(path);
    if (!file) return [`${path} is not in the manifest`];
    if (file.size !== size) return [`${path} has ${size} bytes, but the manifest lists ${file.size}`];
    return file.sha256 === sha256 ? [] : [`${path} does not match the manifest`];
  });
  return [...differences, ...[...missing.keys()].map((path) => `${path} is missing`)];
}
