// Runs before everything else of docker-compose.yml: makes every secret, once, and gives each container its own.
// A file can be read by the one user whose container it is for; a later version adds what an older one did not have.
import { createHmac } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '../generated/services.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { environmentOf } from '../local/stack.mjs';
import { passwordOf } from './password-of.mjs';

/** Whom docker-compose.yml runs each container as. @type {Record<string, number>} */
export const USERS = {
  ...Object.fromEntries(SERVICES.map(({ name, user }) => [name, user])),
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

/** Every file with its reader. @param {Secrets} secrets @param {string} natsConf @returns {[string, string, string][]} */
export function filesFor(secrets, natsConf) {
  const names = SERVICES.map(({ name }) => name);
  const passwords = [...names, 'operator'].map(
    (user) => `${passwordOf(user)}: "${natsPassword(secrets, user)}"\n`,
  );
  return [
    ...names.map(
      (name) =>
        /** @type {[string, string, string]} */ ([`${name}.env`, name, environmentFile(secrets, name)]),
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

/** @param {string} name */
function idOf(name) {
  const id = USERS[name];
  if (id === undefined) throw new Error(`${name} has no user`);
  return id;
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
    chownSync(file, idOf(user), idOf(user));
  }
  for (const server of ['nats', 'minio', 'redis', 'postgres']) {
    const volume = join(volumes, server);
    if (existsSync(volume)) chownSync(volume, idOf(server), idOf(server));
  }
}

if (process.argv[1] === import.meta.filename) makeSecrets('/secrets', '/volumes');
