// A container of docker-compose.yml: makes every secret, once, and writes those of each container into a volume of its own.
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '../generated/services.mjs';
import { callVariables } from '../local/call-keys.ts';
import { NATS_USER } from '../local/nats-configuration.ts';
import { OTHER_USERS } from '../services/users.ts';
import { loadSecrets, natsPasswordOf, type Secrets } from '../local/secrets.ts';
import { environmentOf, natsUrlFor } from '../local/stack.ts';
import { SERVER_SETTINGS } from '../services/server-settings.ts';
import { makeCertificates } from './certificates.ts';
import { passwordOf } from './password-names.ts';

export const USERS: Record<string, number> = {
  ...Object.fromEntries(SERVICES.map(({ name, user }) => [name, user])),
  ...OTHER_USERS,
};

const TARGETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SERVICES.map(({ name }) => [name, name])),
  application: 'all',
};

export const AUTHORITY_FILE = 'ca.pem';

interface Choice {
  readonly storage?: string | undefined;
  readonly tls: boolean;
}

const urlsFor = (secrets: Secrets, { storage, tls }: Choice) => ({
  postgres: `postgres://groundwork:${secrets.postgres}@postgres:5432/groundwork${tls ? '?sslmode=verify-full' : ''}`,
  nats: `${tls ? 'tls' : 'nats'}://${NATS_USER}:${secrets.nats}@nats:4222`,
  redis: `${tls ? 'rediss' : 'redis'}://:${secrets.redis}@redis:6379`,
  storage: storage || `s3://groundwork:${secrets.storage}@minio:9000/groundwork${tls ? '' : '?tls=false'}`,
});

const asFile = (variables: Record<string, string | undefined>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

const isSecret = (variable: string) => SERVER_SETTINGS.includes(variable.split('__').at(-1) ?? '');

function environmentFile(secrets: Secrets, target: string, choice: Choice): string {
  const facts = { urls: urlsFor(secrets, choice), secrets, publicUrl: '', inherited: {} };
  const all = Object.entries(environmentOf(target, 0, facts));
  return asFile(Object.fromEntries(all.filter(([name]) => isSecret(name))));
}

function operatorFile(secrets: Secrets, choice: Choice): string {
  const urls = urlsFor(secrets, choice);
  const roles = JSON.stringify(secrets.roles);
  return asFile({
    DATABASE_ADMIN_URL: urls.postgres,
    NATS_URL: natsUrlFor({ urls, secrets }, 'operator'),
    ...callVariables(secrets, 'operator'),
    REDIS_URL: urls.redis,
    STORAGE_URL: urls.storage,
    SERVICE_PASSWORDS: roles,
    FIELD_KEYS: secrets.fieldKeys,
    PACKAGE_SIGNING_KEYS: secrets.signingKeys,
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

type SecretFile = [name: string, reader: string, content: string];

export const EVERYBODY = 'everybody';

/** STORAGE_URL of the operator replaces the storage of the containers. */
export function filesFor(secrets: Secrets, natsConf: string, choice: Choice): SecretFile[] {
  const passwords = [...SERVICES.map(({ name }) => name), 'operator'].map(
    (user) => `${passwordOf(user)}: "${natsPasswordOf(secrets, user)}"\n`,
  );
  return [
    ...Object.entries(TARGETS).map(([name, target]): SecretFile => [
      `${name}.env`,
      name,
      environmentFile(secrets, target, choice),
    ]),
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
  return [...pairs, [AUTHORITY_FILE, EVERYBODY, authority]];
}

const CERTIFICATES: readonly [name: string, reader: string][] = [
  ...SERVERS.flatMap((server) => pairNames(server).map((name): [string, string] => [name, server])),
  [AUTHORITY_FILE, EVERYBODY],
];

/** Made once: a server that restarts must match the authority that running services trust. */
function storedCertificates(folder: string): SecretFile[] {
  if (!existsSync(join(folder, AUTHORITY_FILE)))
    for (const [name, , content] of certificateFiles((server) => [server, 'localhost'])) {
      mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, name), content, { mode: 0o400 });
    }
  return CERTIFICATES.map(([name, reader]) => [name, reader, readFileSync(join(folder, name), 'utf8')]);
}

function removeFilesOfOlderVersion(folder: string): void {
  const lasting = ['secrets.json', ...CERTIFICATES.map(([name]) => name)];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(folder, name)).isFile() && !lasting.includes(name)) rmSync(join(folder, name));
}

function idOf(name: string): number {
  const id = USERS[name];
  if (id === undefined) throw new Error(`${name} has no user`);
  return id;
}

function write(folder: string, [name, reader, content]: SecretFile): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode: reader === EVERYBODY ? 0o444 : 0o400 });
  return file;
}

/** The volume itself is last, so that an interrupted run starts again. */
function filesWithWrongOwner(volume: string, id: number): string[] {
  if (statSync(volume).uid === id) return [];
  const files = readdirSync(volume, { recursive: true, encoding: 'utf8' });
  return [...files.map((file) => join(volume, file)), volume];
}

export interface Folders {
  readonly secrets: string;
  readonly containers: string;
  readonly volumes: string;
}

type ChangeOwner = (file: string, user: number, group: number) => void;

function fillVolumes({ containers, volumes }: Folders, files: readonly SecretFile[], own: ChangeOwner): void {
  for (const place of ['minio/tls-on/CAs', 'minio/tls-off/CAs'])
    mkdirSync(join(containers, 'minio', place), { recursive: true, mode: 0o755 });
  for (const server of SERVERS)
    for (const volume of readdirSync(join(volumes, server)))
      for (const file of filesWithWrongOwner(join(volumes, server, volume), idOf(server)))
        own(file, idOf(server), idOf(server));
  const mounted = readdirSync(containers);
  for (const name of mounted) {
    const folder = join(containers, name);
    chmodSync(folder, 0o755);
    for (const file of files.filter(([, reader]) => [name, EVERYBODY].includes(reader)))
      own(write(folder, file), idOf(name), idOf(name));
  }
  for (const name of mounted) writeFileSync(join(containers, name, 'made'), '');
}

export function makeSecrets(folders: Folders, choice: Choice, own: ChangeOwner = lchownSync): void {
  const conf = fileURLToPath(new URL('../../k8s/chart/files/nats.conf', import.meta.url));
  const folder = folders.secrets;
  const secrets = loadSecrets({ folder });
  chmodSync(folder, 0o700);
  const files = [...filesFor(secrets, readFileSync(conf, 'utf8'), choice), ...storedCertificates(folder)];
  fillVolumes(folders, files, own);
  removeFilesOfOlderVersion(folder);
}

if (process.argv[1] === import.meta.filename)
  makeSecrets(
    { secrets: '/secrets', containers: '/containers', volumes: '/volumes' },
    { storage: process.env['STORAGE_URL'], tls: process.env['SERVERS_TLS'] !== 'off' },
  );
