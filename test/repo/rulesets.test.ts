// `npm run lint` applies third-party rulesets. This tests how it judges their findings.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findings, isScopeOfScheme, judge, RULESETS, readAccepted } from '../../scripts/rulesets/index.ts';

const FILE = 'generated/platform/openapi.json';
const text = await readFile(new URL(`../../${FILE}`, import.meta.url), 'utf8');

describe('findings of the rulesets', () => {
  it('are accepted with a reason only', () => {
    expect(Object.values(readAccepted()).filter((reason) => !/^.{10,}\.$/.test(reason))).toEqual([]);
  });

  it('are errors for rules that are not accepted, and for accepted rules without a finding', async () => {
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

  it('are ignored for scopes of a scheme, but not for a scheme that does not exist', async () => {
    const document = JSON.parse(text) as { components: Record<string, unknown>; security: unknown };
    document.components['securitySchemes'] = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } };
    document.security = [{ key: ['read'] }, { unknown: [] }];
    const found = await findings(RULESETS.oas, JSON.stringify(document), FILE);
    expect(found.map(isScopeOfScheme).toSorted()).toEqual([false, true]);
    expect(
      judge(
        found.filter((each) => !isScopeOfScheme(each)),
        {},
      ),
    ).toEqual([expect.stringContaining('must match a scheme defined in')]);
  });
});
