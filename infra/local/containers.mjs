// The same servers from Docker, for `TEST_SERVERS=containers npm test`.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, which } from './commands.mjs';
import { Failure, messageOf } from './failure.mjs';
import { say, step } from './progress.mjs';

/** Whether containers are asked for and a Docker daemon answers. */
export async function containersWanted() {
  if (process.env['TEST_SERVERS'] !== 'containers') return false;
  const docker = which('docker');
  const answers =
    docker !== undefined && (await run(docker, ['info', '--format', '{{.ServerVersion}}'])).code === 0;
  if (!answers)
    say('! TEST_SERVERS=containers, but no Docker daemon answers: using private servers instead.');
  return answers;
}

const RUN_LABEL = 'groundwork.test-run';
const PATIENCE_MS = 10_000;

/**
 * Removes a run's containers, found by label: one that is still starting has no handle yet, and nothing else
 * would end it where the reaper of testcontainers is switched off.
 * @param {string} runId
 */
async function removeContainers(runId) {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const { dockerode } = (await getContainerRuntimeClient()).container;
  const ours = await dockerode.listContainers({ all: true, filters: { label: [`${RUN_LABEL}=${runId}`] } });
  await Promise.all(ours.map(({ Id }) => dockerode.getContainer(Id).remove({ force: true, v: true })));
}

/** @param {import('./secrets.mjs').Secrets} secrets */
async function describeContainers(secrets) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_USER: 'groundwork', POSTGRES_PASSWORD: secrets.postgres })
    .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off'])
    .withExposedPorts(5432)
    // The image starts once to initialise itself, then for good.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2));
  const nats = new GenericContainer('nats:2')
    .withCommand(['-js', '--user', 'groundwork', '--pass', secrets.nats])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/));
  const redis = new GenericContainer('redis:7')
    .withCommand([
      'redis-server',
      '--requirepass',
      secrets.redis,
      '--appendonly',
      'yes',
      '--maxmemory-policy',
      'noeviction',
    ])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/));
  return { postgres, nats, redis };
}

/**
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {import('./life.mjs').Life} life
 * @returns {Promise<Omit<import('./provision.mjs').ServerUrls, 'storage'>>}
 */
export async function startContainers(secrets, life) {
  const { postgres, nats, redis } = await describeContainers(secrets);
  const runId = randomUUID();
  /** @param {import('testcontainers').GenericContainer} container */
  const start = (container) => container.withLabels({ [RUN_LABEL]: runId }).start();
  const starting = Promise.all([start(postgres), start(nats), start(redis)]);
  life.onStop(async () => {
    // A long pull is not waited for: what it is for is created by this process, which is about to end.
    await Promise.race([starting.catch(() => {}), sleep(PATIENCE_MS)]);
    await removeContainers(runId).catch((error) =>
      say(`! Containers labelled ${RUN_LABEL}=${runId} could not be removed: ${messageOf(error)}`),
    );
  });
  const [database, broker, cache] = await step('Starting containers', () => starting).catch((error) => {
    throw new Failure(`Docker could not start the servers: ${messageOf(error)}`);
  });
  return {
    postgres: `postgres://groundwork:${secrets.postgres}@${addressOf(database, 5432)}/groundwork`,
    nats: `nats://groundwork:${secrets.nats}@${addressOf(broker, 4222)}`,
    redis: `redis://:${secrets.redis}@${addressOf(cache, 6379)}`,
  };
}

/** @param {import('testcontainers').StartedTestContainer} container @param {number} port */
const addressOf = (container, port) => `${container.getHost()}:${container.getMappedPort(port)}`;
