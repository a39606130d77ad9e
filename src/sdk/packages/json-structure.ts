// What JSON.parse does not tell: keys that stand twice in an object, and nesting beyond measure. Tokens only, no
// recursion: the text is a stranger's.
import { createScanner } from 'jsonc-parser';
import type { InvalidPlace } from '../../contract/types.ts';

export interface StructureFault extends InvalidPlace {
  readonly path: readonly (string | number)[];
}

const MAX_DEPTH = 64;
const MAX_FAULTS = 1_000;
const MAX_TEXT = 200;

/** jsonc-parser's own names are in a const enum, which a compiler of single files cannot read. */
const TOKEN = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, string: 10, end: 17 };

interface Level {
  /** Null in an array. */
  readonly keys: Set<string> | null;
  /** The place that is being read. */
  at: string | number;
}

/** `text` is JSON: it has been parsed already. */
export function findStructureFaults(text: string): readonly StructureFault[] {
  const scanner = createScanner(text, true);
  const levels: Level[] = [];
  const faults: StructureFault[] = [];
  let last: string | null = null;
  const report = (path: readonly (string | number)[], detail: string) => {
    if (faults.length >= MAX_FAULTS) return;
    const pointer = path.map((part) => `/${String(part).slice(0, MAX_TEXT)}`).join('');
    faults.push({ path, pointer, detail });
  };
  const pathOf = (depth: number) => levels.slice(0, depth).map(({ at }) => at);
  for (;;) {
    const token: number = scanner.scan();
    const level = levels.at(-1);
    if (token === TOKEN.end) return faults;
    if (token === TOKEN.openBrace || token === TOKEN.openBracket) {
      if (levels.length === MAX_DEPTH) report(pathOf(MAX_DEPTH), 'is nested too deeply');
      levels.push(token === TOKEN.openBrace ? { keys: new Set(), at: '' } : { keys: null, at: 0 });
    } else if (token === TOKEN.closeBrace || token === TOKEN.closeBracket) levels.pop();
    else if (token === TOKEN.comma && level && typeof level.at === 'number') level.at += 1;
    else if (token === TOKEN.colon && level?.keys && last !== null) {
      if (level.keys.has(last)) report(pathOf(levels.length - 1), `${last.slice(0, MAX_TEXT)} stands here twice`);
      level.keys.add(last);
      level.at = last;
    }
    last = token === TOKEN.string ? scanner.getTokenValue() : null;
  }
}
