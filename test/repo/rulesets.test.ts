// Third-party rulesets: their findings are accepted with a reason, and any other finding fails `npm run lint`.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findings, judge, RULESETS, readAccepted } from '../../scripts/rulesets/index.ts';

const FILE = 'generated/platform/openapi.json';
const text = await readFile(new URL(`../../${FILE}`, import.meta.url), 'utf8');
const accepted = readAccepted();

describe('the rulesets', () => {
  it('of Spectral find nothing, and every finding of OWASP and IBM is accepted with a reason', async () => {
    expect(await findings(RULESETS.oas, text, FILE)).toEqual([]);
    const others = [...(await findings(RULESETS.owasp, text, FILE)), ...(await findings(RULESETS.ibm, text, FILE))];
    expect(others.length).toBeGreaterThan(0);
    const needed = Object.fromEntries(others.map(({ rule }) => [rule, accepted[rule] ?? '']));
    expect(judge(others, accepted).filter((line) => !line.includes('no longer violated'))).toEqual([]);
    expect(Object.values(needed).filter((reason) => !/^.{10,}\.$/.test(reason))).toEqual([]);
  });

  it('fail for a rule that is not accepted, and for one that is accepted without need', async () => {
    const document = JSON.parse(text) as { info: Record<string, unknown> };
    delete document.info['contact'];
    const found = await findings(RULESETS.oas, JSON.stringify(document), FILE);
    expect(judge(found, {})).toEqual([
      expect.stringMatching(/^info-contact: generated\/platform\/openapi\.json info:/),
    ]);
    expect(judge(found, { 'info-contact': 'Nobody answers.' })).toEqual([]);
    expect(judge([], { 'info-contact': 'Nobody answers.' })).toEqual([
      expect.stringContaining('is no longer violated'),
    ]);
  });
});
