// Reads the imports and exports of the repository's files.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../..');

export interface Import {
  /** A path from the root, or the name of a package. */
  readonly to: string;
  /** Null if the whole module is imported. */
  readonly names: readonly string[] | null;
  /** Only types, which do not exist at run time. */
  readonly isType: boolean;
}

export interface Export {
  readonly name: string;
  /** A type that is also used in its own file, so that another export may depend on it. */
  readonly isUsedType: boolean;
}

export interface Module {
  readonly path: string;
  readonly exports: readonly Export[];
  readonly imports: readonly Import[];
}

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** Other generated files have no imports. */
const FILES = [
  '{src,scripts,test}/**/*.{ts,js}',
  'generated/**/{client,mock,contract,operations,messages,defaults}.ts',
];

export const modules = (patterns: readonly string[] = FILES): Module[] =>
  globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') }).map(readOnce);

/** By path. Test files in one worker share it. */
const cache = new Map<string, Module>();

function readOnce(path: string): Module {
  const found = cache.get(path) ?? read(path);
  cache.set(path, found);
  return found;
}

function read(path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const exports: Export[] = [];
  const put = (names: readonly string[], isType: boolean) =>
    exports.push(...names.map((name) => ({ name, isUsedType: isType && occursTwice(text, name) })));
  const imports: Import[] = [];
  const add = (specifier: string, names: readonly string[] | null, isType: boolean) =>
    imports.push({ to: locate(path, specifier), names, isType });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { importClause: clause, moduleSpecifier } = node;
      const bindings = clause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const all = bindings !== undefined && ts.isNamespaceImport(bindings);
      const names = named.map(({ name, propertyName }) => (propertyName ?? name).text);
      const types = clause?.isTypeOnly || (named.length > 0 && !clause?.name && named.every((one) => one.isTypeOnly));
      add(moduleSpecifier.text, all ? null : [...names, ...(clause?.name ? ['default'] : [])], types ?? false);
    } else if (ts.isExportDeclaration(node)) {
      const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : null;
      put(
        (named ?? []).map(({ name }) => name.text),
        false,
      );
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
        const types = node.isTypeOnly || (named?.every((one) => one.isTypeOnly) ?? false);
        const names = named?.map(({ name, propertyName }) => (propertyName ?? name).text) ?? null;
        add(node.moduleSpecifier.text, names, types);
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [to] = node.arguments;
      if (to && ts.isStringLiteral(to)) add(to.text, null, false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) add(node.argument.literal.text, null, true);
    } else if (isExported(node)) {
      put(namesOf(node), ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return { path, exports, imports };
}

const occursTwice = (text: string, name: string): boolean =>
  (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function namesOf(node: ts.Node): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => bound(name));
  const { name } = node as { readonly name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : ['default'];
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));

function locate(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier)).replace(/\.d\.ts$/, '.js');
  for (const [alias, path] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix)) return path.replace('./', '').replace('*', specifier.slice(prefix.length));
  }
  return specifier;
}
