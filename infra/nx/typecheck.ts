import { join } from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from 'nx/src/devkit-exports.js';
import { byTask, foldersOf, inCheckout, isIn, type Tool } from './parts.ts';

const PROGRAMS = ['.', 'apps/web', 'apps/e2e', 'infra/load'];

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};
const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => workspaceRoot,
  getNewLine: () => '\n',
};

function diagnosticsOf(folder: string, folders: readonly string[]): readonly ts.Diagnostic[] {
  const config = join(workspaceRoot, folder, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, configHost);
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

export const typecheck: Tool = async (parts) => {
  const diagnostics = PROGRAMS.flatMap((folder) => diagnosticsOf(folder, foldersOf(parts)));
  const faults = diagnostics.map((diagnostic) => ({
    file: diagnostic.file === undefined ? '' : inCheckout(diagnostic.file.fileName),
    text: ts.formatDiagnostic(diagnostic, formatHost),
  }));
  return byTask(parts, faults);
};
