import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { root } from './manifests.ts';

interface Exports {
  file: string;
  names: string[];
}

const isController = (file: string) => /\.(rpc|controller)\.ts$/.test(file);

const isExported = (node: ts.ClassDeclaration | ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const isInjectable = (node: ts.ClassDeclaration) =>
  ts.getDecorators(node)?.some((each) => each.getText().startsWith('@Injectable(')) ?? false;

export function namesIn(file: string, text: string): string[] {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements.flatMap((node) => {
    if (ts.isClassDeclaration(node) && isExported(node))
      return node.name && (isController(file) || isInjectable(node)) ? [node.name.text] : [];
    if (ts.isVariableStatement(node) && isExported(node) && isController(file))
      return node.declarationList.declarations.map(({ name }) => name.getText());
    return [];
  });
}

export function readFeatures(service: string): Exports[] {
  const src = join(root, 'apps', service, 'src');
  if (!existsSync(join(src, 'features'))) return [];
  return readdirSync(join(src, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => `./features/${path.split(sep).join('/')}`)
    .sort()
    .map((file) => ({ file, names: namesIn(file, readFileSync(join(src, file), 'utf8')) }))
    .filter(({ names }) => names.length > 0);
}

const listOf = (name: string, features: readonly Exports[]) =>
  features.length > 0
    ? `\nexport const ${name} = [${features.flatMap(({ names }) => names).join(', ')}];\n`
    : '';

export function featureLists(features: readonly Exports[]): string {
  const imports = features.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';\n`);
  const controllers = features.filter(({ file }) => isController(file));
  const providers = features.filter(({ file }) => !isController(file));
  return `${imports.join('')}${listOf('controllers', controllers)}${listOf('providers', providers)}`;
}
