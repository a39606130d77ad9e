// A support bundle: what annex doctor observed, the settings without secrets, and versions. It lists its files.
import { homedir, release } from 'node:os';
import { SETTINGS } from '../../base/config/catalogue.ts';
import { masked, type Settings, valueAt } from '../../base/config/config.ts';
import { replaceFile } from '../../base/files/durable.ts';
import { VERSION } from '../../base/version.ts';
import { writeArchive } from '../../package-manager/archive/write.ts';
import { sha256Of } from '../../package-manager/validate/hash.ts';
import type { Finding } from './finding.ts';

export async function writeBundle(file: string, settings: Settings, findings: readonly Finding[]): Promise<void> {
  const values = SETTINGS.map((setting) => [setting.path, masked(setting, valueAt(settings, setting.path))]);
  const versions = {
    annex: VERSION,
    node: process.version,
    system: `${process.platform} ${release()} ${process.arch}`,
  };
  const contents = { 'doctor.json': findings, 'settings.json': Object.fromEntries(values), 'versions.json': versions };
  const files = Object.entries(contents).map(([path, content]) => {
    // Absolute paths contain the names of users.
    const text = JSON.stringify(content, null, 2).replaceAll(homedir(), '~');
    return { path, content: Buffer.from(text) };
  });
  const list = files.map(({ path, content }) => `${path}  ${content.length} bytes  ${sha256Of(content)}`);
  files.push({ path: 'list.txt', content: Buffer.from(`${list.join('\n')}\n`) });
  await replaceFile(file, await writeArchive(files));
  console.log([`Wrote ${file}, without secrets:`, ...list.map((line) => `  ${line}`)].join('\n'));
}
