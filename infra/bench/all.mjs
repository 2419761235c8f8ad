// `npm run bench`: every bench in one run, and all their figures as one table and as JSON. Half an hour on two cores
// that have nothing else to do.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { checkout, instanceAt, readRun } from '../local/instance.mjs';
import { dataFolder } from '../local/options.mjs';
import { say } from '../local/progress.mjs';
import { until } from '../local/wait.mjs';
import { figuresFolder, figuresOf } from './figures.mjs';

/** Those that measure the system of `npm start`, and those that start what they need. */
const ON_A_SYSTEM = ['lighthouse', 'uploads'];
const ALONE = ['backlog', 'typing', 'matching', 'score', 'growth', 'documents'];
const STARTS_WITHIN_MS = 300_000;

const data = dataFolder(undefined);

/** @param {string} bench */
async function measure(bench) {
  say(`\n— ${bench}`);
  rmSync(join(figuresFolder(), `${bench}.json`), { force: true });
  const script = join(checkout, 'infra/bench', `${bench}.mjs`);
  const running = spawn(process.execPath, [script], { stdio: 'inherit' });
  const [code] = await once(running, 'exit');
  return { bench, code };
}

/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
async function onASystem(work) {
  const isUp = () => readRun(instanceAt('dev', data))?.url !== undefined;
  if (isUp()) return work();
  const env = { ...process.env, EXEMPT_NETWORKS: '127.0.0.1' };
  const system = spawn(process.execPath, [join(checkout, 'infra/local/start.mjs')], { stdio: 'ignore', env });
  try {
    await until(async () => isUp(), { withinMs: STARTS_WITHIN_MS });
    return await work();
  } finally {
    system.kill('SIGTERM');
    await once(system, 'exit');
  }
}

const load = loadavg()[0]?.toFixed(1);
/** @type {{ bench: string, code: number | null }[]} */
const ended = [];
await onASystem(async () => {
  for (const bench of ON_A_SYSTEM) ended.push(await measure(bench));
});
for (const bench of ALONE) ended.push(await measure(bench));

const told = ended.filter(({ bench }) => existsSync(join(figuresFolder(), `${bench}.json`)));
const figures = told.flatMap(({ bench }) => figuresOf(bench).map((one) => ({ bench, ...one })));
console.table(figures.map(({ met, ...rest }) => ({ ...rest, met: met ? '' : 'MISSED' })));
const file = join(figuresFolder(), 'all.json');
const about = { at: new Date().toISOString(), cores: cpus().length, load };
writeFileSync(file, `${JSON.stringify({ ...about, figures }, null, 2)}\n`);
say(`${about.cores} cores, load before ${load}. All of it: ${file}`);
for (const { bench, code } of ended.filter((one) => !told.includes(one)))
  say(`${bench} ended with code ${code} and told nothing.`);
process.exitCode = ended.every(({ code }) => code === 0) ? 0 : 1;
