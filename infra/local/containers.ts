import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { run, which } from './commands.ts';
import { Failure, messageOf } from './failure.ts';
import type { Life } from './life.ts';
import { print, step } from './progress.ts';
import type { Secrets } from './secrets.ts';

export async function containersWanted(): Promise<boolean> {
  if (process.env['TEST_SERVERS'] !== 'containers') return false;
  const docker = which('docker');
  if (docker && (await run(docker, ['info', '--format', '{{.ServerVersion}}'])).code === 0) return true;
  print('! TEST_SERVERS=containers, but no Docker daemon answers: using private servers instead.');
  return false;
}

const RUN_LABEL = 'groundwork.test-run';
const PATIENCE_MS = 10_000;

async function removeContainers(runId: string): Promise<void> {
  const { dockerode } = (await getContainerRuntimeClient()).container;
  const ours = await dockerode.listContainers({ all: true, filters: { label: [`${RUN_LABEL}=${runId}`] } });
  await Promise.all(ours.map(({ Id }) => dockerode.getContainer(Id).remove({ force: true, v: true })));
}

const PORTS = { postgres: 5432, nats: 4222, redis: 6379 };
type ContainerName = keyof typeof PORTS;

const containersOf = (secrets: Secrets): Record<ContainerName, GenericContainer> => ({
  postgres: new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_USER: 'groundwork', POSTGRES_PASSWORD: secrets.postgres })
    .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off'])
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2)),
  nats: new GenericContainer('nats:2')
    .withCommand(['-js', '--user', 'tests', '--pass', secrets.nats])
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/)),
  redis: new GenericContainer('redis:7')
    .withCommand(
      `redis-server --requirepass ${secrets.redis} --appendonly yes --maxmemory-policy noeviction`.split(' '),
    )
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/)),
});

export async function startContainers(
  secrets: Secrets,
  life: Life,
  names: readonly ContainerName[],
): Promise<Record<ContainerName, string>> {
  const containers = containersOf(secrets);
  const logins = { postgres: `groundwork:${secrets.postgres}`, nats: `tests:${secrets.nats}` };
  const userOf = { ...logins, redis: `:${secrets.redis}` };
  const runId = randomUUID();
  const urls = { postgres: '', nats: '', redis: '' };
  const start = async (name: ContainerName) => {
    const container = containers[name].withExposedPorts(PORTS[name]).withLabels({ [RUN_LABEL]: runId });
    const started = await container.start();
    const address = `${started.getHost()}:${started.getMappedPort(PORTS[name])}`;
    urls[name] = `${name}://${userOf[name]}@${address}${name === 'postgres' ? '/groundwork' : ''}`;
  };
  const starting = Promise.all(names.map(start));
  life.onStop(async () => {
    // A long pull is not waited for: this process, which would create the container, is about to end.
    await Promise.race([starting.catch(() => undefined), sleep(PATIENCE_MS)]);
    await removeContainers(runId).catch((error: unknown) =>
      print(`! Containers labeled ${RUN_LABEL}=${runId} could not be removed: ${messageOf(error)}`),
    );
  });
  await step('Starting containers', () => starting).catch((error: unknown) => {
    throw new Failure(`Docker could not start the servers: ${messageOf(error)}`);
  });
  return urls;
}
