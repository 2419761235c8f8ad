import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { mustRun } from './commands.ts';
import { LOOPBACK, type Reservation, reserveInternal } from './ports.ts';
import {
  DRAIN_SECONDS,
  environmentOf,
  type Facts,
  isPublic,
  migrationEnvironment,
  processesOf,
  type Shape,
} from './stack.ts';
import type { ProcessSpec, Supervisor } from './supervisor.ts';
import { httpAnswersOk } from './wait.ts';

export const MAIN = join(checkout, 'main.mjs');

export const typescript = (file: string, code = checkout) => [
  '--import',
  join(code, 'infra/typescript.mjs'),
  join(code, file),
];

/** `code` may be another commit's checkout, whose command may be older. A release has the compiled one too. */
export function migrate(facts: Facts, log: string, code = checkout): Promise<string> {
  const [file = ''] = ['migrate.js', 'migrate.ts', 'migrate.mjs']
    .map((name) => `infra/local/${name}`)
    .filter((name) => existsSync(join(code, name)));
  const args = file.endsWith('.js') ? [join(code, file)] : typescript(file, code);
  const options = { cwd: code, env: migrationEnvironment(facts), log };
  return mustRun('Migrating the database', process.execPath, args, options);
}

interface Which {
  readonly name: string;
  readonly service: string;
}

export function serviceSpec(
  { name, service }: Which,
  facts: Facts,
  { port, release }: Reservation,
): ProcessSpec {
  const url = `http://${LOOPBACK}:${port}`;
  return {
    name,
    kind: 'service',
    command: process.execPath,
    args: [...(facts.preload === undefined ? [] : ['--import', facts.preload]), '--enable-source-maps', MAIN],
    env: { ...environmentOf(service, port, facts), TARGET: service },
    cwd: checkout,
    port,
    release,
    ready: () => httpAnswersOk(`${url}/readyz`),
    ...(facts.inherited['GROUNDWORK_LEAVE_STOPPED'] !== '1' && {
      life: { answers: (withinMs: number) => httpAnswersOk(`${url}/livez`, withinMs) },
    }),
    stopWithinMs: (DRAIN_SECONDS + 5) * 1000,
  };
}

interface StartSetting {
  readonly facts: Facts;
  readonly web: Reservation;
  readonly supervisor: Pick<Supervisor, 'start'>;
  readonly shape: Shape;
}

export async function startServices({ facts, web, supervisor, shape }: StartSetting): Promise<void> {
  const specs: ProcessSpec[] = [];
  for (const which of processesOf(shape, availableParallelism()))
    specs.push(serviceSpec(which, facts, isPublic(which.service) ? web : await reserveInternal()));
  await Promise.all(specs.map((spec) => supervisor.start(spec)));
}
