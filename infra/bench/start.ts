import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle } from '../docker/bundle.ts';
import { Owner } from '../drills/owner.ts';
import { SERVICES } from '../generated/services.mjs';
import { Failure } from '../local/failure.ts';
import { checkout } from '../local/checkout.mjs';
import { statOf } from '../local/processes.ts';
import { LOOPBACK, type Reservation, reserveInternal } from '../local/ports.ts';
import { step } from '../local/progress.ts';
import { type Facts, GATEWAY } from '../local/stack.ts';
import { MAIN, migrate, serviceSpec } from '../local/system.ts';
import { until } from '../local/wait.ts';
import { at, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const COMPARED = ['identity', 'documents', 'gateway'];
const READY_WITHIN_MS = 120_000;
const TICKS_A_SECOND = 100;

interface Start {
  readonly cpu: number;
  readonly seconds: number;
}

function cpuOf(pid: number): number {
  const fields = statOf(String(pid));
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function startOnce(service: string, main: string, facts: Facts): Promise<Start> {
  const { ready, env, cwd, release } = serviceSpec(
    { name: service, service },
    facts,
    await reserveInternal(),
  );
  await release?.();
  const since = performance.now();
  const child = spawn(process.execPath, [main], { env, cwd, stdio: 'ignore' });
  const gone = once(child, 'exit');
  try {
    const isReady = await until(ready, { withinMs: READY_WITHIN_MS, everyMs: 20 });
    if (!isReady || child.pid === undefined) throw new Failure(`${service} was not ready.`);
    return { cpu: cpuOf(child.pid), seconds: (performance.now() - since) / 1000 };
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

async function compare(service: string, rounds: number, facts: Facts): Promise<Figure[]> {
  const file = await bundle(checkout);
  const starts: { before: Start; after: Start }[] = [];
  for (let round = 0; round < rounds; round += 1)
    starts.push({
      before: await startOnce(service, MAIN, facts),
      after: await startOnce(service, file, facts),
    });
  const middle = (of: (each: (typeof starts)[number]) => number) => at(starts.map(of), 0.5);
  return [
    figure(
      `${service}: CPU seconds until ready, modules`,
      middle(({ before }) => before.cpu),
    ),
    figure(
      `${service}: CPU seconds until ready, bundled`,
      middle(({ after }) => after.cpu),
    ),
    figure(
      `${service}: ratio of CPU`,
      middle(({ before, after }) => after.cpu / before.cpu),
    ),
    figure(
      `${service}: ratio of time`,
      middle(({ before, after }) => after.seconds / before.seconds),
    ),
  ];
}

/** The files serve a whole system, so that no service lacks a module. */
async function upload(facts: Facts, web: Reservation, { life }: Ground): Promise<Figure> {
  const args = [await bundle(checkout)];
  const starts = [];
  for (const { name: service } of SERVICES) {
    const place = service === GATEWAY ? web : await reserveInternal();
    starts.push({ ...serviceSpec({ name: service, service }, facts, place), args });
  }
  await Promise.all(starts.map((spec) => life.supervisor.start(spec)));
  const { seconds } = await (await Owner.signUp(facts.publicUrl)).uploadUntilScored();
  return figure('seconds until an upload reached the score, all bundled', Number(seconds));
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short) return compare('identity', 1, (await ground.system()).facts);
  const { urls, secrets } = await ground.servers();
  const web = await reserveInternal();
  const inherited = { ...process.env, EXEMPT_NETWORKS: LOOPBACK, SAMPLE_DATA: 'true', CALL_SECONDS: '10' };
  const facts: Facts = { urls, secrets, publicUrl: `http://${LOOPBACK}:${web.port}`, inherited };
  await migrate(facts, join(ground.instance.logs, 'migrate.log'));
  const figures: Figure[] = [];
  for (const service of COMPARED)
    figures.push(...(await step(service, () => compare(service, ground.count(5, 1), facts))));
  return [...figures, await step('A whole system', () => upload(facts, web, ground))];
}
