import { describe, expect, it } from 'vitest';
import { problems } from '../../generated/problems.ts';
import { isProblem, Problem } from '../../src/base/problem.ts';
import { Problem as AnyProblem, readProblem, UnknownProblem } from '../../src/contract/problem.ts';
import { REFUSALS, Refusal } from '../../src/contract/refusal.ts';

describe('refusals of the contract layer', () => {
  it.each(Object.entries(REFUSALS))('%s matches the documents', (name, row) => {
    expect(row).toEqual(problems[name as keyof typeof problems]);
  });

  it('are problems like those of the services, and vice versa', () => {
    expect(isProblem(new Refusal('not-found'))).toBe(true);
    expect(new Problem('not-found')).toBeInstanceOf(AnyProblem);
    expect(JSON.stringify(new Refusal('not-found'))).toBe(JSON.stringify(new Problem('not-found')));
  });

  it('are parsed by known names only', () => {
    const known = { 'brand-new': { status: 418 } };
    const details = { type: 'https://example.com/problems/brand-new', title: 'New', status: 418, detail: 'x' };
    expect(readProblem(details, known)).toMatchObject({ name: 'brand-new', status: 418, title: 'New', message: 'x' });
    const others = [
      { ...details, status: '418' },
      { ...details, status: 419 },
    ];
    for (const wrong of [null, 'x', {}, ...others]) expect(readProblem(wrong, known)).toBeNull();
  });

  it('are parsed as unknown problems with all fields if the name is unknown', () => {
    const details = { type: 'https://example.com/problems/brand-new', title: 'New', status: 418, retry: 'never' };
    const unknown = readProblem(details, {});
    expect(unknown).toBeInstanceOf(UnknownProblem);
    expect(unknown).toMatchObject({ name: 'brand-new', type: details.type, message: 'New', details });
    expect(readProblem({ title: 'Bad Gateway', status: 502 }, {})).toMatchObject({ name: 'about:blank', status: 502 });
    expect(readProblem({ ...details, type: 'urn:problem:brand-new' }, {})).toMatchObject({ name: 'brand-new' });
  });
});
