import type { Tree } from 'nx/src/devkit-exports.js';
import type {
  ImportDeclaration,
  ImportSpecifier,
  Node,
  NodeArray,
  SourceFile,
  StringLiteral,
} from 'typescript';
import { find, parsed, type Place } from './find.ts';
import { reject } from './reject.ts';
import { ts } from './typescript.ts';

const partsOf = (place: Place): NodeArray<Node> => {
  if (ts.isArrayLiteralExpression(place)) return place.elements;
  return ts.isObjectLiteralExpression(place) ? place.properties : place.members;
};

const isRelative = (from: string) => from.startsWith('.');

/** Packages come before files. */
const comesBefore = (from: string, other: string) =>
  isRelative(from) === isRelative(other) ? from < other : isRelative(other);

const importsOf = (source: SourceFile) =>
  source.statements
    .filter(ts.isImportDeclaration)
    .map((node) => ({ node, from: (node.moduleSpecifier as StringLiteral).text }));

function valuesIn({ importClause }: ImportDeclaration): NodeArray<ImportSpecifier> | undefined {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return undefined;
  return importClause?.phaseModifier === undefined ? bindings.elements : undefined;
}

/** Imports are sorted without `type`. */
const plain = (name: string) => name.replace(/^type /, '').toLowerCase();

export class Source {
  constructor(
    readonly path: string,
    public text: string,
  ) {}

  #parsed(): SourceFile {
    return parsed(this.path, this.text);
  }

  #insert(at: number, text: string): this {
    this.text = this.text.slice(0, at) + text + this.text.slice(at);
    return this;
  }

  has(place: string): boolean {
    return find(this.#parsed(), place) !== undefined;
  }

  #placeOf(place: string): { node: Place; source: SourceFile } {
    const source = this.#parsed();
    const node = find(source, place);
    if (node === undefined) reject(`${this.path} has no list, object or interface "${place}".`);
    return { node, source };
  }

  partsOf(place: string): string[] {
    const { node, source } = this.#placeOf(place);
    return partsOf(node).map((part) => part.getText(source));
  }

  /** Adds at the end, or before the part that starts with a text. */
  add(place: string, text: string, before?: string): this {
    const { node, source } = this.#placeOf(place);
    const parts = partsOf(node);
    if (before !== undefined) {
      const next = parts.find((part) => part.getText(source).startsWith(before));
      if (next === undefined) reject(`${this.path}: "${place}" has no part that starts with ${before}`);
      return this.#insert(next.getFullStart(), ` ${text},`);
    }
    const needsComma = parts.length > 0 && !parts.hasTrailingComma && !ts.isInterfaceDeclaration(node);
    return this.#insert(parts.end, `${needsComma ? ',' : ''} ${text}`);
  }

  addSorted(place: string, text: string): this {
    return this.add(
      place,
      text,
      this.partsOf(place).find((part) => part > text),
    );
  }

  /** Creates the list or object if it is missing. */
  addUnder(place: string, property: string, text: string, brackets: '[]' | '{}' = '[]'): this {
    if (this.has(`${place}.${property}`)) return this.add(`${place}.${property}`, text);
    if (this.partsOf(place).some((part) => part.startsWith(`${property}:`)))
      reject(`${this.path}: "${place}.${property}" is no plain list or object.`);
    return this.add(place, `${property}: ${brackets.charAt(0)} ${text} ${brackets.charAt(1)}`);
  }

  addImport(name: string, from: string): this {
    const source = this.#parsed();
    const names = importsOf(source)
      .filter((each) => each.from === from)
      .map(({ node }) => valuesIn(node))
      .find((each) => each !== undefined);
    if (names === undefined) return this.#addNewImport(name, from, source);
    const own = names.map((each) => each.getText(source));
    if (own.some((each) => plain(each) === plain(name))) return this;
    const next = names.find((each) => plain(each.getText(source)) > plain(name));
    if (next !== undefined) return this.#insert(next.getStart(source), `${name}, `);
    return this.#insert(names.end, `${names.hasTrailingComma ? '' : ','} ${name}`);
  }

  #addNewImport(name: string, from: string, source: SourceFile): this {
    const imports = importsOf(source);
    const type = name.startsWith('type ') ? 'type ' : '';
    const statement = `import ${type}{ ${name.slice(type.length)} } from '${from}';\n`;
    const next = imports.find((each) => comesBefore(from, each.from));
    if (next !== undefined) return this.#insert(next.node.getStart(source), statement);
    const last = imports.at(-1);
    return last === undefined ? this.#insert(0, statement) : this.#insert(last.node.end, `\n${statement}`);
  }

  addExport(from: string): this {
    const statement = `export * from '${from}';\n`;
    const source = this.#parsed();
    const next = source.statements
      .filter(ts.isExportDeclaration)
      .find(({ moduleSpecifier: other }) => other && ts.isStringLiteral(other) && other.text > from);
    return this.#insert(next?.getStart(source) ?? this.text.length, statement);
  }

  addStatement(text: string, after?: string): this {
    const source = this.#parsed();
    if (after === undefined) return this.#insert(this.text.length, `\n${text}\n`);
    const statement = source.statements.find(
      (each) =>
        ts.isVariableStatement(each) &&
        each.declarationList.declarations.some(({ name }) => ts.isIdentifier(name) && name.text === after),
    );
    if (statement === undefined) reject(`${this.path} declares no variable "${after}".`);
    return this.#insert(statement.end, `\n\n${text}`);
  }

  /** For texts outside of lists, objects and interfaces. */
  replaceOnce(text: string, replacement: string): this {
    const [before, after, ...more] = this.text.split(text);
    if (before === undefined || after === undefined || more.length > 0)
      reject(`${this.path} must contain exactly once: ${text}`);
    this.text = before + replacement + after;
    return this;
  }
}

export function edit(tree: Tree, path: string, change: (source: Source) => void): void {
  const text = tree.read(path, 'utf8');
  if (text === null) reject(`${path} does not exist.`);
  const source = new Source(path, text);
  change(source);
  tree.write(path, source.text);
}
