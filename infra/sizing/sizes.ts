import { at } from '../bench/figures.ts';
import { Simulation } from './engine.ts';
import type { Inputs } from './costs.ts';
import { kindAt, planFor, Times } from './foretell.ts';
import { type Kind, KINDS } from './kinds.ts';
import type { Measured } from './measured.ts';
import { type Deployment, type Plan, SERVERS, System } from './system.ts';

const SEED = 7;
const SECONDS_A_YEAR = 8760 * 3600;
/** A station that works more than this share of its time makes others wait. */
const LIMIT = 0.6;
const LARGEST_SERVER_CORES = 32;
const LEAST = 2;
const SMALL_CORES = 2;

type Rates = readonly (readonly [Kind, number])[];

function rarely(inputs: Inputs): Readonly<Record<string, number>> {
  const [signIns, saves, whatIfs] = ['signIns', 'saves', 'whatIfs'].map(inputs);
  const own = { 'sign-in': signIns ?? 0, save: saves ?? 0, 'what-if': whatIfs ?? 0 };
  return { ...own, upload: inputs('uploads'), 'bank-file': inputs('bankFiles') };
}

export function ratesOf(owners: number, inputs: Inputs): Rates {
  const each = rarely(inputs);
  const rare = Object.values(each).reduce((sum, count) => sum + count, 0);
  const reads = KINDS.filter(({ name }) => !(name in each));
  const shares = reads.reduce((sum, { share }) => sum + share, 0);
  const aSecond = (owners * inputs('peak')) / SECONDS_A_YEAR;
  return KINDS.map((kind) => {
    const count = each[kind.name] ?? ((inputs('requests') - rare) * kind.share) / shares;
    return [kind, count * aSecond] as const;
  });
}

function plansOf({ costs }: Measured, inputs: Inputs): Map<Kind, Plan> {
  const scanMs = inputs('pagesPerUpload') * inputs('pageSeconds') * 1000;
  return new Map(
    KINDS.map((kind) => {
      const plan = planFor(kind, costs, true);
      return [kind, kind.name === 'upload' ? { ...plan, readerMs: scanMs } : plan] as const;
    }),
  );
}

export interface Load {
  readonly measured: Measured;
  readonly inputs: Inputs;
  readonly owners: number;
}

export function simulate({ measured, inputs, owners }: Load, deployment: Deployment, seconds: number) {
  const simulation = new Simulation(SEED);
  const system = new System(simulation, deployment);
  const [plans, rates] = [plansOf(measured, inputs), ratesOf(owners, inputs)];
  const perMs = rates.reduce((sum, [, rate]) => sum + rate, 0) / 1000;
  const times = new Times();
  const arrive = () => {
    simulation.after(simulation.exponential(1 / perMs), arrive);
    const kind = kindAt(simulation.chance(), rates);
    const [plan, since] = [plans.get(kind), simulation.now];
    if (plan) system.request(kind, plan, () => times.add(kind, simulation.now - since));
  };
  arrive();
  const dueEveryMs = 3_600_000 / (owners * inputs('dueShare'));
  const recalculate = () => {
    simulation.after(simulation.exponential(dueEveryMs), recalculate);
    system.piece('scoring', inputs('dayOwnerMs') / 2, inputs('dayOwnerMs') / 2);
  };
  recalculate();
  simulation.run(seconds * 1000);
  return {
    use: system.use,
    readP95: at(times.reads, 0.95),
    writeP95: at(times.writes, 0.95),
    requests: perMs * 1000,
  };
}

const MANY = 1000;
const SAMPLE = { owners: 100_000, seconds: 400 };
const services = ({ costs }: Measured) =>
  [...new Set(Object.values(costs).flatMap(({ ms }) => Object.keys(ms)))].filter(
    (name) => !SERVERS.includes(name),
  );

export type Demand = Readonly<Record<string, number>>;

const samples = new WeakMap<Inputs, Demand>();

function sampleOf(load: Load): Demand {
  const replicas = Object.fromEntries(services(load.measured).map((name) => [name, MANY]));
  const endless = {
    replicas,
    readers: MANY,
    connections: 1,
    cores: { database: MANY },
    serverCores: MANY,
    streams: MANY,
    streamMs: load.inputs('streamMs'),
  };
  return simulate({ ...load, owners: SAMPLE.owners }, endless, SAMPLE.seconds).use;
}

export function demandOf(load: Load): Demand {
  const use = samples.get(load.inputs) ?? sampleOf(load);
  samples.set(load.inputs, use);
  const scale = (MANY * load.owners) / SAMPLE.owners;
  return Object.fromEntries(Object.entries(use).map(([name, share]) => [name, share * scale]));
}

const poolOf = (station: string) => /^connections of (.+)$/.exec(station)?.[1];

function placesOf(station: string, deployment: Deployment): number {
  const { replicas, readers, connections, cores, streams, serverCores } = deployment;
  const pool = poolOf(station);
  if (pool !== undefined) return connections * (replicas[pool] ?? LEAST);
  const shared: Readonly<Record<string, number>> = {
    readers,
    'event stream': streams,
    'NATS and Redis': serverCores,
    ...('all' in cores ? { 'all cores': cores.all } : { database: cores.database }),
  };
  return shared[station] ?? replicas[station] ?? LEAST;
}

export interface Bottleneck {
  readonly station: string;
  readonly offered: number;
}

export function bottleneckOf(demand: Demand, deployment: Deployment): Bottleneck {
  const [first = { station: '', offered: 0 }] = Object.entries(demand)
    .map(([station, work]) => ({ station, offered: work / placesOf(station, deployment) }))
    .sort((a, b) => b.offered - a.offered);
  return first;
}

