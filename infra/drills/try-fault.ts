import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure, figure } from '../bench/figures.ts';
import type { System } from '../bench/ground.ts';
import { step } from '../local/progress.ts';
import { until } from '../local/wait.ts';
import type { Fault } from './fault-list.ts';
import type { Damage, RecordedOwner } from './recorded-owner.ts';
import { countRows } from './service-rows.ts';
import { SteadyRequests } from './steady-requests.ts';

const QUIET_MS = 3000;
const SETTLED_WITHIN_MS = 120_000;

async function isSettled(system: System, owners: readonly RecordedOwner[]): Promise<boolean> {
  try {
    if ((await countRows(system.facts, 'outbox', 'published_at is null')) > 0) return false;
    const right = await Promise.all(owners.map((owner) => owner.hasRightScore()));
    return right.every(Boolean);
  } catch {
    return false;
  }
}

const sumOf = (all: readonly Damage[], part: keyof Damage) =>
  all.reduce((sum, damage) => sum + damage[part], 0);

async function tryFault(fault: Fault, system: System, owners: readonly RecordedOwner[], aSecond: number) {
  const acknowledged = () => owners.reduce((sum, owner) => sum + owner.acknowledged, 0);
  const before = acknowledged();
  const requests = new SteadyRequests(owners, aSecond);
  requests.start();
  await sleep(QUIET_MS);
  await fault.cause(system);
  await sleep(QUIET_MS);
  const isHealthy = () => Promise.resolve(requests.isHealthyFor(QUIET_MS));
  await until(isHealthy, { withinMs: SETTLED_WITHIN_MS, everyMs: 200 });
  await requests.stop();
  await until(() => isSettled(system, owners), { withinMs: SETTLED_WITHIN_MS, everyMs: 500 });
  const damages = await Promise.all(owners.map((owner) => owner.damage()));
  return {
    fault: fault.name,
    requests: requests.sent,
    failures: requests.failed,
    acknowledged: acknowledged() - before,
    'longest gap, s': Number((requests.longestGapMs / 1000).toFixed(1)),
    lost: sumOf(damages, 'lost'),
    doubled: sumOf(damages, 'doubled'),
    'wrong scores': sumOf(damages, 'wrongScores'),
    'dead letters': await countRows(system.facts, 'dead_letters', 'true'),
  };
}

type FaultRow = Awaited<ReturnType<typeof tryFault>>;

export async function tryFaults(
  faults: readonly Fault[],
  ...stage: [system: System, owners: readonly RecordedOwner[], aSecond: number]
): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const fault of faults) rows.push(await step(fault.name, () => tryFault(fault, ...stage)));
  return rows;
}

export function printFaults(rows: readonly FaultRow[]): Figure[] {
  console.table(rows);
  const total = (part: Exclude<keyof FaultRow, 'fault'>) => rows.reduce((sum, row) => sum + row[part], 0);
  return [
    figure('faults', rows.length),
    figure('requests', total('requests')),
    figure('requests that failed', total('failures')),
    figure('acknowledged changes', total('acknowledged')),
    atMost('acknowledged changes lost', total('lost'), 0),
    atMost('changes doubled', total('doubled'), 0),
    atMost('wrong scores', total('wrong scores'), 0),
    atMost('dead letters', total('dead letters'), 0),
  ];
}
