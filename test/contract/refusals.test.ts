import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { problems } from '../../generated/problems.ts';
import { isProblem, Problem } from '../../src/base/problem.ts';
import { Problem as AnyProblem, type ProblemDetails, readProblem, UnknownProblem } from '../../src/contract/problem.ts';
import { REFUSALS, Refusal } from '../../src/contract/refusal.ts';
import { answerProblems, type ListenOptions, listen } from '../../src/contract/server/index.ts';

describe('refusals of the contract layer', () => {
  it.each(Object.entries(REFUSALS))('%s has the status of the documents', (name, { status }) => {
    expect(status).toBe(problems[name as keyof typeof problems].status);
  });

  it('are problems like those of the services, and vice versa', () => {
    expect(isProblem(new Refusal('not-found'))).toBe(true);
    expect(new Problem('not-found')).toBeInstanceOf(AnyProblem);
  });

  it('have the titles of the documents where a server has them, and else their names', async () => {
    const app = () => new Koa().use(answerProblems()).callback();
    const titleOf = async (options: ListenOptions) => {
      const { port, close } = await listen(app(), '127.0.0.1', 0, options);
      const { title, detail } = (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as ProblemDetails;
      await close();
      expect(detail).toBeUndefined();
      return title;
    };
    expect(await titleOf({ problems })).toBe(problems['not-found'].title);
    expect(await titleOf({})).toBe('Not found');
    expect(new Refusal('body-too-large', 'At most 5 bytes.').toJSON()).toEqual({
      type: '/problems/body-too-large',
      title: 'Body too large',
      status: 413,
      detail: 'At most 5 bytes.',
    });
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
