import { join } from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, inCheckout, isIn } from './parts.mjs';

const PROGRAMS = [
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/e2e/tsconfig.json',
  'infra/load/tsconfig.json',
];
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
const format = {
  getCanonicalFileName: (/** @type {string} */ file) => file,
  getCurrentDirectory: () => workspaceRoot,
  getNewLine: () => '\n',
};

/** @param {string} config @param {string[]} folders */
function diagnosticsOf(config, folders) {
  const parsed = ts.getParsedCommandLineOfConfigFile(join(workspaceRoot, config), {}, host);
  if (parsed === undefined) throw new Error(`${config} cannot be read.`);
  const wanted = parsed.fileNames.filter((file) => isIn(inCheckout(file), folders));
  if (wanted.length === 0) return [];
  const ambient = parsed.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...new Set([...ambient, ...wanted])], parsed.options);
  return [
    ...parsed.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...wanted.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    }),
  ];
}

/** @type {import('./check.mjs').Tool} */
export async function typecheck(parts) {
  const folders = parts.flatMap((part) => part.folders);
  const diagnostics = PROGRAMS.flatMap((config) => diagnosticsOf(config, folders));
  return byTask(
    parts,
    diagnostics.map((diagnostic) => ({
      file: diagnostic.file === undefined ? '' : inCheckout(diagnostic.file.fileName),
      text: ts.formatDiagnostic(diagnostic, format),
    })),
  );
}
