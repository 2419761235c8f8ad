// The first container of docker-compose.yml: makes every secret, once. Only the user of its container can read a file.
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '../generated/services.mjs';
import { callVariables } from '../local/call-keys.ts';
import { loadSecrets, natsPasswordOf, type Secrets } from '../local/secrets.ts';
import { environmentOf } from '../local/stack.ts';
import { passwordOf } from './password-names.ts';

export const USERS: Record<string, number> = {
  ...Object.fromEntries(SERVICES.map(({ name, user }) => [name, user])),
  operator: 10_019,
  postgres: 999,
  nats: 10_002,
  redis: 999,
  minio: 1000,
};

const SECRET = [
  'DATABASE_URL',
  'NATS_URL',
  'CALL_KEY',
  'CALL_KEYS',
  'REDIS_URL',
  'STORAGE_URL',
  'FIELD_KEYS',
];

const urlsFor = (secrets: Secrets, user: string, storage = '') => ({
  postgres: `postgres://groundwork:${secrets.postgres}@postgres:5432/groundwork`,
  nats: `nats://${user}:${natsPasswordOf(secrets, user)}@nats:4222`,
  redis: `redis://:${secrets.redis}@redis:6379`,
  storage: storage || `s3://groundwork:${secrets.storage}@minio:9000/groundwork?tls=false`,
});

const asFile = (variables: Record<string, string | undefined>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

function environmentFile(secrets: Secrets, service: string, storage: string | undefined): string {
  const urls = urlsFor(secrets, service, storage);
  const all = environmentOf(service, 0, { urls, secrets, publicUrl: '', inherited: {} });
  return asFile(Object.fromEntries(Object.entries(all).filter(([name]) => SECRET.includes(name))));
}

function operatorFile(secrets: Secrets): string {
  const { postgres, nats, redis } = urlsFor(secrets, 'operator');
  const roles = JSON.stringify(secrets.roles);
  const { CALL_KEY } = callVariables(secrets, 'operator');
  return asFile({
    DATABASE_ADMIN_URL: postgres,
    NATS_URL: nats,
    CALL_KEY,
    REDIS_URL: redis,
    SERVICE_PASSWORDS: roles,
  });
}

/** STORAGE_URL of the operator replaces the storage of the containers. */
export function filesFor(secrets: Secrets, natsConf: string, storage?: string): [string, string, string][] {
  const names = SERVICES.map(({ name }) => name);
  const passwords = [...names, 'operator'].map(
    (user) => `${passwordOf(user)}: "${natsPasswordOf(secrets, user)}"\n`,
  );
  return [
    ...names.map((name): [string, string, string] => [
      `${name}.env`,
      name,
      environmentFile(secrets, name, storage),
    ]),
    ['operator.env', 'operator', operatorFile(secrets)],
    ['postgres/password', 'postgres', secrets.postgres],
    ['nats/nats.conf', 'nats', natsConf],
    ['nats/passwords.conf', 'nats', passwords.join('')],
    // A queue must never lose a job to make room, hence noeviction.
    [
      'redis/redis.conf',
      'redis',
      `requirepass ${secrets.redis}\nappendonly yes\nmaxmemory-policy noeviction\n`,
    ],
    [
      'minio/minio.env',
      'minio',
      asFile({ MINIO_ROOT_USER: 'groundwork', MINIO_ROOT_PASSWORD: secrets.storage }),
    ],
  ];
}

function idOf(name: string): number {
  const id = USERS[name];
  if (id === undefined) throw new Error(`${name} has no user`);
  return id;
}

function makeSecrets(folder: string, volumes: string): void {
  const conf = fileURLToPath(new URL('../../k8s/chart/files/nats.conf', import.meta.url));
  const secrets = loadSecrets({ folder });
  chmodSync(folder, 0o711);
  for (const [name, user, content] of filesFor(
    secrets,
    readFileSync(conf, 'utf8'),
    process.env['STORAGE_URL'],
  )) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o711 });
    writeFileSync(file, content, { mode: 0o400 });
    chownSync(file, idOf(user), idOf(user));
  }
  for (const server of ['nats', 'minio', 'redis', 'postgres']) {
    const volume = join(volumes, server);
    if (existsSync(volume)) chownSync(volume, idOf(server), idOf(server));
  }
  // The servers wait for this file.
  writeFileSync(join(folder, 'made'), '');
}

if (process.argv[1] === import.meta.filename) makeSecrets('/secrets', '/volumes');
