import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'criteria-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check(...args: string[]): { status: number | null; output: string } {
  const options = ['--conditions=groundwork-source', '--import', './infra/typescript.mjs'];
  const command = [...options, 'infra/records/check-criteria.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function fileWith(text: string): string {
  const file = join(folder, `${text.length}.json`);
  writeFileSync(file, text);
  return file;
}

const program = {
  id: 'term',
  name: 'Term Loan',
  lenderName: 'Bank',
  type: 'traditional_bank',
  criteria: {},
  minLoanAmount: 1,
  maxLoanAmount: 2,
  minInterestRate: 7,
  maxInterestRate: 9,
  minTermLength: 1,
  maxTermLength: 2,
  approvalTimeMin: 1,
  approvalTimeMax: 2,
  verifiedOn: new Date().toISOString().slice(0, 10),
};
const documentOf = (more: object) =>
  JSON.stringify({
    format: 'groundwork-lender-criteria/1',
    publisher: { name: 'Bank', website: 'https://bank.example' },
    publishedAt: '2026-01-01T00:00:00Z',
    programs: [{ ...program, ...more }],
  });

describe('npm run lenders:check', () => {
  it.each([
    ['a valid document', () => [fileWith(documentOf({}))], 0, 'OK 1 program\n'],
    [
      'a document with an error',
      () => [fileWith(documentOf({ minLoanAmount: 3 }))],
      1,
      'RANGE programs[0].maxLoanAmount: The maximum is below the minimum.\n',
    ],
    ['half a document', () => [fileWith('{"format":')], 2, 'Cannot read'],
    ['a missing file', () => [join(folder, 'none.json')], 2, 'Cannot read'],
    ['no file', () => [], 2, 'npm run lenders:check'],
  ])('ends for %s with its exit code', (_name, args, status, output) => {
    const ended = check(...args());
    expect(ended.status).toBe(status);
    expect(ended.output).toContain(output);
  });
});
