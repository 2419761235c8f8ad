import { atLeast, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';
import { step } from '../../local/progress.ts';
import { killed } from '../fault-list.ts';
import { RecordedOwner } from '../recorded-owner.ts';
import { type FaultRow, printFaults, tryFault } from '../try-fault.ts';

const KILLED = ['gateway', 'profile', 'identity', 'documents', 'ledger', 'scoring'];
const LEAST_SAVES = 1000;

export interface Kills {
  readonly rounds: number;
  readonly owners: number;
  readonly requestsASecond: number;
  readonly services?: readonly string[];
}

export async function savesUnderKills(system: System, kills: Kills): Promise<Figure[]> {
  const { rounds, requestsASecond, services = KILLED } = kills;
  const owners: RecordedOwner[] = [];
  while (owners.length < kills.owners) owners.push(await RecordedOwner.signUp(system.url));
  const rows: FaultRow[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const service of services) {
      const fault = killed(service);
      rows.push(await step(fault.name, () => tryFault(fault, system, owners, requestsASecond)));
    }
  const acknowledged = rows.reduce((sum, row) => sum + row.acknowledged, 0);
  return [
    figure('services killed', rows.length),
    atLeast('saves acknowledged while services were killed', acknowledged, LEAST_SAVES),
    ...printFaults(rows),
  ];
}
