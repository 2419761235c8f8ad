import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { fromGo } from '../local/servers/go.ts';
import { firstOf, fromPath } from '../local/servers/program.ts';
import { failuresTable, readAnswerCounts } from './answer-counts.ts';
import { holdingsTable, type Reading, watchedProcesses } from './watched-processes.ts';

const MODULE = 'go.k6.io/k6@v1.8.1';
/** Idle connections, jobs and memory need that long to be freed. */
const SETTLE_MS = 15_000;

const [scenario = 'smoke', ...more] = process.argv.slice(2);
const programs = join(dataFolder(undefined), 'servers');
mkdirSync(programs, { recursive: true });
const k6 = await firstOf(fromPath('k6'), fromGo('k6', MODULE, programs));
if (k6 === undefined) {
  print('k6 is not on the PATH, and there is no Go toolchain to build it. See infra/load/README.md.');
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
