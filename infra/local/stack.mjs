// Which processes make up the system, and what each of them is told: nothing it does not use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../generated/services.mjs';
import { checkout } from './instance.mjs';
import { LOOPBACK } from './ports.mjs';

/**
 * @typedef {object} Facts what the whole system stands on
 * @property {import('./provision.mjs').ServerUrls} urls
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {string} publicUrl
 * @property {NodeJS.ProcessEnv} inherited our own environment
 *
 * @typedef {Record<string, string | undefined>} Variables
 */

/** What each need becomes. @type {Record<string, (facts: Facts, service: string) => Variables>} */
const GRANTS = {
  postgres: (facts, service) => ({
    DATABASE_URL: databaseUrl(facts.urls.postgres, facts.secrets, service),
    ...asSet(facts, ['OUTBOX_RETENTION_DAYS', 'EVENT_RETENTION_DAYS']),
  }),
  nats: ({ urls }) => ({ NATS_URL: urls.nats }),
  redis: ({ urls }) => ({ REDIS_URL: urls.redis }),
  storage: ({ urls }) => ({ STORAGE_URL: urls.storage }),
  fieldKeys: ({ secrets }) => ({ FIELD_KEYS: secrets.fieldKeys }),
};

/** Settings a person may make in our own environment. @param {Facts} facts @param {string[]} names @returns {Variables} */
const asSet = ({ inherited }, names) =>
  Object.fromEntries(names.filter((name) => inherited[name]).map((name) => [name, inherited[name]]));

/** @param {import('../generated/services.mjs').Service} service @param {Facts} facts @returns {Variables} */
const grantedTo = ({ name, needs, settings, isPublic }, facts) => ({
  ...Object.assign({}, ...needs.map((need) => GRANTS[need]?.(facts, name))),
  ...asSet(facts, settings),
  ...(settings.includes('PUBLIC_URL') && { PUBLIC_URL: facts.publicUrl }),
  ...(isPublic && { WEB_ROOT: join(checkout, 'apps/web/dist') }),
});

/** The one that serves the public. */
export const GATEWAY = SERVICES.find(({ isPublic }) => isPublic)?.name ?? '';

/** What a service may take to finish its work when it is stopped. */
export const DRAIN_SECONDS = 25;

const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));

const INHERITED = ['PATH', 'HOME', 'LOG_LEVEL', 'TZ', 'CALL_SECONDS'];
const INHERITED_PREFIX = 'OTEL_';

/** @param {string} adminUrl @param {import('./secrets.mjs').Secrets} secrets @param {string} service */
function databaseUrl(adminUrl, secrets, service) {
  const url = new URL(adminUrl);
  url.username = `gw_${service}`;
  url.password = secrets.roles[service] ?? '';
  return url.href;
}

/** @param {NodeJS.ProcessEnv} own */
const inherit = (own) =>
  Object.fromEntries(
    Object.entries(own).filter(([name]) => INHERITED.includes(name) || name.startsWith(INHERITED_PREFIX)),
  );

/**
 * All of a service's environment.
 * @param {string} service
 * @param {number} port
 * @param {Facts} facts
 * @returns {Variables}
 */
export function environmentOf(service, port, facts) {
  const own = SERVICES.find(({ name }) => name === service);
  return {
    ...inherit(facts.inherited),
    NODE_ENV: facts.inherited['NODE_ENV'] || 'development',
    BUILD_VERSION: version,
    HOST: LOOPBACK,
    PORT: String(port),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    ...(own && grantedTo(own, facts)),
  };
}

/**
 * One process of each service; of the worker one per two cores.
 * @param {number} cores
 * @returns {{ name: string, service: string }[]}
 */
export function processesFor(cores) {
  const workers = Math.max(1, Math.floor(cores / 2));
  return SERVICES.flatMap(({ name: service, readsQueue }) =>
    Array.from({ length: readsQueue ? workers : 1 }, (_, index) => ({
      service,
      name: index === 0 ? service : `${service}-${index + 1}`,
    })),
  );
}

/** What the migrate command is told: it creates the roles and the demo owner. @param {Facts} facts @returns {Variables} */
export const migrationEnvironment = ({ urls, secrets, inherited }) => ({
  ...inherit(inherited),
  NODE_ENV: inherited['NODE_ENV'] || 'development',
  DATABASE_ADMIN_URL: urls.postgres,
  SERVICE_PASSWORDS: JSON.stringify(secrets.roles),
  FIELD_KEYS: secrets.fieldKeys,
  STORAGE_URL: urls.storage,
  DEMO_OWNER_EMAIL: secrets.demoOwner.email,
  DEMO_OWNER_PASSWORD: secrets.demoOwner.password,
});
