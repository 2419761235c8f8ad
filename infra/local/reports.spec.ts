import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkout } from './checkout.mjs';
import { neverSwallow, reportOfJest, reportOfPlaywright, slowest } from './reports.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const counted = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [],
};
const jest = (content: object, code = 0) => reportOfJest(written({ ...counted, ...content }), code);

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
const playwright = (content: object, code = 0) =>
  reportOfPlaywright(written({ stats, errors: [], ...content }), code);

describe('counting a stage', () => {
  it('counts a test file that could not run as failed', () => {
    expect(jest({ numRuntimeErrorTestSuites: 1 }).counts).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts a missing report as failed', () => {
    expect(reportOfJest(join(folder, 'none.json'), 0).counts.failed).toBe(1);
    expect(reportOfPlaywright(join(folder, 'none.json'), 0).counts.failed).toBe(1);
  });

  it('counts a browser test that passed on its second try as failed', () => {
    expect(playwright({ stats: { ...stats, flaky: 1 } }).counts).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts an exit code and an empty run as failed', () => {
    expect(neverSwallow(1, { passed: 9, failed: 0, skipped: 0 }).failed).toBe(1);
    expect(neverSwallow(0, { passed: 0, failed: 0, skipped: 0 }).failed).toBe(1);
    expect(neverSwallow(1, { passed: 9, failed: 2, skipped: 0 }).failed).toBe(2);
    expect(neverSwallow(0, { passed: 9, failed: 0, skipped: 1 }).failed).toBe(0);
    expect(jest({}, 1).counts.failed).toBe(1);
    expect(playwright({}, 1).counts.failed).toBe(1);
  });
});

describe('listing the failures', () => {
  it('lists a failed case with the first lines of its message, and a file that could not run', () => {
    const stack = `Expected: 1\n\nReceived: 2\n${'    at somewhere\n'.repeat(9)}`;
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'takes away', failureMessages: [stack] },
    ];
    const file = { name: join(checkout, 'a.spec.ts'), startTime: 0, endTime: 0 };
    const testResults = [
      { ...file, message: stack, assertionResults },
      { ...file, message: 'Cannot find module', assertionResults: [] },
    ];
    expect(jest({ testResults }).failures).toEqual([
      '✗ takes away\n    Expected: 1\n    Received: 2',
      '✗ a file that could not be run\n    Cannot find module',
    ]);
  });

  it('lists a failed journey by file and line, without colors, and no skipped journey', () => {
    const journey = (title: string, errors: object[]) => ({
      title,
      file: 'shell.spec.ts',
      line: 49,
      tests: [{ results: [{ duration: 1, errors }] }],
    });
    const unrun = { ...journey('is not run', []), tests: [{ results: [] }] };
    const specs = [
      journey('signs out', [{ message: '\u001b[31mTimed out\u001b[39m' }]),
      journey('signs in', []),
      unrun,
    ];
    expect(playwright({ suites: [{ suites: [{ specs }] }] }).failures).toEqual([
      '✗ shell.spec.ts:49 › signs out\n    Timed out',
    ]);
  });
});

describe('the slowest test files', () => {
  it('measures a file of jest from its start to its end', () => {
    const name = join(checkout, 'libs/a.spec.ts');
    const suite = { name, startTime: 1000, endTime: 3500, message: '', assertionResults: [] };
    expect(jest({ testResults: [suite] }).times).toEqual([{ file: 'libs/a.spec.ts', seconds: 2.5 }]);
  });

  it('adds the tests of a journey, with each attempt', () => {
    const spec = (...durations: number[]) => ({
      file: 'b.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration, errors: [] })) }],
    });
    const suites = [{ specs: [spec(1000)], suites: [{ specs: [spec(500, 250)] }] }];
    expect(playwright({ suites }).times).toEqual([{ file: 'apps/e2e/tests/b.spec.ts', seconds: 1.75 }]);
  });

  it('lists thirty, the slowest first, and no file without a time', () => {
    const times = Array.from({ length: 35 }, (_, n) => ({ file: `${n}.spec.ts`, seconds: n }));
    const [, first, ...others] = slowest(times);
    expect(first).toContain('34.0 s  34.spec.ts');
    expect(others.at(28)).toContain('5.0 s  5.spec.ts');
    expect(others.slice(29)).toEqual(['']);
    expect(slowest([])).toEqual([]);
  });
});
