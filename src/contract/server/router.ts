// Finds the route of a path. Static segments win over parameters, and parameters that are a part of a segment over
// those that are all of it; no trailing slash.
import type { Route as ServerRoute } from './route.ts';

/** What the router reads of a route. */
export interface AnyRoute {
  readonly id: string;
  readonly row: Pick<ServerRoute['row'], 'method' | 'path'>;
}

interface Node<Route> {
  readonly children: Map<string, Node<Route>>;
  parameter: Node<Route> | null;
  /** Segments with text and parameters, such as `{name}.json`. */
  readonly partial: { readonly part: string; readonly texts: readonly string[]; readonly node: Node<Route> }[];
  readonly routes: Map<string, Route>;
}

export interface Match<Route> {
  /** Routes by method; never empty. */
  readonly routes: Map<string, Route>;
  /** Path parameter values in order, still percent-encoded. */
  readonly segments: readonly string[];
}

export class Router<Route extends AnyRoute = ServerRoute> {
  readonly #root: Node<Route> = emptyNode();
  readonly #fixed = new Map<string, Match<Route>>();

  constructor(routes: Iterable<Route>) {
    for (const route of routes) this.#add(route);
  }

  find(path: string): Match<Route> | null {
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
      if (part.includes('{') && !/^\{[^{}]+\}$/.test(part)) {
        node = addPartial(node, part);
      } else if (part.startsWith('{')) {
        node.parameter ??= emptyNode();
        node = node.parameter;
      } else {
        const child = node.children.get(part) ?? emptyNode<Route>();
        node.children.set(part, child);
        node = child;
      }
    }
    const existing = node.routes.get(method);
    if (existing) throw new Error(`${method} ${path} is defined by both ${existing.id} and ${route.id}`);
    node.routes.set(method, route);
    if (!path.includes('{')) this.#fixed.set(path, { routes: node.routes, segments: [] });
  }
}

const emptyNode = <Route>(): Node<Route> => ({
  children: new Map(),
  parameter: null,
  partial: [],
  routes: new Map(),
});

function addPartial<Route>(node: Node<Route>, part: string): Node<Route> {
  const key = part.replaceAll(/\{[^{}]+\}/g, '{}');
  const existing = node.partial.find((each) => each.part === key);
  if (existing) return existing.node;
  const added = { part: key, texts: key.split('{}'), node: emptyNode<Route>() };
  node.partial.push(added);
  return added.node;
}

/** The parameters between the texts, or null. Each is as short as possible, except the last. */
function matchPartial(texts: readonly string[], part: string): string[] | null {
  const [first = '', ...others] = texts;
  const last = others.pop() ?? '';
  if (!part.startsWith(first) || !part.endsWith(last)) return null;
  const values: string[] = [];
  let from = first.length;
  for (const text of others) {
    const end = part.indexOf(text, from + 1);
    if (end < 0) return null;
    values.push(part.slice(from, end));
    from = end + text.length;
  }
  const end = part.length - last.length;
  return end > from ? [...values, part.slice(from, end)] : null;
}

/** `from` is the index of the next segment, or past the end of the path. */
function walk<Route>(node: Node<Route>, path: string, from: number, segments: string[]): Node<Route> | null {
  if (from > path.length) return node.routes.size > 0 ? node : null;
  const slash = path.indexOf('/', from);
  const end = slash < 0 ? path.length : slash;
  const part = path.slice(from, end);
  const child = node.children.get(part);
  if (child) {
    const match = walk(child, path, end + 1, segments);
    if (match) return match;
  }
  for (const { texts, node: next } of node.partial) {
    const values = matchPartial(texts, part);
    if (!values) continue;
    const before = segments.length;
    segments.push(...values);
    const match = walk(next, path, end + 1, segments);
    if (match) return match;
    segments.length = before;
  }
  if (!node.parameter || part === '') return null;
  segments.push(part);
  const match = walk(node.parameter, path, end + 1, segments);
  if (!match) segments.pop();
  return match;
}
