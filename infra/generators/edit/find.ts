import type {
  ArrayLiteralExpression,
  InterfaceDeclaration,
  Node,
  ObjectLiteralExpression,
  SourceFile,
} from 'typescript';
import { ts } from './typescript.ts';

export type Place = ArrayLiteralExpression | ObjectLiteralExpression | InterfaceDeclaration;

const isWrapped = (node: Node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);

/** Looks through `as const`, the arguments of a call and an arrow function. */
function literalIn(node: Node): Node | undefined {
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return node;
  if (ts.isArrowFunction(node)) return literalIn(node.body);
  if (isWrapped(node)) return literalIn(node.expression);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  return node.arguments?.map(literalIn).find((each) => each !== undefined);
}

function declared(source: SourceFile, name: string): Node | undefined {
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(own) && own.text === name) return initializer && literalIn(initializer);
  }
  return undefined;
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    (each) => each.name !== undefined && 'text' in each.name && each.name.text === name,
  );
  return property !== undefined && ts.isPropertyAssignment(property)
    ? literalIn(property.initializer)
    : undefined;
}

export const parsed = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** The path is a variable and its properties: `manifest.publishes`. */
export function find(source: SourceFile, path: string): Place | undefined {
  const [variable = '', ...properties] = path.split('.');
  return properties.reduce(propertyOf, declared(source, variable)) as Place | undefined;
}
