import { describe, expect, it } from 'vitest';
import { AREA_NAMES } from '../../../generated/documents.ts';
import { conform, conformance, junit, summary, verdictLines } from '../../../src/servers/conform.ts';
import { type Requirement, requirements } from '../../requirements.ts';
import { useRunning } from '../../running.ts';
import { conformGateway, documentsOf } from './annex-servers.ts';
import { startFaultyProxy } from './faulty-proxy.ts';

const running = useRunning();

describe('the checks', () => {
  it('each test a requirement once, at a suitable level', () => {
    for (const area of AREA_NAMES) {
      const { checks } = conformance({ ...documentsOf(area), url: 'http://127.0.0.1:1' });
      const ids = checks.map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      for (const { id, level } of checks.filter((check) => /^[A-G]-/.test(check.id))) {
        const { source } = (requirements as Readonly<Record<string, Requirement>>)[id] ?? {};
        expect([id, source]).toEqual([id, level === 'must' ? 'requirement' : 'decision']);
      }
    }
  });

  it('only read by default, and say what they need when they are skipped', async () => {
    const gateway = await conformGateway(running);
    const methods = new Set<string>();
    const url = await startFaultyProxy(
      gateway.url,
      { onRequest: ({ method }) => methods.add(method) },
      running.onClose,
    );
    const report = await conform({ ...documentsOf('gateway'), url, cases: 12, budget: 20 });
    const reasons = report.verdicts.flatMap(({ verdict, reason }) => (verdict === 'skipped' ? [reason] : []));
    expect(new Set(reasons)).toEqual(
      new Set(['needs --write, because it changes data', 'the budget of 20 requests is used up']),
    );
    expect(report.requests).toBe(20);
    expect([...methods].filter((method) => !['GET', 'HEAD'].includes(method))).toEqual([]);
    expect(report.verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  });
});

describe('a report', () => {
  const report = {
    ...{ area: 'intents', url: 'http://annex.test', seed: 7, requests: 3, left: ['pending intents'] },
    verdicts: [
      { id: 'C-one', level: 'must', text: 'one', verdict: 'pass' },
      {
        id: 'C-two',
        level: 'should',
        text: 'a "two" <&>',
        verdict: 'fail',
        reason: 'no\u0000 & never',
        curl: "curl 'x'",
      },
      {
        id: 'C-three',
        level: 'may',
        text: 'three',
        verdict: 'skipped',
        reason: 'needs --write, because it changes data',
      },
    ],
  } as const;

  it('has a line for each check, with its reason and a request', () => {
    expect(report.verdicts.map(verdictLines).join('\n')).toBe(`+ must   C-one: one
- should C-two: a "two" <&>
    no\u0000 & never
    curl 'x'
. may    C-three: three
    skipped: needs --write, because it changes data`);
    expect(
      summary(report),
    ).toBe(`intents at http://annex.test: 1 passed, 1 failed (0 must, 1 should, 0 may), 1 skipped; seed 7, 3 requests
left behind: pending intents`);
  });

  it('can be written as JUnit XML', () => {
    expect(junit(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="annex conform intents" tests="3" failures="1" skipped="1">
  <testcase classname="intents.must" name="C-one: one"/>
  <testcase classname="intents.should" name="C-two: a &quot;two&quot; &lt;&amp;&gt;"><failure message="no &amp; never">curl 'x'</failure></testcase>
  <testcase classname="intents.may" name="C-three: three"><skipped message="needs --write, because it changes data"/></testcase>
</testsuite>
`);
  });
});
