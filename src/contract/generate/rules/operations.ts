// Rules about operations and their paths.
import { operationsOf, parametersOf, type Rule } from './rule.ts';

export const operationId: Rule = {
  name: 'operation-id',
  refuses: 'an operation without a unique `operationId`, which is the name of its handler',
  *check(document) {
    const seen = new Set<string>();
    for (const { at, node } of operationsOf(document)) {
      const id = node.operationId;
      if (id === undefined)
        yield { at, reason: 'an operation must have an operationId, which is the name of its handler' };
      else if (seen.has(id)) yield { at: [...at, 'operationId'], reason: `the operationId ${id} is already used` };
      else seen.add(id);
    }
  },
};

export const methods: Rule = {
  name: 'methods',
  refuses: '`head`, `options` and `trace` operations: HEAD is served for every GET, OPTIONS for `x-cors`',
  *check({ paths = {} }) {
    for (const [path, item] of Object.entries(paths)) {
      for (const method of ['head', 'options', 'trace'].filter((name) => name in item)) {
        const reason = `${method.toUpperCase()} operations are not supported; remove it`;
        yield { at: ['paths', path, method], reason, skipped: true };
      }
    }
  },
};

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

export const callbacks: Rule = {
  name: 'callbacks',
  refuses: '`callbacks`, because no code is generated to send them: describe them in a separate document',
  *check(document) {
    const reason = 'callbacks are not supported; describe them in a separate document';
    for (const { at, node } of operationsOf(document)) {
      for (const name of Object.keys(node.callbacks ?? {})) {
        yield { at: [...at, 'callbacks', name], reason, skipped: true };
      }
    }
  },
};
