import { atLeast, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';
import { killed } from '../fault-list.ts';
import { RecordedOwner } from '../recorded-owner.ts';
import { printFaults, tryFaults } from '../try-fault.ts';

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
  const faults = Array.from({ length: rounds }, () => services.map((service) => killed(service))).flat();
  const rows = await tryFaults(faults, system, owners, requestsASecond);
  const acknowledged = rows.reduce((sum, row) => sum + row.acknowledged, 0);
  return [
    figure('services killed', rows.length),
    atLeast('saves acknowledged while services were killed', acknowledged, LEAST_SAVES),
    ...printFaults(rows),
  ];
}
