// Every regular expression of src and every pattern of the documents, on long hostile strings. V8 backtracks: a nested
// quantifier can take forever, and an alternation inside a quantifier overflows the stack at about 8 million characters.
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { type Node, parse as parseModule } from 'acorn';
import { full } from 'acorn-walk';
import { type AstNode, parse } from 'regjsparser';
import { describe, expect, it } from 'vitest';
import { root } from './modules.ts';

const LONG = 10_000_000;
/** For a quantifier of one character: it is slow already at this length if it backtracks, and does not overflow at LONG. */
const LONG_RUN = 1_000_000;
const TIMED_OUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const LIMIT_MS = 20_000; // a busy machine is slow; what backtracks would take hours

/** Where all input is shorter, because a check before it, our own files or a header's limit say so: the most it can be. */
const SHORT: Readonly<Record<string, number>> = {
  'src/areas/identity/passwords.ts': 100, // a hash that we have made
  'src/areas/paste/naming/model.ts': 2_000, // MAX_REPLY_CHARACTERS
  'src/areas/paste/page/browser/result.ts': 1_000, // the path of a file that we have named
  'src/areas/workspace/web-view/proxy/charset.ts': 1_024, // PRESCAN_BYTES
  'src/base/config/config.ts': 2_000, // a setting
  'src/base/config/file.ts': 1_000_000, // the settings file
  'src/base/log/scrub.ts': 4_096,
  'src/contract/conform/': 16_384, // headers of the server under test
  'src/contract/generate/': 10_000, // the developer's own documents, in a command
  'src/contract/mock/example.ts': 16_384, // a header
  'src/docs/': 16_384, // our own documents and guides, and the paths of requests
  'src/package-manager/remote/signatures.ts': 2_000, // the address of a repository
  'src/package-manager/validate/suggestions.ts': 1_000, // cut to the field's maximum length
  'src/pages/theme.ts': 10_000, // our own styles
  'src/sdk/oauth/': 2_000, // addresses and paths of the application
  'src/servers/run-proxy.ts': 253, // a host name of the settings
  'spec/config/settings.schema.json': 100_000, // a setting
  'problem type': 2_000, // of our own answers
};

const FEATURES = {
  namedGroups: true,
  lookbehind: true,
  unicodePropertyEscape: true,
  unicodeSet: true,
  modifiers: true,
} as const;
type Tree = AstNode<typeof FEATURES>;

const lengthFor = (place: string): number =>
  Object.entries(SHORT).find(([start]) => place.startsWith(start))?.[1] ?? LONG;

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

describe('regular expressions', () => {
  it('read ten million characters of the worst kind', { timeout: 180_000 }, () => {
    const patterns = [...literals(), ...documentPatterns()];
    expect(patterns.length).toBeGreaterThan(500);
    const failures = patterns.flatMap((pattern) => failuresOf(pattern));
    expect(failures).toEqual([]);
  });
});

function literals(): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const path of globSync('src/**/*.{ts,js}', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    const code = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
    full(parseModule(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }), (node) => {
      const { regex } = node as Node & { regex?: { pattern: string; flags: string } };
      if (regex)
        patterns.set(`${regex.pattern}/${regex.flags} ${lengthFor(path)}`, {
          place: path,
          source: regex.pattern,
          flags: regex.flags,
        });
    });
  }
  return [...patterns.values()];
}

function documentPatterns(): Pattern[] {
  const patterns = new Map<string, Pattern>();
  const collect = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { pattern: source } = value as { pattern?: unknown };
    if (typeof source === 'string')
      patterns.set(source, { place: source.includes('/problems/') ? 'problem type' : place, source, flags: 'u' });
    for (const inner of Object.values(value)) collect(inner, place);
  };
  for (const path of globSync(['generated/*/{openapi,asyncapi}.json', 'spec/**/*.schema.json'], { cwd: root }))
    collect(JSON.parse(readFileSync(join(root, path), 'utf8')), path);
  return [...patterns.values()];
}

function failuresOf({ place, source, flags }: Pattern): string[] {
  const tree = parse(source, flags.replace(/[gyd]/g, ''), FEATURES);
  const failures = [];
  for (const pump of pumpsOf(tree)) {
    const run = (length: number): string | null => {
      const text = pump.prefix + pump.body.repeat(Math.ceil(length / pump.body.length)) + pump.end;
      const script = new Script(`new RegExp(source, flags).test(text)`);
      const start = process.cpuUsage();
      try {
        Object.assign(globalThis, { source, flags, text });
        script.runInThisContext({ timeout: LIMIT_MS });
        return null;
      } catch (error) {
        const { user, system } = process.cpuUsage(start);
        if ((error as NodeJS.ErrnoException).code === TIMED_OUT && user + system < LIMIT_MS * 500) return run(length); // starved
        return `${place}: /${source}/${flags} on ${JSON.stringify(pump)} x ${length}: ${(error as Error).message}`;
      }
    };
    const failure = run(100) ?? run(Math.min(lengthFor(place), pump.isGroup ? LONG : LONG_RUN));
    if (failure) failures.push(failure);
  }
  return failures;
}

interface Pump {
  readonly prefix: string;
  readonly body: string;
  readonly end: string;
  /** Whether more than one character is repeated. */
  readonly isGroup: boolean;
}

/** For each unbounded quantifier: text that leads to it, text that it repeats, and text that makes it fail. */
function pumpsOf(tree: Tree): Pump[] {
  const pumps: Pump[] = [];
  const groups = new Map<number, string>();
  /** Returns text that the node matches. */
  const visit = (node: Tree, prefix: string): string => {
    switch (node.type) {
      case 'alternative': {
        let text = '';
        for (const part of node.body) text += visit(part, prefix + text);
        return text;
      }
      case 'disjunction':
        return node.body.map((part) => visit(part, prefix))[0] ?? '';
      case 'group': {
        let text = '';
        for (const part of node.body) text += visit(part, prefix + text);
        const { matchIndex } = node as { matchIndex?: number };
        if (matchIndex !== undefined) groups.set(matchIndex, text);
        return /ookahead|ookbehind/.test(node.behavior) ? '' : text;
      }
      case 'quantifier': {
        const [inner] = node.body;
        const text = inner ? visit(inner, prefix) : '';
        if ((node.max ?? Number.POSITIVE_INFINITY) > 1_000 && text !== '')
          pumps.push({ prefix, body: text, end: '\0', isGroup: inner?.type === 'group' });
        return text.repeat(node.min);
      }
      case 'reference':
        return groups.get(node.matchIndex ?? 0) ?? '';
      case 'value':
        return String.fromCodePoint(node.codePoint);
      case 'dot':
        return 'a';
      case 'characterClassEscape':
      case 'unicodePropertyEscape':
      case 'characterClass':
        return memberOf(node);
      default:
        return '';
    }
  };
  visit(tree, '');
  return pumps;
}

const CANDIDATES = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '/',
  '\\',
  '"',
  '<',
  '>',
  '=',
  ',',
  ';',
  '%',
  '_',
  '\t',
  '\n',
  'A',
  'é',
  '{',
  '(',
  '[',
  "'",
  '`',
  '#',
  '*',
  '&',
  '~',
  ':',
  '\0',
  '\u200b',
  '\u{1f600}',
];

function memberOf(node: Tree): string {
  const pattern = new RegExp(`^(?:${node.raw})$`, 'u');
  return CANDIDATES.find((candidate) => pattern.test(candidate)) ?? 'a';
}
