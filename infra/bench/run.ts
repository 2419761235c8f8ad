// Runs benches and drills: `npm run bench:score`, `npm run drill:rolling`. `npm run bench` runs every bench, each in a process
// of its own. With --short each takes seconds, all share one system, and only counts are judged. With --small, all services share
// a process.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildEverything } from '../local/build.ts';
import { mustRun } from '../local/commands.ts';
import { Failure } from '../local/failure.ts';
import { instanceAt, prepareFolder } from '../local/instance.ts';
import { Life, live } from '../local/life.ts';
import { dataFolder } from '../local/options.mjs';
import { print, step } from '../local/progress.ts';
import { typescript } from '../local/system.ts';
import { type Figure, figure, figuresFolder, figuresIn, printFigures, writeFigures } from './figures.ts';
import { Ground, type Measurement, Missing, type Run } from './ground.ts';

type Loads = Record<string, () => Promise<{ measure: Measurement }>>;

// Imported after the build, because they import built files.
const BENCHES: Loads = {
  lighthouse: () => import('./lighthouse.ts'),
  uploads: () => import('./uploads.ts'),
  backlog: () => import('./backlog.ts'),
  screens: () => import('./owner-screens.ts'),
  'slow-line': () => import('./slow-line.ts'),
  typing: () => import('./typing.ts'),
  sliders: () => import('./sliders.ts'),
  matching: () => import('./matching.ts'),
  score: () => import('./score.ts'),
  shapes: () => import('./shapes.ts'),
  growth: () => import('./growth.ts'),
  documents: () => import('./documents.ts'),
  calls: () => import('./calls.ts'),
  expressions: () => import('./expressions.ts'),
  'bank-files': () => import('./bank-files.ts'),
  ledger: () => import('./ledger.ts'),
  records: () => import('./records.ts'),
  start: () => import('./start.ts'),
  seal: () => import('./seal.ts'),
  day: () => import('./day.ts'),
  requests: () => import('./requests.ts'),
  packages: () => import('./packages.ts'),
  'walk-owner': () => import('./walk-owner.ts'),
  'walk-figures': () => import('./walk-figures.ts'),
  seen: () => import('./seen.ts'),
  grants: () => import('./grants.ts'),
  businesses: () => import('./businesses.ts'),
  capture: () => import('./capture.ts'),
};
const DRILLS: Loads = {
  alerts: () => import('../drills/alerts.ts'),
  archive: () => import('../drills/archive.ts'),
  attack: () => import('../drills/attack.ts'),
  failover: () => import('../drills/failover.ts'),
  faults: () => import('../drills/faults.ts'),
  move: () => import('../drills/move.ts'),
  rolling: () => import('../drills/rolling.ts'),
  restore: () => import('../drills/restore.ts'),
  'sign-ins': () => import('../drills/sign-ins.ts'),
  stack: () => import('../drills/stack.ts'),
  'first-lender': () => import('../drills/first-lender.ts'),
  cluster: () => import('../kubernetes/control-plane.ts'),
};
const SHORT_ONLY: Loads = { load: () => import('../load/short-load.ts') };

const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    from: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { short, from, small } = values;
const shape = small ? 'small' : 'apart';
const [name, ...args] = positionals;

const unlessCount = (each: Figure) => (each.isCount ? each : figure(each.what, each.value));

async function measure(run: Run, loads: Loads, each: string): Promise<readonly Figure[]> {
  const load = loads[each];
  if (load === undefined)
    throw new Failure(`There is no "${each}". There are: ${Object.keys(loads).join(', ')}.`);
  const { measure: work } = await load();
  const ground = new Ground(run, each);
  await prepareFolder(ground.instance);
  const measured = await work(ground);
  const figures = short ? measured.map(unlessCount) : measured;
  printFigures(figures);
  writeFigures(short ? join(run.life.instance.folder, 'figures') : figuresFolder(), each, figures);
  return figures;
}

async function alone(run: Run, each: string): Promise<number> {
  const figures = await measure(run, { ...BENCHES, ...DRILLS }, each);
  return figures.every(({ met }) => met) ? 0 : 1;
}

async function ranThrough(run: Run, loads: Loads, each: string): Promise<boolean> {
  try {
    const figures = await measure(run, loads, each);
    return figures.length > 0 && figures.every(({ value, met }) => Number.isFinite(value) && met);
  } catch (error) {
    if (error instanceof Missing) print(`! ${each} ran only in part: ${error.message}`);
    else print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return error instanceof Missing;
  }
}

async function shortly(run: Run): Promise<number> {
  const loads = { ...BENCHES, ...DRILLS, ...SHORT_ONLY };
  const failed: string[] = [];
  for (const each of name === undefined ? Object.keys(loads) : [name]) {
    const work = () => ranThrough(run, loads, each);
    if (!(await step(each, work, (isSound) => isSound))) failed.push(each);
  }
  if (name === undefined) {
    print(await mustRun('Sizing', process.execPath, typescript('infra/sizing/sizing.ts')));
  }
  for (const each of failed) print(`✗ ${each} did not run through, or found nothing.`);
  return failed.length === 0 ? 0 : 1;
}

function everyBench(): number {
  const load = loadavg()[0]?.toFixed(1);
  const ended = Object.keys(BENCHES).map((bench) => {
    print(`\n— ${bench}`);
    rmSync(join(figuresFolder(), `${bench}.json`), { force: true });
    const again = [...typescript('infra/bench/run.ts'), bench];
    const { status } = spawnSync(process.execPath, again, { stdio: 'inherit' });
    return { bench, status, figures: figuresIn(figuresFolder(), bench) };
  });
  const figures = ended.flatMap((one) => (one.figures ?? []).map((each) => ({ bench: one.bench, ...each })));
  printFigures(figures);
  const file = writeFigures(figuresFolder(), 'all', figures, { load });
  print(`${cpus().length} cores, load before ${load}. All of it: ${file}`);
  for (const one of ended.filter((each) => each.figures === undefined))
    print(`${one.bench} ended with code ${one.status} and reported nothing.`);
  return ended.every(({ status }) => status === 0) ? 0 : 1;
}

async function main(): Promise<void> {
  if (name === undefined && !short) {
    process.exitCode = everyBench();
    return;
  }
  const life = new Life(instanceAt(short ? 'short' : 'bench', dataFolder(undefined)));
  await live(life, 130, async () => {
    await life.begin({ reset: true });
    await step('Building', () => buildEverything(join(life.instance.logs, 'build.log')));
    const run = { life, short, shape, args, from } as const;
    return short ? shortly(run) : alone(run, name ?? '');
  });
}

await main();
