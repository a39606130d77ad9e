// Finds the route of a path. Static segments win over parameters; a parameter is a whole segment; no trailing slash.
import type { Route } from './route.ts';

interface Node {
  readonly children: Map<string, Node>;
  parameter: Node | null;
  readonly routes: Map<string, Route>;
}

export interface Match {
  /** Routes by method; never empty. */
  readonly routes: Map<string, Route>;
  /** Path parameter values in order, still percent-encoded. */
  readonly segments: readonly string[];
}

export class Router {
  readonly #root: Node = emptyNode();
  readonly #fixed = new Map<string, Match>();

  constructor(routes: Iterable<Route>) {
    for (const route of routes) this.#add(route);
  }

  find(path: string): Match | null {
    const fixed = this.#fixed.get(path);
    if (fixed) return fixed;
    const segments: string[] = [];
    const node = walk(this.#root, path, 1, segments);
    return node && { routes: node.routes, segments };
  }

  #add(route: Route): void {
    const { path, method } = route.row;
    let node = this.#root;
    for (const part of path.split('/').slice(1)) {
      if (part.startsWith('{')) {
        node.parameter ??= emptyNode();
        node = node.parameter;
      } else {
        const child = node.children.get(part) ?? emptyNode();
        node.children.set(part, child);
        node = child;
      }
    }
    const taken = node.routes.get(method);
    if (taken) throw new Error(`${method} ${path} is defined by both ${taken.id} and ${route.id}`);
    node.routes.set(method, route);
    if (!path.includes('{')) this.#fixed.set(path, { routes: node.routes, segments: [] });
  }
}

const emptyNode = (): Node => ({ children: new Map(), parameter: null, routes: new Map() });

/** `from` is the index of the next segment, or past the end of the path. */
function walk(node: Node, path: string, from: number, segments: string[]): Node | null {
  if (from > path.length) return node.routes.size > 0 ? node : null;
  const slash = path.indexOf('/', from);
  const end = slash < 0 ? path.length : slash;
  const part = path.slice(from, end);
  const child = node.children.get(part);
  if (child) {
    const found = walk(child, path, end + 1, segments);
    if (found) return found;
  }
  if (!node.parameter || part === '') return null;
  segments.push(part);
  const found = walk(node.parameter, path, end + 1, segments);
  if (!found) segments.pop();
  return found;
}
