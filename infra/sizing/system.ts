import { Cores, Places, type Simulation } from './engine.ts';
import { isWrite, type Kind } from './kinds.ts';

/** Milliseconds of processor of each process for one request, and the times of requests without any other. */
export interface Cost {
  readonly ms: Readonly<Record<string, number>>;
  readonly readerMs: number;
  readonly alone: readonly number[];
}

export type Costs = Readonly<Record<string, Cost>>;

export interface Deployment {
  readonly replicas: Readonly<Record<string, number>>;
  readonly readers: number;
  readonly connections: number;
  readonly cores: { readonly all: number } | { readonly database: number };
  readonly serverCores: number;
  readonly streams: number;
  readonly streamMs: number;
}

export const SERVERS: readonly string[] = ['postgres', 'nats', 'redis', 'storage', 'minio'];
const FRONTS = ['gateway', 'groundwork'];
const DATABASE = 'postgres';

/** A call alternates between its service and the database. */
const ROUNDS = 3;
const EVENTS: Readonly<Record<string, number>> = { save: 3, upload: 4, 'bank-file': 3 };

const sumOf = (all: Iterable<number>) => [...all].reduce((sum, each) => sum + each, 0);

interface Visit {
  readonly service: string;
  readonly ms: number;
  readonly databaseMs: number;
}

export interface Plan {
  readonly front: string;
  readonly frontMs: number;
  readonly serversMs: number;
  readonly laterServersMs: number;
  readonly now: readonly Visit[];
  readonly later: readonly Visit[];
  readonly readerMs: number;
  readonly waitMs: number;
  readonly spread: readonly number[];
}

export function planOf(kind: Kind, { ms, readerMs, alone }: Cost): Plan {
  const front = FRONTS.find((name) => name in ms) ?? 'gateway';
  const frontMs = ms[front] ?? 0;
  const serversMs = sumOf(SERVERS.filter((name) => name !== DATABASE).map((name) => ms[name] ?? 0));
  const services = Object.entries(ms).filter(
    ([name, own]) => !SERVERS.includes(name) && name !== front && own > 0,
  );
  const worked = services.length > 0 ? services : [[front, 0] as const];
  const all = sumOf(worked.map(([, own]) => own));
  const visits = worked.map(([service, own]): Visit => {
    const share = all === 0 ? 1 / worked.length : own / all;
    return { service, ms: own, databaseMs: share * (ms[DATABASE] ?? 0) };
  });
  const isNow = ({ service }: Visit) =>
    !isWrite(kind) || service === front || kind.replies?.includes(service) === true;
  const replying = visits.filter(isNow);
  const mean = sumOf(alone) / Math.max(1, alone.length);
  const longest = Math.max(0, ...replying.map((visit) => visit.ms + visit.databaseMs));
  const path = frontMs + serversMs + longest;
  /** The processes of a request work on after its reply: on what does not fit in the time alone. */
  const share = Math.min(1, mean / Math.max(path, Number.MIN_VALUE));
  const rest = [{ service: front, ms: frontMs, databaseMs: 0 }, ...replying];
  return {
    front,
    frontMs: frontMs * share,
    serversMs: serversMs * share,
    laterServersMs: serversMs * (1 - share),
    now: replying.map((visit) => partOf(visit, share)),
    later: [
      ...visits.filter((visit) => !isNow(visit)),
      ...(share < 1 ? rest.map((visit) => partOf(visit, 1 - share)) : []),
    ],
    readerMs,
    waitMs: Math.max(0, mean - path),
    spread: alone.map((each) => each / mean),
  };
}

const partOf = ({ service, ms, databaseMs }: Visit, share: number): Visit => ({
  service,
  ms: ms * share,
  databaseMs: databaseMs * share,
});

export class System {
  readonly #machine: Cores | undefined;
  readonly #database: Cores;
  readonly #threads = new Map<string, Places>();
  readonly #pools = new Map<string, Places>();
  readonly readers: Places;
  readonly #stream: Places;
  readonly #servers: Cores;
  /** Apart, a process has a core of its own, and its thread limits it. */
  readonly #endless: Cores;

  constructor(
    readonly simulation: Simulation,
    readonly deployment: Deployment,
  ) {
    const { cores, serverCores, readers, streams } = deployment;
    this.#machine = 'all' in cores ? new Cores(simulation, cores.all) : undefined;
    this.#database = this.#machine ?? new Cores(simulation, 'database' in cores ? cores.database : 0);
    this.#servers = this.#machine ?? new Cores(simulation, serverCores);
    this.#endless = this.#machine ?? new Cores(simulation, Number.MAX_SAFE_INTEGER);
    this.readers = new Places(simulation, readers);
    this.#stream = new Places(simulation, streams);
  }

