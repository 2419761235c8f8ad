import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK } from '../ports.mjs';
import { redisAnswers } from '../wait.mjs';
import { fromApt } from './apt.mjs';
import { fromPath } from './path.mjs';
import { isAtLeast, obtain, plainEnvironment } from './program.mjs';

/** @param {string} programs */
const findRedis = (programs) =>
  obtain([fromPath('redis-server'), fromApt('redis-server', 'redis-server', programs)], {
    name: 'Redis',
    apt: 'redis-server',
    brew: 'redis',
    docker: 'docker run -d -p 127.0.0.1:6379:6379 redis:7 --maxmemory-policy noeviction',
    url: 'REDIS_URL=redis://127.0.0.1:6379',
  });

/**
 * @param {{ port: number, password: string, store: string, version: string }} settings
 * @returns {string} the server's configuration file
 */
function configuration({ port, password, store, version }) {
  return [
    `bind ${LOOPBACK}`,
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(store)}`,
    'daemonize no',
    'appendonly yes',
    'maxmemory-policy noeviction',
    // Keeps the command line as started, by which a later start knows a left-over process as ours.
    ...(isAtLeast(version, 7) ? ['set-proc-title no'] : []),
    '',
  ].join('\n');
}

/** @param {number} port @param {import('../secrets.mjs').Secrets} secrets */
export const redisUrl = (port, secrets) => `redis://:${secrets.redis}@${LOOPBACK}:${port}`;

/** @param {import('../provision.mjs').Ground} ground @returns {Promise<import('../provision.mjs').Provided>} */
export async function provideRedis({ instance, secrets, reserve }) {
  const program = await findRedis(instance.programs);
  const folder = join(instance.folder, 'redis');
  mkdirSync(join(folder, 'store'), { recursive: true });
  const { port, release } = await reserve();
  const file = join(folder, 'redis.conf');
  const settings = { port, password: secrets.redis, store: join(folder, 'store'), version: program.version };
  writeFileSync(file, configuration(settings), { mode: 0o600 });
  const url = redisUrl(port, secrets);
  return {
    url,
    from: `${program.version} from ${program.from}`,
    spec: {
      name: 'redis',
      kind: 'server',
      command: program.path,
      args: [file],
      env: { ...plainEnvironment(), ...program.env },
      cwd: folder,
      port,
      release,
      ready: () => redisAnswers(url),
    },
  };
}
