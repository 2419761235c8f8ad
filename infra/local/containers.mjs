// The same servers from Docker, for `TEST_SERVERS=containers npm test`.
import { run, which } from './commands.mjs';
import { say, step } from './progress.mjs';

/** @typedef {{ urls: Omit<import('./provision.mjs').ServerUrls, 'storage'>, stop: () => Promise<void> }} Containers */

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

/** @param {import('./secrets.mjs').Secrets} secrets @returns {Promise<Containers>} */
export async function startContainers(secrets) {
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
  const started = await step('Starting containers', () =>
    Promise.all([postgres.start(), nats.start(), redis.start()]),
  );
  const [database, broker, cache] = started;
  /** @param {import('testcontainers').StartedTestContainer} container @param {number} port */
  const address = (container, port) => `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    urls: {
      postgres: `postgres://groundwork:${secrets.postgres}@${address(database, 5432)}/groundwork`,
      nats: `nats://groundwork:${secrets.nats}@${address(broker, 4222)}`,
      redis: `redis://:${secrets.redis}@${address(cache, 6379)}`,
    },
    stop: async () => {
      await Promise.all(started.map((container) => container.stop()));
    },
  };
}
