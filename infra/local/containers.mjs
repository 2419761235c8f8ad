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

/** @typedef {'postgres' | 'nats' | 'redis'} ContainerName */

/** @type {Record<ContainerName, number>} */
const PORTS = { postgres: 5432, nats: 4222, redis: 6379 };

/** @param {import('./secrets.mjs').Secrets} secrets */
async function describeContainers(secrets) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_USER: 'groundwork', POSTGRES_PASSWORD: secrets.postgres })
    .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off'])
    .withExposedPorts(PORTS.postgres)
    // The image starts once to initialise itself, then for good.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2));
  const nats = new GenericContainer('nats:2')
    .withCommand(['-js', '--user', 'groundwork', '--pass', secrets.nats])
    .withExposedPorts(PORTS.nats)
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
    .withExposedPorts(PORTS.redis)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/));
  return { postgres, nats, redis };
}

/**
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {import('./life.mjs').Life} life
 * @param {ContainerName[]} names
 * @returns {Promise<Record<ContainerName, string>>} empty for those not asked for
 */
export async function startContainers(secrets, life, names) {
  const described = await describeContainers(secrets);
  const runId = randomUUID();
  /** @param {ContainerName} name */
  const start = async (name) => {
    const container = await described[name].withLabels({ [RUN_LABEL]: runId }).start();
    return [name, `${container.getHost()}:${container.getMappedPort(PORTS[name])}`];
  };
  const starting = Promise.all(names.map(start));
  life.onStop(async () => {
    // A long pull is not waited for: what it is for is created by this process, which is about to end.
    await Promise.race([starting.catch(() => {}), sleep(PATIENCE_MS)]);
    await removeContainers(runId).catch((error) =>
      say(`! Containers labelled ${RUN_LABEL}=${runId} could not be removed: ${messageOf(error)}`),
    );
  });
  const started = await step('Starting containers', () => starting).catch((error) => {
    throw new Failure(`Docker could not start the servers: ${messageOf(error)}`);
  });
  const at = Object.fromEntries(started);
  return {
    postgres: at.postgres ? `postgres://groundwork:${secrets.postgres}@${at.postgres}/groundwork` : '',
    nats: at.nats ? `nats://groundwork:${secrets.nats}@${at.nats}` : '',
    redis: at.redis ? `redis://:${secrets.redis}@${at.redis}` : '',
  };
}
