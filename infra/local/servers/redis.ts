import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK } from '../ports.ts';
import type { Ground, Provided } from '../provision.ts';
import type { Secrets } from '../secrets.ts';
import { redisAnswers } from '../wait.ts';
import { fromApt } from './apt.ts';
import { fromPath, obtain, serverSpec } from './program.ts';
import { isAtLeast } from './version.ts';

const findRedis = (programs: string) =>
  obtain([fromPath('redis-server'), fromApt('redis-server', 'redis-server', programs)], {
    name: 'Redis',
    apt: 'redis-server',
    brew: 'redis',
    docker: 'docker run -d -p 127.0.0.1:6379:6379 redis:7 --maxmemory-policy noeviction',
    url: 'REDIS_URL=redis://127.0.0.1:6379',
  });

export const redisUrl = (port: number, { redis }: Secrets) => `redis://:${redis}@${LOOPBACK}:${port}`;

export async function provideRedis({ instance, secrets, reserve }: Ground): Promise<Provided> {
  const program = await findRedis(instance.programs);
  const folder = join(instance.folder, 'redis');
  mkdirSync(join(folder, 'store'), { recursive: true });
  const reservation = await reserve();
  const file = join(folder, 'redis.conf');
  const configuration = [
    `bind ${LOOPBACK}`,
    `port ${reservation.port}`,
    `requirepass ${secrets.redis}`,
    `dir ${JSON.stringify(join(folder, 'store'))}`,
    'daemonize no',
    'appendonly yes',
    'maxmemory-policy noeviction',
    // Leaves the command line as started: by it a later start finds a left-over process of ours.
    ...(isAtLeast(program.version, 7) ? ['set-proc-title no'] : []),
    '',
  ].join('\n');
  writeFileSync(file, configuration, { mode: 0o600 });
  const url = redisUrl(reservation.port, secrets);
  return {
    url,
    from: `${program.version} from ${program.from}`,
    spec: serverSpec(program, reservation, {
      name: 'redis',
      args: [file],
      cwd: folder,
      ready: () => redisAnswers(url),
    }),
  };
}
