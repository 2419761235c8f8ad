import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../generated/services.mjs';
import { callVariables } from './call-keys.ts';
import { checkout } from './checkout.mjs';
import { LOOPBACK } from './ports.ts';
import { NATS_USER } from './nats-configuration.ts';
import type { ServerUrls } from './provision.ts';
import { natsPasswordOf, type Secrets } from './secrets.ts';

export interface Facts {
  readonly urls: ServerUrls;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly inherited: NodeJS.ProcessEnv;
  readonly preload?: string;
}

type Service = (typeof SERVICES)[number];
type Variables = Record<string, string | undefined>;

const asSet = ({ inherited }: Facts, names: readonly string[]): Variables =>
  Object.fromEntries(names.filter((name) => inherited[name]).map((name) => [name, inherited[name]]));

const GRANTS: Record<string, (facts: Facts, service: string) => Variables> = {
  postgres: (facts, service) => ({ DATABASE_URL: databaseUrl(facts, service) }),
  nats: (facts, service) => ({
    NATS_URL: natsUrlFor(facts, service),
    ...callVariables(facts.secrets, service),
  }),
  redis: ({ urls }) => ({ REDIS_URL: urls.redis }),
  storage: ({ urls }) => ({ STORAGE_URL: urls.storage }),
  fieldKeys: ({ secrets }) => ({ FIELD_KEYS: secrets.fieldKeys }),
};

const grantedTo = ({ name, needs, settings, isPublic }: Service, facts: Facts): Variables => ({
  ...Object.fromEntries(needs.flatMap((need) => Object.entries(GRANTS[need]?.(facts, name) ?? {}))),
  ...asSet(facts, settings),
  ...(settings.includes('PUBLIC_URL') && { PUBLIC_URL: facts.publicUrl }),
  ...(isPublic && { WEB_ROOT: join(checkout, 'apps/web/dist') }),
});

export const GATEWAY = SERVICES.find(({ isPublic }) => isPublic)?.name ?? '';

export const DRAIN_SECONDS = 25;

const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string };

const INHERITED = ['PATH', 'HOME', 'LOG_LEVEL', 'TZ'];
const INHERITED_PREFIX = 'OTEL_';

function databaseUrl({ urls, secrets }: Facts, service: string): string {
  const url = new URL(urls.postgres);
  url.username = `gw_${service}`;
  url.password = secrets.roles[service] ?? '';
  return url.href;
}

function natsUrlFor({ urls, secrets }: Facts, service: string): string {
  const url = new URL(urls.nats);
  if (url.username !== NATS_USER || url.password !== secrets.nats) return urls.nats;
  url.username = service;
  url.password = natsPasswordOf(secrets, service);
  return url.href;
}

const inherit = (own: NodeJS.ProcessEnv): Variables => ({
  ...Object.fromEntries(
    Object.entries(own).filter(([name]) => INHERITED.includes(name) || name.startsWith(INHERITED_PREFIX)),
  ),
  NODE_ENV: own['NODE_ENV'] || 'development',
});

export function environmentOf(service: string, port: number, facts: Facts): Variables {
  const own = SERVICES.find(({ name }) => name === service);
  return {
    ...inherit(facts.inherited),
    BUILD_VERSION: version,
    HOST: LOOPBACK,
    PORT: String(port),
    ...(own && grantedTo(own, facts)),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
}

export function processesFor(cores: number): { name: string; service: string }[] {
  const workers = Math.max(1, Math.floor(cores / 2));
  return SERVICES.flatMap(({ name: service, readsQueue }) =>
    Array.from({ length: readsQueue ? workers : 1 }, (_, index) => ({
      service,
      name: index === 0 ? service : `${service}-${index + 1}`,
    })),
  );
}

export const migrationEnvironment = ({ urls, secrets, inherited }: Facts): Variables => ({
  ...inherit(inherited),
  DATABASE_ADMIN_URL: urls.postgres,
  SERVICE_PASSWORDS: JSON.stringify(secrets.roles),
  FIELD_KEYS: secrets.fieldKeys,
  STORAGE_URL: urls.storage,
  SAMPLE_DATA: inherited['SAMPLE_DATA'],
  DEMO_OWNER_EMAIL: secrets.demoOwner.email,
  DEMO_OWNER_PASSWORD: secrets.demoOwner.password,
});