const enough = (work: number) => Math.max(LEAST, Math.ceil(work / LIMIT));

function cured(
  station: string,
  work: number,
  deployment: Deployment,
): { cure: string; deployment: Deployment } {
  const places = enough(work);
  const pool = poolOf(station);
  if (pool !== undefined) {
    const replicas = Math.ceil(places / deployment.connections);
    const cure = `${replicas} processes of ${pool}, for their connections`;
    return { cure, deployment: { ...deployment, replicas: { ...deployment.replicas, [pool]: replicas } } };
  }
  if (station === 'readers')
    return { cure: `${places} workers`, deployment: { ...deployment, readers: places } };
  if (station === 'event stream')
    return {
      cure: `${places} streams, by a hash of the owner`,
      deployment: { ...deployment, streams: places },
    };
  if (station === 'NATS and Redis')
    return { cure: `${places} cores for NATS and Redis`, deployment: { ...deployment, serverCores: places } };
  if (station === 'database') {
    const servers = Math.ceil(places / LARGEST_SERVER_CORES);
    const cure =
      servers === 1
        ? `a database server with ${places} cores`
        : `${servers} database servers with ${Math.ceil(places / servers)} cores: a server for each service, then owners by their id`;
    return { cure, deployment: { ...deployment, cores: { database: places } } };
  }
  const replicas = { ...deployment.replicas, [station]: places };
  return { cure: `${places} processes of ${station}`, deployment: { ...deployment, replicas } };
}

function coresNeeded(demand: Demand, inputs: Inputs): number {
  const worked = Object.entries(demand).filter(
    ([name]) => poolOf(name) === undefined && name !== 'event stream',
  );
  return worked.reduce((sum, [name, work]) => sum + work * (name === 'readers' ? inputs('pageCores') : 1), 0);
}

/** Everything on one machine, as `npm start` and the small shape do. */
const smallDeployment = (start: Deployment): Deployment => ({
  ...start,
  replicas: Object.fromEntries(Object.keys(start.replicas).map((name) => [name, 1])),
  cores: { all: SMALL_CORES },
});

/** Two of each service, as the chart starts it. */
export const chartDeployment = ({ measured, inputs }: Pick<Load, 'measured' | 'inputs'>): Deployment => ({
  replicas: Object.fromEntries(services(measured).map((name) => [name, LEAST])),
  readers: 1,
  connections: 4,
  cores: { database: 2 },
  serverCores: 2,
  streams: 1,
  streamMs: inputs('streamMs'),
});

export interface Sized {
  readonly demand: Demand;
  readonly deployment: Deployment;
  readonly first: Bottleneck;
  readonly cures: readonly string[];
}

export function sizeFor(load: Load, start: Deployment): Sized {
  const apart = demandOf(load);
  const needed = coresNeeded(apart, load.inputs);
  if (needed <= LIMIT * SMALL_CORES) {
    const deployment = smallDeployment(start);
    const { database: _database, 'NATS and Redis': _servers, ...own } = apart;
    const first = bottleneckOf({ ...own, 'all cores': needed }, deployment);
    return { demand: apart, deployment, first, cures: [] };
  }
  return { demand: apart, ...curedFor(apart, start) };
}

function curedFor(demand: Demand, start: Deployment): Omit<Sized, 'demand'> {
  const before = bottleneckOf(demand, start);
  const cures: string[] = [];
  let deployment = start;
  for (let worst = before; worst.offered > LIMIT; worst = bottleneckOf(demand, deployment)) {
    const next = cured(worst.station, demand[worst.station] ?? 0, deployment);
    cures.push(next.cure);
    deployment = next.deployment;
  }
  return { deployment, first: before, cures };
}

const HOURS_A_MONTH = 730;
const SERVERS_GIB = 4;
const CORES_OF_A_MACHINE = 8;

export function priceOf(load: Load, deployment: Deployment, demand: Demand) {
  const { owners, inputs } = load;
  const { cores, gib } =
    'all' in deployment.cores ? oneMachine(deployment.cores.all) : partsOf(deployment, demand, inputs);
  const [rowsGb, filesGb] = [(2 * owners * inputs('rowsKb')) / 1e6, (owners * inputs('filesMb')) / 1e3];
  const dollars =
    HOURS_A_MONTH * (cores * inputs('coreHour') + gib * inputs('gibHour')) +
    rowsGb * inputs('diskGbMonth') +
    filesGb * inputs('objectGbMonth');
  return { cores, gib, machines: Math.ceil(cores / CORES_OF_A_MACHINE), rowsGb, filesGb, dollars };
}

const oneMachine = (cores: number) => ({ cores, gib: 2 * cores });

function partsOf({ replicas, readers, cores, serverCores }: Deployment, demand: Demand, inputs: Inputs) {
  const database = 'database' in cores ? cores.database : 0;
  const own = Object.entries(replicas);
  const processCores = own.reduce(
    (sum, [name, count]) => sum + Math.max(count / 2, (demand[name] ?? 0) / LIMIT),
    0,
  );
  const workerCores = readers * inputs('pageCores');
  const processes = own.reduce((sum, [, count]) => sum + count, 0);
  return {
    cores: Math.ceil(processCores + workerCores + 2 * database + serverCores),
    gib:
      processes * inputs('processGib') +
      readers * inputs('workerGib') +
      2 * database * inputs('databaseGibPerCore') +
      SERVERS_GIB,
  };
}
