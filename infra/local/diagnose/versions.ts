import { Redis } from 'ioredis';
import { fill } from '../../../libs/wording/src/fill.ts';
import { serverTexts, things } from '../doctor.wording.ts';
import { withClient, withNats } from '../wait.ts';
import { fault, fine, type Finding } from './finding.ts';
import { type Place, type Server, VARIABLES } from './place.ts';

const ANSWER_MS = 5000;

const partsOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

export function isAtLeast(version: string, least: string): boolean {
  const [own, needed] = [partsOf(version), partsOf(least)];
  const at = needed.findIndex((part, index) => (own[index] ?? 0) !== part);
  return at === -1 || (own[at] ?? 0) > (needed[at] ?? 0);
}

export const judgeVersion = (thing: string, version: string, least: string): Finding =>
  isAtLeast(version, least)
    ? fine(thing, fill(serverTexts.version, { version }))
    : fault(thing, fill(serverTexts.old, { version, least }));

async function postgresVersion(url: string): Promise<Finding> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ version: string }>(`select current_setting('server_version') as version`),
  );
  return judgeVersion(things.postgres, rows[0]?.version.split(' ')[0] ?? '', '14');
}

const unreachable = (thing: string, server: Server): Finding =>
  fault(thing, fill(serverTexts.unreachable, { variable: VARIABLES[server] }));

/** The server states it to each client. The user of the operator may not read the account. */
export const judgeNats = ({ version = '', jetstream = false }): Finding =>
  jetstream
    ? fine(things.nats, fill(serverTexts.jetStream, { version }))
    : fault(things.nats, serverTexts.noJetStream);

async function natsVersion(url: string): Promise<Finding> {
  let finding = unreachable(things.nats, 'nats');
  await withNats(url, ({ info }) => {
    finding = judgeNats(info ?? {});
    return Promise.resolve();
  });
  return finding;
}

async function redisVersion(url: string): Promise<Finding> {
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: ANSWER_MS, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const [, version = ''] = /^redis_version:(\S+)/m.exec(await redis.info('server')) ?? [];
    return judgeVersion(things.redis, version, '6.2');
  } finally {
    redis.disconnect();
  }
}

const CHECKS = { postgres: postgresVersion, nats: natsVersion, redis: redisVersion };

export async function checkVersion({ urls }: Place, server: keyof typeof CHECKS): Promise<Finding[]> {
  const url = urls[server];
  const variable = VARIABLES[server];
  return [
    url === undefined
      ? fault(things[server], fill(serverTexts.unset, { variable }))
      : await CHECKS[server](url),
  ];
}
