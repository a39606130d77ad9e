// generated/validation.js: the functions that the validators of all areas share. Those that annex-codegen writes contain
// them, because programs copy validators.js alone.
import { HEADER } from '../../src/contract/generate/text.ts';
import { runtime } from '../../src/contract/generate/validators.ts';

const FILE = 'validation.js';
const DECLARED = /^(?:const|function) (\w+)/;

/** Replaces the functions in each validators.js by an import. */
export function shareValidation(artefacts: Map<string, string>): void {
  const { names, code } = runtime();
  const shared = code.split('\n\n');
  const nameOf = (statement: string): string => DECLARED.exec(statement)?.[1] ?? '';
  const exported = shared.map((each) => (names.includes(nameOf(each)) ? `export ${each}` : each));
  artefacts.set(FILE, `${HEADER}${exported.join('\n\n')}\n`);
  for (const [file, text] of artefacts) {
    if (!file.endsWith('/validators.js')) continue;
    const statements = text.slice(HEADER.length).split('\n\n');
    const own = statements.filter((each) => !shared.includes(each));
    const used = statements.filter((each) => shared.includes(each)).map(nameOf);
    const imported = names.filter((name) => used.includes(name)).toSorted();
    const imports = imported.length > 0 ? [`import { ${imported.join(', ')} } from '../${FILE}';`] : [];
    artefacts.set(file, HEADER + [...imports, ...own].join('\n\n'));
  }
}
