// @groundwork/testing loads this file by its path: the four servers of docker-compose.yml, with its files and its arguments.
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { makeCertificates } from '../docker/certificates.ts';
import { AUTHORITY_FILE, certificateFiles, filesFor } from '../docker/make-secrets.ts';
import { checkout } from './checkout.mjs';
import { instanceAt, prepareFolder } from './instance.ts';
import { isInUse, type Reservation, reserveInternal } from './ports.ts';
import type { Ground, Provided } from './provision.ts';
import { loadSecrets } from './secrets.ts';
import { provideStorage } from './servers/storage.ts';
import { provideNats } from './servers/nats.ts';
import { providePostgres } from './servers/postgres.ts';
import { provideRedis } from './servers/redis.ts';

const CONTAINERS = { postgres: 5432, nats: 4222, redis: 6379, minio: 9000 };
type Server = keyof typeof CONTAINERS;
const NAMES = Object.keys(CONTAINERS) as Server[];
const PROVIDERS = {
  postgres: providePostgres,
  nats: provideNats,
  redis: provideRedis,
  minio: provideStorage,
};

const PROGRAMS = { postgres: 'postgres', nats: 'nats-server', redis: 'redis-server', minio: 'server' };

function argumentsInCompose(server: Server): string[] {
  const file = parse(readFileSync(join(checkout, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<Server, { command: string[] }>;
  };
  const { command } = file.services[server];
  const words = command.slice(command.indexOf(PROGRAMS[server]) + 1);
  return words.map((word) => word.replace('${SERVERS_TLS:-on}', 'on'));
}

interface Place {
  readonly folder: string;
  readonly ports: Readonly<Record<Server, number>>;
}

/** The paths and addresses of the containers as paths and addresses of this machine. */
function placed(text: string, { folder, ports }: Place): string {
  const addressed = NAMES.reduce(
    (all, name) => all.replaceAll(`@${name}:${CONTAINERS[name]}`, `@localhost:${ports[name]}`),
    text,
  );
  return addressed
    .replaceAll('/secrets/', `${folder}/secrets/`)
    .replaceAll('/data', `${folder}/data`)
    .replace('0.0.0.0:4222', `127.0.0.1:${ports.nats}`)
    .replace(/^http: .*$/m, '')
    .replace('tls-port 6379', `bind 127.0.0.1\ndir ${folder}/data\ntls-port ${ports.redis}`);
}

const argumentsOf = (server: Server, { args }: { args: readonly string[] }, place: Place) => {
  const words = argumentsInCompose(server).map((word) => placed(word, place));
  if (server === 'postgres') return [...args, ...words];
  if (server !== 'minio') return words;
  return ['server', '--address', `127.0.0.1:${place.ports.minio}`, ...words];
};

async function describe(server: Server, { spec, prepare }: Provided, place: Place) {
  if (spec === undefined) throw new Error(`There is no ${server} on this machine`);
  const port = place.ports[server];
  const changed = server === 'postgres' ? {} : { ready: () => isInUse(port) };
  const args = argumentsOf(server, server === 'minio' ? { args: [] } : spec, place);
  return {
    spec: { ...spec, args, ...changed },
    ...(server === 'postgres' && prepare !== undefined && { prepare }),
  };
}

export async function describeTlsServers(name: string, data: string) {
  const instance = instanceAt(join('test', name), data);
  await prepareFolder(instance);
  const { folder, logs } = instance;
  const secrets = loadSecrets(instance);
  const reserved: Partial<Record<Server, Reservation>> = {};
  for (const server of NAMES) reserved[server] = await reserveInternal();
  const ports = Object.fromEntries(NAMES.map((server) => [server, reserved[server]?.port ?? 0]));
  const place = { folder, ports: ports as Record<Server, number> };
  const ground = (server: Server): Ground => ({
    instance,
    secrets,
    durable: false,
    buildStorage: 'MinIO',
    reserve: () => Promise.resolve(reserved[server] ?? { port: 0, release: () => Promise.resolve() }),
  });
  rmSync(join(folder, 'secrets'), { recursive: true, force: true });
  for (const each of ['data', 'secrets/minio/tls-on/CAs']) mkdirSync(join(folder, each), { recursive: true });
  const providing = NAMES.map(async (server) => [server, await PROVIDERS[server](ground(server))] as const);
  const provided = await Promise.all(providing);
  const natsConf = readFileSync(join(checkout, 'k8s/chart/files/nats.conf'), 'utf8');
  for (const [file, user, content] of [
    ...filesFor(secrets, natsConf, { tls: true }),
    ...certificateFiles(() => ['localhost']),
  ]) {
    const path = join(folder, 'secrets', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, placed(content, place), { mode: user === 'everybody' ? 0o644 : 0o600 });
    const uid = provided.find(([server]) => server === user)?.[1].spec?.uid;
    if (uid !== undefined) chownSync(path, uid, uid);
  }
  const otherAuthority = join(folder, 'other-ca.pem');
  writeFileSync(otherAuthority, makeCertificates({}).authority);
  return {
    logs,
    otherAuthority,
    secrets: join(folder, 'secrets'),
    authority: join(folder, 'secrets', AUTHORITY_FILE),
    servers: await Promise.all(provided.map(([server, program]) => describe(server, program, place))),
  };
}
