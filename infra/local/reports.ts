import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkout } from './checkout.mjs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Timed {
  readonly file: string;
  readonly seconds: number;
}

export interface Report {
  readonly counts: Counts;
  readonly failures: readonly string[];
  readonly times: readonly Timed[];
}

export const totalOf = (parts: readonly { readonly counts: Counts }[]): Counts =>
  parts.reduce(
    (total, { counts }) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

export const countOne = (code: number): Report => ({
  counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 },
  failures: [],
  times: [],
});

/** A stage that fails as a whole, or runs no test, is a failure even if no test in it is. */
export function neverSwallow(code: number, counts: Counts): Counts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

const MOST_LINES = 6;

function inShort(name: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [`✗ ${name}`, ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

function read(file: string): unknown {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

const reportsAt = (report: string): string[] =>
  statSync(report, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(report, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(report, name))
    : [report];

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function reportOfProject(file: string): Report | undefined {
  const report = read(file) as JestReport | undefined;
  if (report === undefined) return undefined;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const failures = report.testResults.flatMap(({ message, assertionResults: results }) => {
    if (results.length === 0 && message !== '') return [inShort('a file that could not be run', message)];
    return results
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => inShort(fullName, failureMessages.join('\n')));
  });
  const times = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(checkout, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { counts, failures, times };
}

export function reportOfJest(path: string, code: number): Report {
  const reports = reportsAt(path).flatMap((file) => reportOfProject(file) ?? []);
  if (reports.length === 0) return countOne(code || 1);
  return {
    counts: neverSwallow(code, totalOf(reports)),
    failures: reports.flatMap(({ failures }) => failures),
    times: reports.flatMap(({ times }) => times),
  };
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly results: readonly {
      readonly duration: number;
      readonly errors: readonly { readonly message?: string }[];
    }[];
  }[];
}
interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}
interface PlaywrightReport extends Suite {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  readonly errors?: readonly unknown[];
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

export function reportOfPlaywright(file: string, code: number): Report {
  const report = read(file) as PlaywrightReport | undefined;
  if (report === undefined) return countOne(code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  const counts = neverSwallow(code, { passed: expected, failed, skipped });
  const seconds = new Map<string, number>();
  const failures = specsIn(report).flatMap(({ title, file: spec, line, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const duration = results.reduce((sum, result) => sum + result.duration / 1000, 0);
    seconds.set(spec, (seconds.get(spec) ?? 0) + duration);
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
    return messages.length === 0 ? [] : [inShort(`${spec}:${line} › ${title}`, messages.join('\n'))];
  });
  const times = [...seconds].map(([spec, sum]) => ({ file: `apps/e2e/tests/${spec}`, seconds: sum }));
  return { counts, failures, times };
}

const MOST_ROWS = 30;

export function slowest(times: readonly Timed[]): string[] {
  if (times.length === 0) return [];
  const rows = times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_ROWS)
    .map(({ file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${file}`);
  return ['  seconds  slowest test files', ...rows, ''];
}
