import { operationsOf, parametersOf } from './places.ts';
import type { Rule } from './rule.ts';

export const pathTemplate: Rule = {
  name: 'path-template',
  refuses:
    'a path in which a parameter is part of a segment (`/files/{name}.json`), or whose parameters are not those that are described: give the parameter a segment of its own',
  *check(document) {
    for (const path of Object.keys(document.paths ?? {})) {
      const part = path.split('/').find((segment) => segment.includes('{') && !/^\{[^{}]+\}$/.test(segment));
      if (part)
        yield { at: ['paths', path], reason: `${part} mixes a parameter with text; it has to be a whole segment` };
    }
    for (const operation of operationsOf(document)) {
      const named = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
      const described = parametersOf(document, operation).filter(({ node }) => node.in === 'path');
      for (const name of named.filter((one) => !described.some(({ node }) => node.name === one))) {
        yield { at: operation.at, reason: `the path parameter ${name} is not described` };
      }
      for (const { at, node } of described) {
        if (!named.includes(node.name)) yield { at, reason: `the path has no parameter ${node.name}` };
      }
    }
  },
};
