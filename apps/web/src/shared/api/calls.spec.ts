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
  const found = ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0 }) => {
    expect(source?.fileName).toBe(fixture);
    return (source?.getLineAndCharacterOfPosition(start).line ?? -1) + 1;
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

it('a call compiles exactly where it keeps to the contract of its route', () => {
  const lines = readFileSync(fixture, 'utf8').split('\n');
  const refused = lines.flatMap((line, index) => (line.endsWith('// refused') ? [index + 1] : []));
  expect(refused.length).toBeGreaterThan(10);
  expect(linesThatDoNotCompile()).toEqual(refused);
});
