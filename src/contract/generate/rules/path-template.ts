import { operationsOf, parametersOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const pathTemplate: Rule = {
  name: 'path-template',
  refuses:
    'path parameters that are described but not in the path, or the reverse; adjacent parameters (`/{a}{b}`); paths with a query or fragment; operations whose paths differ only in the names of parameters',
  *check(document) {
    const seen = new Set<string>();
    for (const path of Object.keys(document.paths ?? {})) {
      const isPath = /^\/[^?#]*$/.test(path) && !path.includes('}{');
      if (!isPath) yield { at: ['paths', path], reason: `${path} is not supported as a path` };
    }
    for (const operation of operationsOf(document)) {
      const address = `${operation.at[2]} ${operation.path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
      if (seen.has(address)) yield { at: operation.at, reason: 'another operation has the same method and path' };
      seen.add(address);
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
