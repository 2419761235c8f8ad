// Runs before everything else of docker-compose.yml: makes every secret, once, and gives each container its own.
// A file can be read by the one user whose container it is for; a later version adds what an older one did not have.
import { createHmac } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSecrets } from '../local/secrets.mjs';
import { environmentOf } from '../local/stack.mjs';
import { passwordOf, RIGHTS } from './nats-users.mjs';

/** Whom docker-compose.yml runs each container as. */
export const USERS = {
  identity: 10_011,
  profile: 10_012,
  scoring: 10_013,
  documents: 10_014,
  'documents-worker': 10_015,
  matching: 10_016,
  billing: 10_017,
  gateway: 10_018,
  operator: 10_019,
  postgres: 999,
  nats: 10_002,
  redis: 999,
  minio: 1000,
};

/** Of what a service is told, the rest is no secret and stands in docker-compose.yml. */
const SECRET = ['DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'STORAGE_URL', 'FIELD_KEYS'];

/** @typedef {import('../local/secrets.mjs').Secrets} Secrets */

/** One password for each user of NATS from one secret. @param {Secrets} secrets @param {string} user */
const natsPassword = ({ nats }, user) => createHmac('sha256', nats).update(user).digest('hex');

/** @param {Secrets} secrets @param {string} user of NATS */
const urlsFor = (secrets, user) => ({
  postgres: `postgres://groundwork:${secrets.postgres}@postgres:5432/groundwork`,
  nats: `nats://${user}:${natsPassword(secrets, user)}@nats:4222`,
  redis: `redis://:${secrets.redis}@redis:6379`,
  storage: `s3://groundwork:${secrets.storage}@minio:9000/groundwork?tls=false`,
});

/** @param {Record<string, string | undefined>} variables */
const asFile = (variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

/** @param {Secrets} secrets @param {string} service */
function environmentFile(secrets, service) {
  const urls = urlsFor(secrets, service);
  const told = environmentOf(service, 0, { urls, secrets, publicUrl: '', inherited: {} });
  return asFile(Object.fromEntries(Object.entries(told).filter(([name]) => SECRET.includes(name))));
}

/** @param {Secrets} secrets */
function operatorFile(secrets) {
  const { postgres, nats, redis } = urlsFor(secrets, 'operator');
  const roles = JSON.stringify(secrets.roles);
  return asFile({ DATABASE_ADMIN_URL: postgres, NATS_URL: nats, REDIS_URL: redis, SERVICE_PASSWORDS: roles });
}

/** Every file with its reader. @param {Secrets} secrets @param {string} natsConf @returns {(readonly [string, keyof typeof USERS, string])[]} */
export function filesFor(secrets, natsConf) {
  const services = /** @type {(keyof typeof USERS)[]} */ (Object.keys(RIGHTS)).filter(
    (name) => name !== 'operator',
  );
  const passwords = Object.keys(RIGHTS).map(
    (user) => `${passwordOf(user)}: "${natsPassword(secrets, user)}"\n`,
  );
  return [
    ...services.map(
      (service) => /** @type {const} */ ([`${service}.env`, service, environmentFile(secrets, service)]),
    ),
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

/** @param {string} folder @param {string} volumes folders of servers that own nothing yet */
function makeSecrets(folder, volumes) {
  const conf = fileURLToPath(new URL('../../k8s/components/servers/nats.conf', import.meta.url));
  const secrets = loadSecrets(/** @type {never} */ ({ folder }));
  chmodSync(folder, 0o711);
  for (const [name, user, content] of filesFor(secrets, readFileSync(conf, 'utf8'))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o711 });
    writeFileSync(file, content, { mode: 0o400 });
    chownSync(file, USERS[user], USERS[user]);
  }
  for (const server of /** @type {const} */ (['nats', 'minio', 'redis', 'postgres'])) {
    const volume = join(volumes, server);
    if (existsSync(volume)) chownSync(volume, USERS[server], USERS[server]);
  }
}

if (process.argv[1] === import.meta.filename) makeSecrets('/secrets', '/volumes');
