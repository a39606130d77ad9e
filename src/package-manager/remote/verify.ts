// Checks whether an archive matches the repository and contains the files of its manifest.
import { createReadStream } from 'node:fs';
import yauzl from 'yauzl';
import type { PackageVersion, VersionManifest } from '../../../generated/packages/resources.ts';
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
  if (manifest) findings.push(...(await compareFiles(path, manifest)));
  return { ok: findings.length === 0, size, sha256, findings };
}

async function compareFiles(path: string, { files }: VersionManifest): Promise<string[]> {
  const expected = new Map(files.map((file) => [file.path, file]));
  const findings: string[] = [];
  try {
    const zip = await yauzl.openPromise(path);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const file = expected.get(entry.fileName);
      expected.delete(entry.fileName);
      if (!file) findings.push(`${entry.fileName} is not in the manifest, or appears twice in the archive`);
      else if (file.size !== entry.uncompressedSize)
        findings.push(`${file.path} has ${entry.uncompressedSize} bytes, but the manifest lists ${file.size}`);
      else if ((await hashOf(await zip.openReadStreamPromise(entry))).sha256 !== file.sha256) {
        findings.push(`${file.path} does not match the manifest`);
      }
    }
  } catch (error) {
    return [`cannot read it as a ZIP archive: ${(error as Error).message}`];
  }
  return [...findings, ...[...expected.keys()].map((name) => `${name} is missing`)];
}
