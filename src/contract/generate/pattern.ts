// Patterns of other people's documents, which often compile only without the flag `u` that validators use.

/** The same pattern for the flag `u`; null if it is not a regular expression of JavaScript. */
export function unicodePattern(source: string): string | null {
  return [source, repair(source)].find(compiles) ?? null;
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** An escape, a quantifier (`{2,}`), or one character. */
const TOKENS = /\\.|\{\d+(?:,\d*)?\}|./gs;
const SET = /^\\[dDsSwW]$/;

/** Removes needless escapes such as `\:`, and adds those that are needed, as in `[\w-.]` or for a lone brace. */
function repair(source: string): string {
  let isClass = false;
  const tokens = source.match(TOKENS) ?? [];
  const repaired = tokens.map((token, index) => {
    const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]];
    if (/^\\[^\w^$\\.*+?()[\]{}|/]$/.test(token)) return isClass && token === '\\-' ? token : token.slice(1);
    if (isClass && token === '-' && after !== ']' && (SET.test(before) || SET.test(after))) return '\\-';
    if (!isClass && /^[\]{}]$/.test(token)) return `\\${token}`;
    if (token === '[') isClass = true;
    else if (token === ']') isClass = false;
    return token;
  });
  return repaired.join('');
}
