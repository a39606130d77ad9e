// Creates a new package directory that can be built; see source.ts for its layout.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Package, PackageType, PackageVersion } from '../../../generated/packages/resources.ts';
import { BuildError, problem } from '../errors.ts';
import { type Brand, brandedPackage, NEUTRAL_BRAND } from '../format/brand.ts';
import { jsonText } from '../format/json.ts';
import { isReserved } from '../panels/manifest.ts';
import { validateDocument } from '../validate/document.ts';

type Described = Pick<Package, 'identifier' | 'name' | 'description' | 'type' | 'license'>;

export interface NewPackage extends Readonly<Described & Pick<PackageVersion, 'version' | 'tool_version'>> {
  readonly author: string;
  readonly brand?: Brand;
  /** With a panel for workspaces instead of a script. Only plugins have panels. */
  readonly panel?: boolean;
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
  const problems = findings.map(({ pointer, message, suggestion }) => problem(pointer.slice(1), message, suggestion));
  if (problems.length > 0) throw new BuildError(problems);
  if (options.panel && (type !== 'plugin' || isReserved(identifier))) {
    const message = type === 'plugin' ? 'this identifier cannot bring panels' : 'only plugins can bring panels';
    throw new BuildError([problem(type === 'plugin' ? 'identifier' : 'type', message)]);
  }
  const files = {
    'metadata.json': jsonText(brandedPackage(item, brand)),
    ...(options.panel ? await panelFiles(name) : starterFile(type, identifier, name)),
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

/** The view of a new panel: plain HTML with the few lines that MCP Apps need, so it runs unbuilt. */
const VIEW = new URL('../panels/template.html', import.meta.url);

async function panelFiles(title: string): Promise<Record<string, string>> {
  const about = {
    title: title.slice(0, 100),
    description: 'Not described yet.',
    icon: 'mdi:puzzle',
    category: 'Utility',
  };
  const panel = { id: randomUUID(), ...about, entry: 'index.html', ui: { csp: { connectDomains: [] } }, scopes: [] };
  const name = title.replace(/[&<>"'`$\\]/g, ' ');
  return {
    'source/plugins/panels/main/panel.json': jsonText(panel),
    'source/plugins/panels/main/index.html': (await readFile(VIEW, 'utf8')).replaceAll('{title}', () => name),
  };
}
