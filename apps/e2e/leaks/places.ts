import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectNats } from '@groundwork/platform-messaging';
import { jetstreamManager, type StreamAPI } from '@nats-io/jetstream';
import { Redis } from 'ioredis';
import { Client } from 'pg';

export interface StoredText {
  where: string;
  text: string;
}

export const readFiles = (folder: string): StoredText[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ where: path, text: readFileSync(path, 'utf8') }));

async function messageAt(streams: StreamAPI, seq: number): Promise<StoredText[]> {
  const message = await streams.getMessage('EVENTS', { seq }).catch(() => null);
  return message ? [{ where: `event ${seq} ${message.subject}`, text: message.string() }] : [];
}

export async function readEvents(natsUrl: string): Promise<StoredText[]> {
  const connection = await connectNats(natsUrl, 'leaks');
  const { streams } = await jetstreamManager(connection);
  const { first_seq: first, last_seq: last } = (await streams.info('EVENTS')).state;
  const traces: StoredText[] = [];
  for (let from = first; from <= last; from += 100) {
    const batch = Array.from({ length: Math.min(100, last - from + 1) }, (_, n) =>
      messageAt(streams, from + n),
    );
    traces.push(...(await Promise.all(batch)).flat());
  }
  await connection.close();
  return traces;
}

export async function readRows(databaseUrl: string): Promise<StoredText[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = await client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const traces: StoredText[] = [];
  for (const { schema, name } of tables.rows) {
    const { rows } = await client.query<{ text: string }>(
      `select to_jsonb(t)::text as text from "${schema}"."${name}" t`,
    );
    traces.push(...rows.map(({ text }) => ({ where: `${schema}.${name}`, text })));
  }
  await client.end();
  return traces;
}

const readers: Record<string, (redis: Redis, key: string) => Promise<unknown>> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, 0, -1),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

export async function readJobs(redisUrl: string): Promise<StoredText[]> {
  const redis = new Redis(redisUrl);
  const traces: StoredText[] = [];
  for (const key of await redis.keys('*')) {
    const read = readers[await redis.type(key)];
    // A key that expires after it was listed has the type "none".
    const value = (await read?.(redis, key)) ?? null;
    traces.push({ where: `redis ${key}`, text: JSON.stringify(value) });
  }
  redis.disconnect();
  return traces;
}
