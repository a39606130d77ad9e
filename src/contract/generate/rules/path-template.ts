import { operationsOf, parametersOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const pathTemplate: Rule = {
  name: 'path-template',
  refuses:
    'a parameter that is only part of a path segment (`/files/{name}.json`): make it a whole segment; path parameters that are described but not in the path, or the reverse',
  *check(document) {
    for (const path of Object.keys(document.paths ?? {})) {
      const part = path.split('/').find((segment) => segment.includes('{') && !/^\{[^{}]+\}$/.test(segment));
      if (part)
        yield {
          at: ['paths', path],
          reason: `${part} mixes a parameter with text; make the parameter a whole segment`,
        };
    }
    for (const operation of operationsOf(document)) {
      const named = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
      const described = parametersOf(document, operation).filter(({ node }) => node.in === 'path');
      for (const name of named.filter((one) => !described.some(({ node }) => node.name === one))) {
        yield { at: operation.at, reason: `the path parameter ${name} is missing from parameters` };
      }
      for (const { at, node } of described) {
        if (!named.includes(node.name)) yield { at, reason: `the path has no parameter ${node.name}` };
      }
    }
  },
};
