// Operations that cannot be served are left out with a note; with `strict` the document is refused.
import { describe, expect, it } from 'vitest';
import { DONE, documentOf, generateThings, json, load } from './generated-service.ts';

const get = (operationId: string, more: object = {}) => ({ operationId, responses: DONE, ...more });
const matrix = { name: 'm', in: 'query', style: 'matrix', schema: { type: 'string' } };
const REASON = 'the style matrix is not supported; use form';
const dynamic = { type: 'object', properties: { next: { $dynamicRef: '#node' } } };

const idsOf = async (document: object) => {
  const generated = await generateThings(document);
  const { operations } = await load(generated, 'operations.ts');
  const notes = generated.notes.map(({ pointer, reason }) => [pointer, reason]);
  return { ids: Object.keys(operations), notes, generated };
};

describe('a refusal', () => {
  it('in an operation leaves out that operation', async () => {
    const paths = { '/a': { get: get('getA'), post: get('postA', { parameters: [matrix] }) } };
    const { ids, notes, generated } = await idsOf(documentOf(paths));
    expect(ids).toEqual(['getA']);
    expect(notes).toEqual([['/paths/~1a/post/parameters/0/style', REASON]]);
    expect(generated.notes[0]?.document).toMatch(/things\/openapi\.json$/);
    const published = JSON.parse(generated.artefacts.get('openapi.json') ?? '');
    expect(Object.keys(published.paths['/a'])).toEqual(['get']);
  });

  it('in a path leaves out all its operations', async () => {
    const paths = { '/a': { parameters: [matrix], get: get('getA'), put: get('putA') }, '/b': { get: get('getB') } };
    const { ids, notes } = await idsOf(documentOf(paths));
    expect(ids).toEqual(['getB']);
    expect(new Set(notes.map(([pointer]) => pointer))).toEqual(new Set(['/paths/~1a/parameters/0/style']));
  });

  it('in a component leaves out the operations that reach it, and the components that need it', async () => {
    const uses = (name: string) => ({
      200: { description: 'x', content: json({ $ref: `#/components/schemas/${name}` }) },
    });
    const paths = {
      '/direct': { get: get('direct', { responses: uses('Node') }) },
      '/indirect': { get: get('indirect', { responses: uses('List') }) },
      '/other': { get: get('other', { responses: uses('Plain') }) },
    };
    const schemas = {
      Node: dynamic,
      List: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      Plain: { type: 'string' },
    };
    const { ids, generated } = await idsOf(documentOf(paths, { components: { schemas } }));
    expect(ids).toEqual(['other']);
    expect(Object.keys(JSON.parse(generated.artefacts.get('openapi.json') ?? '').components.schemas)).toEqual([
      'Plain',
    ]);
  });

  it('of webhooks, callbacks and other methods leaves out no operation', async () => {
    const callbacks = { done: { '{$request.query.url}': { post: { responses: DONE } } } };
    const paths = {
      '/a': { get: get('getA', { callbacks }), options: { responses: DONE }, head: { responses: DONE } },
    };
    const { ids, notes } = await idsOf(documentOf(paths, { webhooks: { made: { post: { responses: DONE } } } }));
    expect(ids).toEqual(['getA']);
    expect(notes.map(([pointer]) => pointer)).toEqual([
      '/paths/~1a/head',
      '/paths/~1a/options',
      '/paths/~1a/get/callbacks/done',
      '/webhooks/made',
    ]);
  });

  it('of the whole document, or of all its operations, refuses the document', async () => {
    const all = generateThings(documentOf({ '/a': { get: get('getA', { parameters: [matrix] }) } }));
    await expect(all).rejects.toThrow(/no operation of the document can be served\n.*the style matrix/);
    const version = generateThings(documentOf({ '/a': { get: get('getA') } }, { openapi: '3.3.0' }));
    await expect(version).rejects.toThrow('Unsupported OpenAPI version: 3.3.0');
  });

  it('with strict refuses the document', async () => {
    const paths = { '/a': { get: get('getA'), post: get('postA', { parameters: [matrix] }) } };
    await expect(generateThings(documentOf(paths), { strict: true })).rejects.toThrow(REASON);
    const webhooks = { made: { post: { responses: DONE } } };
    const other = generateThings(documentOf({ '/a': { get: get('getA') } }, { webhooks }), { strict: true });
    await expect(other).rejects.toThrow('webhooks are not supported');
  });
});

describe('notes', () => {
  it('with the same reason follow each other', async () => {
    const label = { ...matrix, style: 'label' };
    const paths = {
      '/a': { get: get('getA', { parameters: [matrix] }), put: get('putA', { parameters: [label] }) },
      '/b': { get: get('getB', { parameters: [matrix] }), put: get('putB') },
    };
    const { notes } = await idsOf(documentOf(paths));
    expect(notes.map(([, reason]) => reason)).toEqual([REASON, REASON, REASON.replace('matrix', 'label')]);
  });
});
