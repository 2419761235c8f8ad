// `npm run load [-- SCENARIO]`: one scenario with the real k6, and what each process holds before, during and after.
import { existsSync, mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkout } from '../local/checkout.mjs';
import { dataFolder } from '../local/options.mjs';
import { say } from '../local/progress.ts';
import { fromGo } from '../local/servers/go.ts';
import { firstOf, fromPath } from '../local/servers/program.ts';
import { holdingsTable, watchedProcesses } from './watched-processes.ts';
import type { Reading } from './watched-processes.ts';

const MODULE = 'go.k6.io/k6@v1.8.1';
/** Long enough for answers, jobs and idle connections to be given back. */
const SETTLE_MS = 15_000;

const [scenario = 'smoke', ...more] = process.argv.slice(2);
const script = join(checkout, 'infra/load', `${scenario}.ts`);
if (!/^[a-z]+$/.test(scenario) || !existsSync(script)) {
  say(`There is no scenario "${scenario}". There are: smoke, browse, upload, mixed, spike, soak.`);
  process.exit(2);
}

const data = dataFolder(undefined);
const programs = join(data, 'servers');
mkdirSync(programs, { recursive: true });
const k6 = await firstOf(fromPath('k6'), fromGo('k6', MODULE, programs));
if (k6 === undefined) {
  say(
    'k6 was not found on the PATH, and there is no Go toolchain to build it with. See infra/load/README.md.',
  );
  process.exit(1);
}

const baseUrl = process.env['BASE_URL'] ?? 'http://127.0.0.1:3000';
const look = watchedProcesses(baseUrl);
const before = look?.();
const during: Reading[] = [];
const watch = setInterval(() => look && during.push(look()), 1000);
const load = spawn(k6.path, ['run', ...more, script], {
  stdio: 'inherit',
  env: { ...process.env, K6_NO_USAGE_REPORT: 'true' },
});
const [code] = await once(load, 'exit');
clearInterval(watch);
if (look && before) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  console.table(holdingsTable(before, during, look()));
}
process.exitCode = code ?? 1;
