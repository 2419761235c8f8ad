import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const web = join(import.meta.dirname, '../../..');
const fixture = join(web, 'fixtures/calls.ts');

function linesThatDoNotCompile(): number[] {
  const file = join(web, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const program = ts.createProgram([fixture], options);
  const lines = ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0 }) => {
    expect(source?.fileName).toBe(fixture);
    return (source?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
  });
  return [...new Set(lines)].sort((a, b) => a - b);
}

it('a call compiles only if it satisfies the contract of its route', () => {
  const lines = readFileSync(fixture, 'utf8').split('\n');
  const rejected = lines.flatMap((line, index) => (line.endsWith('// rejected') ? [index + 1] : []));
  expect(rejected.length).toBeGreaterThan(10);
  expect(linesThatDoNotCompile()).toEqual(rejected);
});
