import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import pg from 'pg';
import { codeOf, Failure } from './failure.ts';
import { startTexts } from './local.wording.ts';

const ANSWER_MS = 2000;

interface Patience {
  readonly withinMs?: number;
  readonly everyMs?: number;
  readonly giveUp?: () => boolean;
}

export async function until(
  check: () => Promise<boolean>,
  { withinMs = Infinity, everyMs = 50, giveUp = () => false }: Patience,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline && !giveUp()) {
    if (await check()) return true;
    await sleep(everyMs);
  }
  return false;
}

export async function httpAnswersOk(url: string, withinMs = ANSWER_MS): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function withNats(
  url: string,
  use: (connection: NatsConnection) => Promise<unknown>,
): Promise<boolean> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  const login = pass === '' ? { token: user } : { user, pass };
  const servers = `${hostname}:${port || '4222'}`;
  try {
    const connection = await connect({
      servers,
      ...(user && login),
      ...(protocol === 'tls:' && { tls: {} }),
      timeout: ANSWER_MS,
      reconnect: false,
    });
    await use(connection).finally(() => connection.close());
    return true;
  } catch {
    return false;
  }
}

export const natsAnswers = (url: string): Promise<boolean> => withNats(url, () => Promise.resolve());

const PROBE = { name: 'PROBE', subjects: ['probe.>'], max_msgs: 1 };
const STORED_MS = 5000;
const EVENT_PROBE = 'evt.probe';
const AT_LIMIT = /maximum (bytes|messages) exceeded/;

/** After a failed write, a stream fails each write until its server restarts, although other streams of the server work. */
async function storeEvent(connection: NatsConnection, { streams }: JetStreamManager): Promise<void> {
  const [stream] = await streams.names(EVENT_PROBE).next();
  if (stream === undefined) return;
  try {
    const { seq } = await jetstream(connection).publish(EVENT_PROBE, 'probe', { timeout: STORED_MS });
    await streams.deleteMessage(stream, seq, false);
  } catch (error) {
    if (!AT_LIMIT.test(String(error))) throw error;
  }
}

/** Publishes to streams on the disk: a server can accept connections and store nothing. */
export const natsStores = (url: string, copies = 1): Promise<boolean> =>
  withNats(url, async (connection) => {
    const manager = await jetstreamManager(connection, { timeout: STORED_MS });
    await manager.streams.add({ ...PROBE, num_replicas: copies });
    await jetstream(connection).publish('probe.disk', 'probe', { timeout: STORED_MS });
    await storeEvent(connection, manager);
  });

export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: ANSWER_MS, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const query = (url: string, statement: string): Promise<number> =>
  withClient(url, async (client) => (await client.query(statement)).rowCount ?? 0);

const WRONG_PASSWORD = '28P01';

export async function postgresAnswers(url: string): Promise<boolean> {
  try {
    return (await query(url, 'select 1 where not pg_is_in_recovery()')) === 1;
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) return false;
    throw new Failure(startTexts.wrongPassword);
  }
}