  request(kind: Kind, plan: Plan, answered: () => void): void {
    const { spread, front, frontMs, waitMs, serversMs } = plan;
    const factor = spread[Math.floor(this.simulation.chance() * spread.length)] ?? 1;
    const half = (then: () => void) => {
      this.#onThread(front, (frontMs / 2) * factor, then);
    };
    half(() => {
      this.#server(serversMs, () => {
        this.simulation.after(waitMs * factor, () => {
          this.#visitAll(plan.now, factor, () => {
            half(() => {
              answered();
              this.#afterwards(kind, plan, factor);
            });
          });
        });
      });
    });
  }

  steadily(cores: number, pieceMs = 4): void {
    if (cores <= 0) return;
    const next = () => {
      this.simulation.after(this.simulation.exponential(pieceMs / cores), next);
      this.#endless.work(pieceMs, () => undefined);
    };
    next();
  }

  piece(service: string, ms: number, databaseMs: number): void {
    this.#visit({ service, ms, databaseMs }, 1, () => undefined);
  }

  get use(): Record<string, number> {
    const { replicas, readers, cores, serverCores, streams } = this.deployment;
    const shared =
      'all' in cores
        ? { 'all cores': this.#database.busy / cores.all }
        : {
            database: this.#database.busy / cores.database,
            'NATS and Redis': this.#servers.busy / serverCores,
          };
    const threads = [...this.#threads].map(
      ([name, thread]) => [name, thread.busy / (replicas[name] ?? 1)] as const,
    );
    const pools = [...this.#pools].map(
      ([name, pool]) => [`connections of ${name}`, pool.busy / this.#connectionsOf(name)] as const,
    );
    return {
      ...Object.fromEntries([...threads, ...pools]),
      ...shared,
      readers: this.readers.busy / Math.max(1, readers),
      'event stream': this.#stream.busy / streams,
    };
  }

  #afterwards(kind: Kind, { later, laterServersMs, readerMs }: Plan, factor: number): void {
    this.#server(laterServersMs, () => undefined);
    for (let n = 0; n < (EVENTS[kind.name] ?? 0); n += 1)
      this.#stream.take(() => {
        this.simulation.after(this.deployment.streamMs, () => {
          this.#stream.leave();
        });
      });
    const react = () => {
      this.#visitAll(later, factor, () => undefined);
    };
    if (readerMs <= 0) react();
    else
      this.readers.take(() => {
        this.#endless.work(
          readerMs,
          () => {
            this.readers.leave();
            react();
          },
          'low',
        );
      });
  }

  #visitAll(visits: readonly Visit[], factor: number, then: () => void): void {
    let left = visits.length;
    if (left === 0) then();
    for (const visit of visits)
      this.#visit(visit, factor, () => {
        left -= 1;
        if (left === 0) then();
      });
  }

  #visit({ service, ms, databaseMs }: Visit, factor: number, then: () => void): void {
    let round = 0;
    const next = (): void => {
      if (round++ === ROUNDS) {
        then();
        return;
      }
      this.#onThread(service, (ms / ROUNDS) * factor, () => {
        this.#query(service, (databaseMs / ROUNDS) * factor, next);
      });
    };
    next();
  }

  #onThread(service: string, ms: number, then: () => void): void {
    if (ms <= 0) {
      then();
      return;
    }
    const thread = this.#placesIn(this.#threads, service, this.deployment.replicas[service] ?? 1);
    thread.take(() => {
      this.#endless.work(ms, () => {
        thread.leave();
        then();
      });
    });
  }

  #query(service: string, ms: number, then: () => void): void {
    const pool = this.#placesIn(this.#pools, service, this.#connectionsOf(service));
    pool.take(() => {
      this.#database.work(ms, () => {
        pool.leave();
        then();
      });
    });
  }

  #server(ms: number, then: () => void): void {
    this.#servers.work(ms, then);
  }

  #connectionsOf(service: string): number {
    return this.deployment.connections * (this.deployment.replicas[service] ?? 1);
  }

  #placesIn(all: Map<string, Places>, service: string, places: number): Places {
    const own = all.get(service) ?? new Places(this.simulation, places);
    all.set(service, own);
    return own;
  }
}
