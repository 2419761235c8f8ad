// Which processes make up the system, and what each of them is told: nothing it does not use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './instance.mjs';
import { LOOPBACK } from './ports.mjs';

/**
 * @typedef {object} Facts what the whole system stands on
 * @property {import('./provision.mjs').ServerUrls} urls
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {string} publicUrl
 * @property {NodeJS.ProcessEnv} inherited our own environment
 *
 * @typedef {'database' | 'nats' | 'redis' | 'storage' | 'fieldKeys' | 'web' | 'accounts' | 'mail' | 'privacy' | 'retention' | 'throttle' | 'payments' | 'prime'} Need
 * @typedef {Record<string, string | undefined>} Variables
 */

/** Settings a person may make in our own environment. @param {...string} names */
const asSet =
  (...names) =>
  (/** @type {Facts} */ { inherited }) =>
    Object.fromEntries(names.filter((name) => inherited[name]).map((name) => [name, inherited[name]]));

/** @type {Record<Need, (facts: Facts, service: string) => Variables>} */
const GRANTS = {
  database: ({ urls, secrets }, service) => ({ DATABASE_URL: databaseUrl(urls.postgres, secrets, service) }),
  nats: ({ urls }) => ({ NATS_URL: urls.nats }),
  redis: ({ urls }) => ({ REDIS_URL: urls.redis }),
  storage: ({ urls }) => ({ STORAGE_URL: urls.storage }),
  fieldKeys: ({ secrets }) => ({ FIELD_KEYS: secrets.fieldKeys }),
  accounts: asSet('FIRST_ADMIN_EMAIL'),
  mail: (facts) => ({ PUBLIC_URL: facts.publicUrl, ...asSet('SMTP_URL', 'MAIL_FROM')(facts) }),
  privacy: asSet('ERASURE_GRACE_DAYS', 'ERASURE_PAUSE_SECONDS', 'EXPORT_HOURS'),
  retention: asSet('OUTBOX_RETENTION_DAYS', 'EVENT_RETENTION_DAYS', 'DELETED_FILES_MINUTES'),
  web: (facts) => ({
    WEB_ROOT: join(checkout, 'apps/web/dist'),
    PUBLIC_URL: facts.publicUrl,
    ...asSet('TRUSTED_PROXIES', 'REQUESTS_PER_SECOND', 'SITE_CONFIG')(facts),
  }),
  throttle: asSet('EXEMPT_NETWORKS'),
  payments: asSet(
    ...['PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL', 'RECONCILE_SECONDS'],
    ...['STRIPE_PRICE_INDIVIDUAL', 'STRIPE_PRICE_PROFESSIONAL'],
  ),
  prime: asSet('PRIME_RATE', 'PRIME_DATE'),
};

export const GATEWAY = 'gateway';
const WORKER = 'documents-worker';

/** @type {Record<string, Need[]>} */
const SERVICES = {
  identity: [
    'database',
    'nats',
    'storage',
    'fieldKeys',
    'retention',
    'accounts',
    'mail',
    'privacy',
    'throttle',
  ],
  profile: ['database', 'nats', 'retention', 'fieldKeys'],
  scoring: ['database', 'nats', 'retention'],
  documents: ['database', 'nats', 'retention', 'redis', 'storage'],
  [WORKER]: ['nats', 'redis', 'storage'],
  matching: ['database', 'nats', 'retention', 'prime'],
  billing: ['database', 'nats', 'retention', 'payments'],
  [GATEWAY]: ['nats', 'storage', 'web', 'throttle'],
};

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
  const granted = (SERVICES[service] ?? []).map((need) => GRANTS[need](facts, service));
  return {
    ...inherit(facts.inherited),
    NODE_ENV: facts.inherited['NODE_ENV'] || 'development',
    BUILD_VERSION: version,
    HOST: LOOPBACK,
    PORT: String(port),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    ...Object.assign({}, ...granted),
  };
}

/**
 * One process of each service; of the worker one per two cores.
 * @param {number} cores
 * @returns {{ name: string, service: string }[]}
 */
export function processesFor(cores) {
  const workers = Math.max(1, Math.floor(cores / 2));
  return Object.keys(SERVICES).flatMap((service) =>
    Array.from({ length: service === WORKER ? workers : 1 }, (_, index) => ({
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
