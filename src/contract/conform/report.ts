// Formats a report as text and as JUnit XML.
import type { Report, Verdict } from './run.ts';

const SIGNS = { pass: '+', fail: '-', skipped: '.' } as const;

export function verdictLines({ id, level, text, verdict, reason, curl }: Verdict): string {
  const lines = [`${SIGNS[verdict]} ${level.padEnd(6)} ${id}: ${text}`];
  if (reason !== undefined) lines.push(`    ${verdict === 'skipped' ? 'skipped: ' : ''}${reason}`);
  if (curl !== undefined) lines.push(`    ${curl}`);
  return lines.join('\n');
}

export function summary({ area, url, seed, requests, verdicts, left }: Report): string {
  const count = (verdict: Verdict['verdict'], level?: string) =>
    verdicts.filter((each) => each.verdict === verdict && (level ?? each.level) === each.level).length;
  const failed = ['must', 'should', 'may'].map((level) => `${count('fail', level)} ${level}`).join(', ');
  return [
    `${area} at ${url}: ${count('pass')} passed, ${count('fail')} failed (${failed}), ${count('skipped')} skipped; seed ${seed}, ${requests} requests`,
    ...left.map((what) => `left behind: ${what}`),
  ].join('\n');
}

export function junit({ area, verdicts }: Report): string {
  const failures = verdicts.filter(({ verdict }) => verdict === 'fail').length;
  const skipped = verdicts.filter(({ verdict }) => verdict === 'skipped').length;
  const cases = verdicts.map(({ id, level, text, verdict, reason = '', curl = '' }) => {
    const attributes = `classname="${xml(`${area}.${level}`)}" name="${xml(`${id}: ${text}`)}"`;
    if (verdict === 'pass') return `  <testcase ${attributes}/>`;
    const inner =
      verdict === 'fail'
        ? `<failure message="${xml(reason)}">${xml(curl)}</failure>`
        : `<skipped message="${xml(reason)}"/>`;
    return `  <testcase ${attributes}>${inner}</testcase>`;
  });
  const counts = `tests="${verdicts.length}" failures="${failures}" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="annex conform ${xml(area)}" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** Escapes text and removes characters that XML 1.0 does not allow. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that XML forbids
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
