import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { SERVICES } from '../generated/services.mjs';

const root = join(import.meta.dirname, '../..');

const packages = /^(csv-parse|read-excel-file|yauzl|pdfjs-dist|@hyzyla\/pdfium|@cantoo\/pdf-lib|sharp)(\/|$)/;
const readersOfEngines: Readonly<Record<string, readonly string[]>> = {
  '@groundwork/engine-cashflow': [
    'decodeBankFile',
    'readCsv',
    'readOfx',
    'suggestMapping',
    'offerMapping',
    'delimiterOf',
  ],
  '@groundwork/engine-matching': ['RecordsReader', 'checkCriteriaDocument'],
  '@groundwork/engine-documents': ['kindIn', 'readDocument', 'statementRowsOf'],
};
/** Decides the type of an upload by its first 64 KiB. */
const headReader = 'apps/gateway/src/files/file-type.adapter.ts';

interface Import {
  readonly target: string;
  /** `*` stands for all names. */
  readonly names: readonly string[];
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  if (clause?.name || !bindings || !ts.isNamedImports(bindings)) return ['*'];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Type imports do not load a file. */
function importsIn(code: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, names: readonly string[]) => {
    if (specifier && ts.isStringLiteral(specifier) && names.length > 0)
      imports.push({ target: specifier.text, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      add(node.moduleSpecifier, namesOf(node.importClause));
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier, ['*']);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], ['*']);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.ESNext, true));
  return imports;
}

function isParser({ target, names }: Import): boolean {
  const readers = readersOfEngines[target] ?? [];
  return packages.test(target) || readers.some((reader) => names.includes(reader) || names.includes('*'));
}

function fileOf(target: string, from: string): string | undefined {
  const platform = /^@groundwork\/platform-(.+)$/.exec(target)?.[1];
  const file = platform
    ? join(root, 'libs/platform', platform, 'src/index.ts')
    : target.startsWith('.') && join(dirname(from), target);
  return file && existsSync(file) ? file : undefined;
}

/** Each loaded file that imports a parser, with the parsers. */
function parsersFrom(start: string): string[] {
  const loaded = new Set([start]);
  const parsers: string[] = [];
  for (const file of loaded) {
    const imports = importsIn(readFileSync(file, 'utf8'));
    const place = relative(root, file);
    if (place !== headReader)
      parsers.push(...imports.filter(isParser).map(({ target }) => `${place} → ${target}`));
    for (const { target } of imports) {
      const next = fileOf(target, file);
      if (next) loaded.add(next);
    }
  }
  return parsers;
}

const children = SERVICES.flatMap(({ name }) => {
  const folder = join(root, 'apps', name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.child.ts')).map((file) => join(folder, file));
});

describe('a serving process', () => {
  it.each(SERVICES.map(({ name }) => name))('%s loads no parser for files of strangers', (name) => {
    expect(parsersFrom(join(root, 'apps', name, 'src/service.ts'))).toEqual([]);
  });
});

describe('the children', () => {
  it('load each parser that this test searches for, so the search works', () => {
    const loaded = new Set(children.flatMap(parsersFrom).map((line) => line.split(' → ')[1]?.split('/')[0]));
    expect([...loaded].sort()).toEqual(
      ['@cantoo', '@groundwork', '@hyzyla', 'csv-parse', 'pdfjs-dist', 'read-excel-file', 'sharp'].sort(),
    );
  });
});

describe('the imports of a file', () => {
  it.each([
    [`import { readCsv } from '@groundwork/engine-cashflow';`, true],
    [`import { refuse, readOfx as read } from '@groundwork/engine-cashflow';`, true],
    [`import * as cashflow from '@groundwork/engine-cashflow';`, true],
    [`export * from '@groundwork/engine-matching';`, true],
    [`const parse = async () => (await import('csv-parse/sync')).parse;`, true],
    [`import { refuse } from '@groundwork/engine-cashflow';`, false],
    [`import type { RecordsReader } from '@groundwork/engine-matching';`, false],
    [`import { type CsvError } from 'csv-parse';`, false],
    [`import { readDocument } from './read-document.ts';`, false],
  ])('%s have a parser: %s', (code, expected) => {
    expect(importsIn(code).some(isParser)).toBe(expected);
  });
});
