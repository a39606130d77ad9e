// Creates a new package directory that can be built; see source.ts for its layout.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { License, Package, PackageType } from '../../../generated/packages/resources.ts';
import { BuildError, problem } from '../errors.ts';
import { type Brand, brandedDocument, NEUTRAL_BRAND } from '../format/brand.ts';
import { jsonText } from '../format/json.ts';
import { validateDocument } from '../validate/document.ts';

export interface NewPackage {
  readonly identifier: string;
  readonly name: string;
  readonly description: string;
  readonly type: PackageType;
  readonly license: License;
  readonly author: string;
  readonly version: string;
  readonly tool_version: string;
  readonly brand?: Brand;
}

/** Returns the written files. Rejects with a BuildError if the metadata is invalid, or if a file already exists. */
export async function initPackage(folder: string, options: NewPackage): Promise<string[]> {
  const { identifier, name, description, type, license, version, tool_version, brand = NEUTRAL_BRAND } = options;
  const item: Package = {
    identifier,
    name,
    description,
    description_full: description,
    type,
    license,
    author: { name: options.author, contact: {} },
    resources: {},
    versions: [{ version, status: 'stable', tool_version }],
  };
  const { findings } = validateDocument(item, { kind: 'package' });
  if (findings.length > 0) {
    throw new BuildError(
      findings.map(({ pointer, message, suggestion }) => problem(pointer.slice(1), message, suggestion)),
    );
  }
  const files = {
    'metadata.json': jsonText(brandedDocument(item, brand, 'package')),
    ...starterFile(type, identifier, name),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      throw new BuildError([problem(join(folder, path), 'it already exists and was not changed')]);
    });
  }
  return Object.keys(files).map((path) => join(folder, path));
}

function starterFile(type: PackageType, identifier: string, name: string): Record<string, string> {
  if (type === 'plugin') return { 'source/plugins/__init__.py': `# ${name}\n` };
  if (type === 'library') return { 'source/symbols/README.md': `# ${name}\n` };
  return { [`source/colors/${identifier}.json`]: `${JSON.stringify({ meta: { name } }, null, 2)}\n` };
}
