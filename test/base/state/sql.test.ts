import { describe, expect, it } from 'vitest';
import { list, raw, sql } from '../../../src/base/state/sql.ts';

describe('sql', () => {
  it('makes each value a parameter, also null and text that looks like SQL', () => {
    const name = "'; drop table users; --";
    expect(sql`update users set name = ${name}, removed_at = ${null} where id = ${1}`).toEqual({
      text: 'update users set name = $1, removed_at = $2 where id = $3',
      values: [name, null, 1],
    });
  });

  it('numbers the parameters of statements inside', () => {
    const isOwn = sql`owner = ${'acme'} and repo = ${'board'}`;
    expect(sql`select ${raw('id')} from tabs where id = ${'t'} and (${isOwn}) or ${isOwn}`).toEqual({
      text: 'select id from tabs where id = $1 and (owner = $2 and repo = $3) or owner = $4 and repo = $5',
      values: ['t', 'acme', 'board', 'acme', 'board'],
    });
    expect(sql`delete from tabs where id = ${'t$1'} and ${sql`${sql`name = ${'$2'}`}`}`).toEqual({
      text: 'delete from tabs where id = $1 and name = $2',
      values: ['t$1', '$2'],
    });
  });

  it('lists values and parts, and nothing as null', () => {
    expect(sql`in (${list(['a', 'b', 'c'])})`).toEqual({ text: 'in ($1, $2, $3)', values: ['a', 'b', 'c'] });
    expect(list([raw('id'), sql`name = ${'x'}`])).toEqual({ text: 'id, name = $1', values: ['x'] });
    expect(sql`in (${list([])})`).toEqual({ text: 'in (null)', values: [] });
  });
});
