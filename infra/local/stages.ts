import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nx, NX_QUIETLY } from './build.ts';
import { checkout } from './checkout.mjs';
import { lastLines, run } from './commands.ts';
import { print, secondsSince, step } from './progress.ts';
import { countOne, type Report, reportOfJest, reportOfPlaywright, slowest, totalOf } from './reports.ts';

export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly target?: string;
  readonly needs: 'nothing' | 'tools' | 'servers' | 'system' | 'firefox' | 'what the journeys left';
  readonly lane?: (typeof LANES)[number];
  /** Runs only with --long, or where it is chosen by name. */
  readonly isLong?: true;
  readonly report?: typeof reportOfJest;
  readonly reportArgs?: (report: string) => readonly string[];
  readonly matchArgs?: (match: string) => readonly string[];
}

export interface Outcome extends Report {
  readonly name: string;
  readonly seconds: string;
  readonly isFromCache?: boolean;
}

const bin = (name: string) => join(checkout, 'node_modules/.bin', name);

const npmRun = (script: string, ...args: string[]) => ({
  command: ['npm', 'run', '--silent', script, ...args] as const,
  needs: 'nothing' as const,
});

const MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const jest = (...projects: string[]) => ({
  command: [process.execPath, ...MODULES, bin('jest'), '--ci', '--selectProjects', ...projects] as const,
  report: reportOfJest,
  reportArgs: (report: string) => ['--json', `--outputFile=${report}`],
  matchArgs: (match: string) => [match],
});

const playwright = (config: string) => ({
  command: [
    process.execPath,
    bin('playwright'),
    'test',
    '--config',
    config,
    '--reporter',
    'list,json',
  ] as const,
  report: reportOfPlaywright,
  // Otherwise Playwright runs first, and whole, the group that the chosen tests wait for.
  matchArgs: (match: string) => [match, '--no-deps', '--workers=1'],
});

export const SERVICE_WORKERS = 4;

export const LANES = ['sources', 'units'] as const;

export const STAGES: readonly Stage[] = [
  { name: 'typecheck', ...npmRun('typecheck'), lane: 'sources' },
  { name: 'lint', ...npmRun('lint'), lane: 'sources' },
  { name: 'unused', ...npmRun('unused'), lane: 'sources' },
  {
    name: 'build',
    command: [process.execPath, nx, 'run-many', '-t', 'build'],
    needs: 'nothing',
    lane: 'units',
  },
  { name: 'unit', ...jest('unit', 'web'), target: 'unit', needs: 'tools', lane: 'units' },
  {
    name: 'services',
    ...jest('service', `--maxWorkers=${SERVICE_WORKERS}`),
    target: 'servers',
    needs: 'servers',
  },
  { name: 'generators', ...jest('generators'), needs: 'servers', isLong: true },
  // Every bench and drill for seconds, on a system of their own: whether they run, not how fast.
  { name: 'papers', ...npmRun('papers:check'), isLong: true },
  { name: 'benches', ...npmRun('bench', '--', '--short'), isLong: true },
  { name: 'firefox', ...playwright('apps/e2e/firefox.config.ts'), needs: 'firefox', isLong: true },
  { name: 'journey', ...playwright('apps/e2e'), needs: 'system' },
  { name: 'leaks', ...jest('leaks'), needs: 'what the journeys left' },
];

const CACHE_USED = 'Nx read the output from the cache';

/** A continuous build trusts no earlier run, and a long one tries something else each time. */
const cacheUse = (env: NodeJS.ProcessEnv) =>
  env['CI'] || env['TEST_LONG'] ? { NX_SKIP_NX_CACHE: 'true' } : {};

interface Setting {
  readonly logs: string;
  readonly env: NodeJS.ProcessEnv;
  readonly match?: string | undefined;
}

function commandOf(stage: Stage, { logs, match }: Setting) {
  const { name, command, target, reportArgs, matchArgs } = stage;
  if (target !== undefined && match === undefined) {
    const report = join(checkout, '.nx/reports', target);
    return {
      report,
      args: [process.execPath, nx, 'run-many', '-t', target, '--outputStyle=static'] as const,
    };
  }
  const report = join(logs, `${name}.report.json`);
  const chosen = match === undefined ? [] : (matchArgs?.(match) ?? []);
  return { report, args: [...command, ...(reportArgs?.(report) ?? []), ...chosen] as const };
}

export async function runStage(stage: Stage, setting: Setting): Promise<Outcome> {
  const { name, report: read = (_: string, code: number) => countOne(code) } = stage;
  const since = performance.now();
  const log = join(setting.logs, `${name}.log`);
  const { report, args } = commandOf(stage, setting);
  // Excludes a report of an earlier run.
  rmSync(report, { recursive: true, force: true });
  const env = {
    ...setting.env,
    ...NX_QUIETLY,
    ...cacheUse(setting.env),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const work = async () => {
    const [command, ...rest] = args;
    const { output, code } = await run(command, rest, { cwd: checkout, env, log });
    return { output, ...read(report, code) };
  };
  const { output, ...result } = await step(name, work, ({ counts }) => counts.failed === 0);
  if (result.counts.failed > 0) print(`\n✗ ${name} failed:\n${lastLines(output, 150)}\nAll of it: ${log}\n`);
  return { name, seconds: secondsSince(since), isFromCache: output.includes(CACHE_USED), ...result };
}

function rowOf({ name, seconds, isFromCache, counts: { passed, failed, skipped } }: Outcome): string {
  const figures = [passed, failed, skipped].map((count) => String(count).padStart(8)).join('');
  const cached = isFromCache ? '  from the cache, at least in part' : '';
  return `${name.padEnd(12)}${`${seconds} s`.padStart(9)}${figures}${cached}`;
}

const LISTED_SECONDS = 5;

const toTenths = (seconds: number) => Math.round(seconds * 10) / 10;

export const timesOf = (outcomes: readonly Outcome[]) => ({
  stages: Object.fromEntries(outcomes.map(({ name, seconds }) => [name, Number(seconds)])),
  suites: Object.fromEntries(
    outcomes
      .flatMap(({ times }) => times)
      .filter(({ seconds }) => seconds >= LISTED_SECONDS)
      .toSorted((a, b) => b.seconds - a.seconds)
      .map(({ file, seconds }) => [file, toTenths(seconds)]),
  ),
});

export function summary(outcomes: readonly Outcome[]): string {
  const { passed, failed, skipped } = totalOf(outcomes);
  return [
    '',
    ...slowest(outcomes.flatMap(({ times }) => times)),
    'stage          seconds  passed  failed skipped',
    ...outcomes.map(rowOf),
    '',
    ...outcomes.flatMap(({ failures }) => failures),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
