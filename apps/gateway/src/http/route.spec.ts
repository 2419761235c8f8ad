import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const gateway = join(import.meta.dirname, '../..');
const fixture = join(gateway, 'fixtures/handlers.ts');

function linesThatDoNotCompile(): number[] {
  const workspace = join(gateway, '../..');
  const file = join(workspace, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, workspace);
  const program = ts.createProgram([fixture], { ...options, noEmit: true });
  const errorLines = ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0 }) => {
    expect(source?.fileName).toBe(fixture);
    return (source?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
  });
  return [...new Set(errorLines)].sort((a, b) => a - b);
}

it('a handler compiles only if it follows the contract of its route', () => {
  const lines = readFileSync(fixture, 'utf8').split('\n');
  const rejected = lines.flatMap((line, index) => (line.endsWith('// rejected') ? [index + 1] : []));
  expect(rejected.length).toBeGreaterThan(7);
  expect(linesThatDoNotCompile()).toEqual(rejected);
});
