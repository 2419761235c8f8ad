import { jetstreamManager } from '@nats-io/jetstream';
import type { Figure } from '../bench/figures.ts';
import { type Ground, Missing, type System } from '../bench/ground.ts';
import { checkout } from '../local/checkout.mjs';
import { Failure } from '../local/failure.ts';
import { LOOPBACK, reserveInternal } from '../local/ports.ts';
import { step } from '../local/progress.ts';
import { provisionServers } from '../local/provision.ts';
import { loadSecrets, type Secrets } from '../local/secrets.ts';
import { natsUrl, provideNatsCluster } from '../local/servers/nats.ts';
import { type Facts, GATEWAY, processesOf } from '../local/stack.ts';
import { migrate } from '../local/system.ts';
import { natsAnswers, natsStores, until, withNats } from '../local/wait.ts';
import { Balancer } from './balancer.ts';
import { DatabasePair } from './database-pair.ts';
import { type Fault, killed } from './fault-list.ts';
import { RecordedOwner } from './recorded-owner.ts';
import { Replicas } from './replicas.ts';
import { printFaults, tryFaults } from './try-fault.ts';

const NATS_SERVERS = 3;
const OWNERS = 10;
const REQUESTS_A_SECOND = 40;
const CLUSTERED_WITHIN_MS = 60_000;
const SERVICES = processesOf('apart', 1).map(({ service }) => service);

interface Stage {
  readonly system: System;
  readonly replicas: Replicas;
  readonly databases: DatabasePair;
}

async function startNats({ instance, life }: Ground, secrets: Secrets): Promise<string> {
  const place = { instance, secrets, reserve: reserveInternal, durable: true };
  const servers = await provideNatsCluster(place, NATS_SERVERS);
  await Promise.all(servers.map(({ spec }) => life.supervisor.start(spec)));
  const balancer = new Balancer((port) => natsAnswers(natsUrl(port, secrets)), 1000, 0);
  for (const { spec } of servers) balancer.add(spec.port);
  const url = natsUrl(await balancer.listen(), secrets);
  life.onStop(async () => {
    balancer.close();
    await Promise.resolve();
  });
  if (!(await until(() => natsStores(url, NATS_SERVERS), { withinMs: CLUSTERED_WITHIN_MS })))
    throw new Failure('The three NATS servers elected no leader.');
  return url;
}

async function startServers(ground: Ground, databases: DatabasePair, secrets: Secrets) {
  const { instance, life } = ground;
  const place = { instance, secrets, durable: true };
  const rest = await provisionServers(place, life.supervisor, ['redis', 'storage']);
  return { ...rest, postgres: await databases.start(), nats: await startNats(ground, secrets) };
}

async function bringUp(ground: Ground): Promise<Stage> {
  const { instance, life } = ground;
  const secrets = loadSecrets(instance);
  const databases = new DatabasePair(instance, secrets);
  const stops = [() => databases.stop()];
  life.onStop(async () => {
    for (const stop of stops.toReversed()) await stop();
  });
  const urls = await step('Starting the servers', () => startServers(ground, databases, secrets));
  const web = await reserveInternal();
  const url = `http://${LOOPBACK}:${web.port}`;
  const inherited = {
    ...process.env,
    EXEMPT_NETWORKS: LOOPBACK,
    DOCUMENT_QUOTA_FACTOR: '1000',
    EVENT_STREAM_REPLICAS: String(NATS_SERVERS),
    SAMPLE_DATA: 'true',
  };
  const facts: Facts = { urls, secrets, publicUrl: url, inherited };
  await step('Preparing the database', () => migrate(facts, `${instance.logs}/migrate.log`));
  const replicas = new Replicas(facts, instance.logs);
  stops.push(() => replicas.stop());
  const count = ground.count(2, 1, 0);
  await step(`Starting ${count} of each service`, () => replicas.start(SERVICES, count, checkout));
  await replicas.listen(web);
  const processes = () => ({ ...life.supervisor.processes(), ...replicas.processes() });
  const stop = () => life.stop();
  return { system: { url, facts, supervisor: { processes, stop } }, replicas, databases };
}

async function leaderOf(nats: string): Promise<string> {
  let leader = '';
  await withNats(nats, async (connection) => {
    const { cluster } = await (await jetstreamManager(connection)).streams.info('EVENTS');
    leader = cluster?.leader?.replace('groundwork-', '') ?? '';
  });
  return leader;
}

const lostLeader: Fault = {
  name: 'NATS leader of the events killed',
  cause: async (system) => killed(await leaderOf(system.facts.urls.nats)).cause(system),
};

const lostPrimary = (databases: DatabasePair): Fault => ({
  name: 'PostgreSQL primary killed, standby promoted',
  cause: async () => {
    await databases.killPrimary();
    await databases.promoteStandby();
  },
});

const faultsOf = ({ replicas, databases }: Stage): Fault[] => [
  ...[GATEWAY, ...SERVICES.filter((name) => name !== GATEWAY)].map((name) => killed(replicas.firstOf(name))),
  lostLeader,
  lostPrimary(databases),
];

async function signUp(url: string): Promise<RecordedOwner> {
  let owner: RecordedOwner | undefined;
  const isIn = async () => (owner = await RecordedOwner.signUp(url).catch(() => undefined)) !== undefined;
  await until(isIn, { withinMs: CLUSTERED_WITHIN_MS, everyMs: 1000 });
  if (owner === undefined) throw new Failure('No owner could sign up.');
  return owner;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short) throw new Missing('its processes need minutes to start');
  const stage = await bringUp(ground);
  const owners: RecordedOwner[] = [];
  for (let count = 0; count < OWNERS; count += 1) owners.push(await signUp(stage.system.url));
  return printFaults(await tryFaults(faultsOf(stage), stage.system, owners, REQUESTS_A_SECOND));
}
