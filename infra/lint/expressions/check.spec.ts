import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkout } from '../../local/checkout.mjs';

const here = 'infra/lint/expressions';
let lines: string[];
let status: number | null;

beforeAll(() => {
  const node = ['--conditions=groundwork-source', '--import', './infra/typescript.mjs'];
  const args = [...node, `${here}/check.ts`, '--root', join(checkout, here, 'fixtures')];
  const run = spawnSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' });
  lines = run.stdout.trim().split('\n');
  status = run.status;
});

describe('the check of expressions', () => {
  it('rejects each fixture that breaks the rule, and no near miss', () => {
    const places = lines.slice(0, -1).map((line) => line.slice('libs/example/src/'.length));
    expect(places.map((line) => line.replace(/ grows faster than .*/, ' grows'))).toEqual([
      'built-late.ts:1 builds an expression after its module loads',
      'built-under-another-name.ts:1 builds an expression after its module loads',
      String.raw`written.ts:1 /\s+$/ grows`,
      String.raw`written.ts:2 /\d+\.?\d*$/ grows`,
      String.raw`built.ts:3 /total\s*\s*income/i grows`,
    ]);
    expect(status).toBe(1);
  });

  it('prints the text on which an expression grows', () => {
    expect(lines).toContain(
      String.raw`libs/example/src/written.ts:1 /\s+$/ grows faster than "" + " ".repeat(n) + "x"`,
    );
  });

  it('counts the expressions, those of tests apart', () => {
    expect(lines.at(-1)).toBe('10 expressions, 9 different, 5 to mend');
  });
});
