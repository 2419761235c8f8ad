import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS } from '../call-keys.ts';
import { type Instance, instanceAt, type Run, runningSystem } from '../instance.ts';
import { loadSecrets, type Secrets } from '../secrets.ts';
import { natsUrl } from '../servers/nats.ts';
import { postgresUrl } from '../servers/postgres.ts';
import { redisUrl } from '../servers/redis.ts';
import { s3Storage } from '../servers/s3.ts';

export type Server = 'postgres' | 'nats' | 'redis' | 'storage';

export const VARIABLES: Readonly<Record<Server, string>> = {
  postgres: 'DATABASE_ADMIN_URL',
  nats: 'NATS_URL',
  redis: 'REDIS_URL',
  storage: 'STORAGE_URL',
};

export interface Place {
  readonly environment: NodeJS.ProcessEnv;
  readonly urls: Readonly<Record<Server, string | undefined>>;
  readonly secrets: Secrets | undefined;
  readonly folder: string | undefined;
}

type Urls = Partial<Record<Server, string>>;

function storageOf({ folder }: Instance, { processes }: Run, secrets: Secrets): string {
  const s3 = processes['minio'] ?? processes['s3'];
  return s3 ? s3Storage(s3.port, secrets.storage).url : `folder:${join(folder, 'storage')}`;
}

function ownServers(instance: Instance, run: Run, secrets: Secrets): Urls {
  const { postgres, nats, redis } = run.processes;
  return {
    ...(postgres && { postgres: postgresUrl(postgres.port, secrets) }),
    ...(nats && { nats: natsUrl(nats.port, secrets) }),
    ...(redis && { redis: redisUrl(redis.port, secrets) }),
    storage: storageOf(instance, run, secrets),
  };
}

export function placeOf(data: string, variables: NodeJS.ProcessEnv): Place {
  const instance = instanceAt('dev', data);
  const secrets = existsSync(join(instance.folder, 'secrets.json')) ? loadSecrets(instance) : undefined;
  const run = runningSystem(instance);
  const own = secrets && run ? ownServers(instance, run, secrets) : {};
  const given = (server: Server) => variables[VARIABLES[server]] || own[server];
  return {
    environment: { ...variables, PUBLIC_URL: variables['PUBLIC_URL'] || run?.url },
    urls: {
      postgres: given('postgres'),
      nats: given('nats'),
      redis: given('redis'),
      storage: given('storage'),
    },
    secrets,
    folder: secrets && instance.folder,
  };
}

const SHORTEST_SECRET = 6;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function passwordIn(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { username, password, protocol } = new URL(text);
  const all = protocol === 's3:' ? [username, password] : [password];
  return [...all, ...all.map(decodeURIComponent)];
}

const SECRET_NAME = /KEY|PASSWORD|SECRET|TOKEN/;

/** Lists of keys and passwords also contain the names of their services. A driver can repeat an address in its message. No line of the doctor contains a password or a key. */
export function hiderOf({ environment, urls, secrets }: Place): (text: string) => string {
  const values = Object.entries(environment).flatMap(([name, value = '']) => [
    ...(SECRET_NAME.test(name) ? value.split(/[\s,:"{}]+/) : []),
    ...passwordIn(value),
  ]);
  const { demoOwner, ...stored } = secrets ?? { demoOwner: { password: '' } };
  const all = [
    ...values,
    ...Object.values(urls).flatMap((url) => passwordIn(url ?? '')),
    ...textsIn(stored).flatMap((text) => text.split(/[,:]/)),
    demoOwner.password,
  ].filter((text) => text.length >= SHORTEST_SECRET && !CALLERS.includes(text));
  const longestFirst = [...new Set(all)].sort((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}
