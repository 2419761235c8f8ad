import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { failuresTable, readAnswerCounts } from './answer-counts.ts';
import { findK6, noK6 } from './k6.ts';
import { holdingsTable, type Reading, watchedProcesses } from './watched-processes.ts';

/** Idle connections, jobs and memory need that long to be freed. */
const SETTLE_MS = 15_000;

const [scenario = 'smoke', ...more] = process.argv.slice(2);
const k6 = await findK6(join(dataFolder(undefined), 'servers'));
if (k6 === undefined) {
  print(noK6);
  process.exit(1);
}

const look = watchedProcesses(process.env['BASE_URL'] ?? 'http://127.0.0.1:3000');
const before = look?.();
const answeredBefore = look && (await readAnswerCounts());
const during: Reading[] = [];
const watch = setInterval(() => look && during.push(look()), 1000);
const load = spawn(k6.path, ['run', ...more, join(import.meta.dirname, 'scenarios.ts')], {
  stdio: 'inherit',
  env: { ...process.env, SCENARIO: scenario, K6_NO_USAGE_REPORT: 'true' },
});
const [code] = (await once(load, 'exit')) as [number | null];
clearInterval(watch);
if (look && before && answeredBefore) {
  console.table(failuresTable(answeredBefore, await readAnswerCounts()));
  await sleep(SETTLE_MS);
  console.table(holdingsTable(before, during, look()));
}
process.exitCode = code ?? 1;
