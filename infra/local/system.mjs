import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mustRun } from './commands.mjs';
import { Failure } from './failure.mjs';
import { checkout } from './instance.mjs';
import { LOOPBACK, reserveInternal } from './ports.mjs';
import { DRAIN_SECONDS, environmentOf, GATEWAY, migrationEnvironment, processesFor } from './stack.mjs';
import { httpAnswersOk } from './wait.mjs';

/** @typedef {import('./stack.mjs').Facts} Facts */

const migrateCommand = join(checkout, 'infra/local/migrate.mjs');

/** @param {Facts} facts @param {string} log */
export async function migrate(facts, log) {
  if (!existsSync(migrateCommand)) return;
  await mustRun('Migrating the database', process.execPath, ['--enable-source-maps', migrateCommand], {
    cwd: checkout,
    env: migrationEnvironment(facts),
    log,
  });
}

/**
 * @param {{ name: string, service: string }} which
 * @param {Facts} facts
 * @param {import('./ports.mjs').Reservation} reservation
 * @returns {import('./supervisor.mjs').ProcessSpec}
 */
export function serviceSpec({ name, service }, facts, { port, release }) {
  const main = join(checkout, 'apps', service, 'dist/main.js');
  if (!existsSync(main)) throw new Failure(`The build left no ${main}. Run "npm run build" to see why.`);
  return {
    name,
    kind: 'service',
    command: process.execPath,
    args: ['--enable-source-maps', main],
    env: environmentOf(service, port, facts),
    cwd: checkout,
    port,
    release,
    ready: () => httpAnswersOk(`http://${LOOPBACK}:${port}/readyz`),
    // it cuts itself off before we would
    stopWithinMs: (DRAIN_SECONDS + 5) * 1000,
  };
}

/**
 * Starts every service as its own process and waits until each is ready.
 * @param {Facts} facts
 * @param {import('./ports.mjs').Reservation} web the gateway's port
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 */
export async function startServices(facts, web, supervisor) {
  const specs = [];
  for (const which of processesFor(availableParallelism())) {
    specs.push(serviceSpec(which, facts, which.service === GATEWAY ? web : await reserveInternal()));
  }
  await Promise.all(specs.map((spec) => supervisor.start(spec)));
}
