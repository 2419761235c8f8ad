// The first container of docker-compose.yml: makes every secret, once. Only the user of its container can read a file.
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '../generated/services.mjs';
import { callVariables } from '../local/call-keys.ts';
import { loadSecrets, natsPasswordOf, type Secrets } from '../local/secrets.ts';
import { environmentOf } from '../local/stack.ts';
import { makeCertificates } from './certificates.ts';
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

export const AUTHORITY_FILE = 'ca.pem';

interface Choice {
  readonly storage?: string | undefined;
  readonly tls: boolean;
}

const urlsFor = (secrets: Secrets, user: string, { storage, tls }: Choice) => ({
  postgres: `postgres://groundwork:${secrets.postgres}@postgres:5432/groundwork${tls ? '?sslmode=verify-full' : ''}`,
  nats: `${tls ? 'tls' : 'nats'}://${user}:${natsPasswordOf(secrets, user)}@nats:4222`,
  redis: `${tls ? 'rediss' : 'redis'}://:${secrets.redis}@redis:6379`,
  storage: storage || `s3://groundwork:${secrets.storage}@minio:9000/groundwork${tls ? '' : '?tls=false'}`,
});

const asFile = (variables: Record<string, string | undefined>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

function environmentFile(secrets: Secrets, service: string, choice: Choice): string {
  const urls = urlsFor(secrets, service, choice);
  const all = environmentOf(service, 0, { urls, secrets, publicUrl: '', inherited: {} });
  return asFile(Object.fromEntries(Object.entries(all).filter(([name]) => SECRET.includes(name))));
}

function operatorFile(secrets: Secrets, choice: Choice): string {
  const { postgres, nats, redis } = urlsFor(secrets, 'operator', choice);
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

const natsFile = (natsConf: string, tls: boolean) =>
  tls
    ? `${natsConf}tls { cert_file: "/secrets/nats/server.crt", key_file: "/secrets/nats/server.key" }\n`
    : natsConf;

// A queue must never lose a job to make room, hence noeviction.
const redisFile = ({ redis }: Secrets, tls: boolean) => `requirepass ${redis}
appendonly yes
maxmemory-policy noeviction
${
  tls
    ? `port 0
tls-port 6379
tls-cert-file /secrets/redis/server.crt
tls-key-file /secrets/redis/server.key
tls-ca-cert-file /secrets/${AUTHORITY_FILE}
tls-auth-clients no
`
    : ''
}`;

type SecretFile = [name: string, user: string, content: string];

/** STORAGE_URL of the operator replaces the storage of the containers. */
export function filesFor(secrets: Secrets, natsConf: string, choice: Choice): SecretFile[] {
  const names = SERVICES.map(({ name }) => name);
  const passwords = [...names, 'operator'].map(
    (user) => `${passwordOf(user)}: "${natsPasswordOf(secrets, user)}"\n`,
  );
  return [
    ...names.map((name): SecretFile => [`${name}.env`, name, environmentFile(secrets, name, choice)]),
    ['operator.env', 'operator', operatorFile(secrets, choice)],
    ['postgres/password', 'postgres', secrets.postgres],
    ['nats/nats.conf', 'nats', natsFile(natsConf, choice.tls)],
    ['nats/passwords.conf', 'nats', passwords.join('')],
    ['redis/redis.conf', 'redis', redisFile(secrets, choice.tls)],
    [
      'minio/minio.env',
      'minio',
      asFile({ MINIO_ROOT_USER: 'groundwork', MINIO_ROOT_PASSWORD: secrets.storage }),
    ],
  ];
}

const SERVERS = ['postgres', 'nats', 'redis', 'minio'];

const pairNames = (server: string): [string, string] =>
  server === 'minio'
    ? ['minio/tls-on/public.crt', 'minio/tls-on/private.key']
    : [`${server}/server.crt`, `${server}/server.key`];

export function certificateFiles(hostsOf: (server: string) => string[]): SecretFile[] {
  const { authority, servers } = makeCertificates(
    Object.fromEntries(SERVERS.map((server) => [server, hostsOf(server)])),
  );
  const pairs = Object.entries(servers).flatMap(([server, { certificate, key }]): SecretFile[] => {
    const [certificateName, keyName] = pairNames(server);
    return [
      [certificateName, server, certificate],
      [keyName, server, key],
    ];
  });
  return [...pairs, [AUTHORITY_FILE, 'everybody', authority]];
}

function idOf(name: string): number {
  const id = USERS[name];
  if (id === undefined) throw new Error(`${name} has no user`);
  return id;
}

function write(folder: string, [name, user, content]: SecretFile): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true, mode: 0o711 });
  rmSync(file, { force: true });
  if (user === 'everybody') return writeFileSync(file, content, { mode: 0o444 });
  writeFileSync(file, content, { mode: 0o400 });
  chownSync(file, idOf(user), idOf(user));
}

/** Written once: a server that restarts must match the authority that running services trust. */
function writeCertificates(folder: string): void {
  for (const place of ['minio/tls-on/CAs', 'minio/tls-off/CAs']) {
    mkdirSync(join(folder, place), { recursive: true, mode: 0o755 });
  }
  if (existsSync(join(folder, AUTHORITY_FILE))) return;
  for (const file of certificateFiles((server) => [server, 'localhost'])) write(folder, file);
}

function makeSecrets(folder: string, volumes: string): void {
  const conf = fileURLToPath(new URL('../../k8s/chart/files/nats.conf', import.meta.url));
  const secrets = loadSecrets({ folder });
  const { STORAGE_URL: storage, SERVERS_TLS } = process.env;
  const tls = SERVERS_TLS !== 'off';
  chmodSync(folder, 0o711);
  for (const file of filesFor(secrets, readFileSync(conf, 'utf8'), { storage, tls })) write(folder, file);
  writeCertificates(folder);
  for (const server of SERVERS) {
    const volume = join(volumes, server);
    if (existsSync(volume)) chownSync(volume, idOf(server), idOf(server));
  }
  writeFileSync(join(folder, 'made'), '');
}

if (process.argv[1] === import.meta.filename) makeSecrets('/secrets', '/volumes');
