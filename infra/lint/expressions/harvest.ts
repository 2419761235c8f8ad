import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Expression {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Harvest {
  readonly written: readonly Expression[];
  readonly built: readonly Place[];
}

const sources = /\.(tsx?|mjs|cjs|js)$/;
const notOurs = /(^|\/)(node_modules|dist|fixtures|test-results|\.[^/]+)\//;

export function sourceFiles(root: string): string[] {
  const tops = ['apps', 'libs', 'infra'].filter((top) => existsSync(join(root, top)));
  const names = tops.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
  );
  return names.filter((file) => sources.test(file) && !notOurs.test(file)).sort();
}

function literalOf(text: string): { source: string; flags: string } {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

function spelledOut(call: ts.NewExpression | ts.CallExpression): { source: string; flags: string } | null {
  const texts = (call.arguments ?? []).map((each) => (ts.isStringLiteralLike(each) ? each.text : null));
  const [source, flags = ''] = texts;
  if (typeof source !== 'string' || flags === null) return null;
  return new RegExp(source, flags);
}

const isName = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node) && node.text === 'RegExp';

function isUse({ parent }: ts.Identifier): boolean {
  if (ts.isTypeNode(parent) || ts.isPropertyAccessExpression(parent)) return false;
  return !ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword;
}

export function expressionsIn(file: string, text: string): Harvest {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const written: Expression[] = [];
  const built: Place[] = [];
  const visit = (node: ts.Node): void => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isRegularExpressionLiteral(node)) written.push({ file, line, ...literalOf(node.text) });
    if (isName(node) && isUse(node)) {
      const { parent } = node;
      const isCall =
        (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
      const whole = isCall ? spelledOut(parent) : null;
      if (whole === null) built.push({ file, line });
      else written.push({ file, line, source: whole.source, flags: whole.flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return { written, built };
}

export function harvest(root: string, files: readonly string[]): Harvest {
  const all = files.map((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')));
  return { written: all.flatMap(({ written }) => written), built: all.flatMap(({ built }) => built) };
}
