import { at } from '../bench/figures.ts';
import { Simulation } from './engine.ts';
import { anew, isWrite, type Kind, KINDS } from './kinds.ts';
import type { Measured } from './measured.ts';
import { type Costs, type Plan, planOf, System } from './system.ts';

const SEED = 20_261_129;
const MOST_OFF = 0.15;

export interface Foretold {
  readonly what: string;
  readonly measured: number;
  readonly simulated: number;
}

export const offBy = ({ measured, simulated }: Foretold): number => simulated / measured - 1;

export const isWithin = (row: Foretold): boolean => Math.abs(offBy(row)) <= MOST_OFF;

export class Times {
  readonly reads: number[] = [];
  readonly writes: number[] = [];

  add(kind: Kind, ms: number): void {
    (isWrite(kind) ? this.writes : this.reads).push(ms);
  }
}

export function kindAt(chance: number, shares: readonly (readonly [Kind, number])[]): Kind {
  let left = chance * shares.reduce((sum, [, share]) => sum + share, 0);
  const chosen = shares.find(([, share]) => (left -= share) < 0) ?? shares.at(-1);
  if (!chosen) throw new Error('There is no kind of request.');
  return chosen[0];
}

const OWNERS = 20;

export function planFor(kind: Kind, costs: Costs, isAnew: boolean): Plan {
  const cost = (isAnew ? costs[anew(kind)] : undefined) ?? costs[kind.name];
  if (!cost) throw new Error(`The cost of "${kind.name}" is not measured.`);
  return planOf(kind, cost);
}

class OwnerPlans {
  readonly #computed = new Set<Kind>();

  constructor(private readonly costs: Costs) {}

  next(kind: Kind): Plan {
    const isAnew = kind.isComputed === true && !this.#computed.has(kind);
    this.#computed.add(kind);
    return planFor(kind, this.costs, isAnew);
  }

  change(): void {
    this.#computed.clear();
  }
}

/** The mixed load of k6 on the machine that measured each request alone. */
export function foretell({ cores, costs, idle, mixed }: Measured): Foretold[] {
  const simulation = new Simulation(SEED);
  const system = new System(simulation, {
    replicas: {},
    readers: Math.max(1, Math.floor(cores / 2)),
    connections: 4,
    cores: { all: cores },
    serverCores: 1,
    streams: 1,
    streamMs: 0,
  });
  const shares = KINDS.map((kind) => [kind, kind.share] as const);
  const owners = Array.from({ length: OWNERS }, () => new OwnerPlans(costs));
  for (const busy of Object.values(idle)) system.steadily(busy, 1);
  system.steadily(mixed.loadCores);
  const times = new Times();
  for (let n = 0; n < mixed.rate * mixed.seconds; n += 1)
    simulation.after((n * 1000) / mixed.rate, () => {
      const kind = kindAt(simulation.chance(), shares);
      const owner = owners[n % OWNERS];
      const since = simulation.now;
      if (owner)
        system.request(kind, owner.next(kind), () => {
          times.add(kind, simulation.now - since);
          if (kind.changesFigures) owner.change();
        });
    });
  simulation.run(mixed.seconds * 1000);
  const all = (system.use['all cores'] ?? NaN) * cores - mixed.loadCores;
  return [
    { what: 'cores of the system', measured: mixed.cores + mixed.readerCores, simulated: all },
    { what: 'reads, p50 ms', measured: mixed.readP50, simulated: at(times.reads, 0.5) },
    { what: 'reads, p95 ms', measured: mixed.readP95, simulated: at(times.reads, 0.95) },
    { what: 'writes, p50 ms', measured: mixed.writeP50, simulated: at(times.writes, 0.5) },
    { what: 'writes, p95 ms', measured: mixed.writeP95, simulated: at(times.writes, 0.95) },
  ];
}
