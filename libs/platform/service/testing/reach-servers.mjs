// One process of servers-tls.long.spec.ts, on built code: prints how each server answers with the authority that Node trusts.
import { env, exit, stdout } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource } from '@groundwork/platform-database';
import { connectNats } from '@groundwork/platform-messaging';
import { connectRedis } from '@groundwork/platform-queue';
import { createStorage } from '@groundwork/platform-storage';

const database = { service: 'documents', entities: [], migrations: [] };

async function redisAnswers() {
  const redis = connectRedis(env.REDIS_URL, { lazyConnect: true, maxRetriesPerRequest: 0 });
  const failure = new Promise((_, reject) => redis.once('error', reject));
  await Promise.race([redis.connect(), failure]);
  return redis.ping();
}

const servers = {
  postgres: () => createDataSource(database, { url: env.DATABASE_URL, poolSize: 1 }).initialize(),
  nats: () => connectNats(env.NATS_URL, 'probe').then((connection) => connection.flush()),
  redis: redisAnswers,
  storage: () => createStorage(env.STORAGE_URL).check(),
};

const withinSeconds = (seconds) => sleep(seconds * 1000).then(() => Promise.reject(new Error('no answer')));

const answers = await Promise.all(
  Object.entries(servers).map(([name, reach]) =>
    Promise.race([reach(), withinSeconds(5)]).then(
      () => [name, 'answers'],
      (error) => [name, String(error.code ?? error.message)],
    ),
  ),
);
stdout.write(JSON.stringify(Object.fromEntries(answers)));
exit(0);
