import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableOf } from '../../libs/platform/config/src/own-environment.ts';
import { SERVICES } from '../generated/services.mjs';
import { SETTINGS_TOGETHER } from '../services/processes.ts';
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
  readonly elsewhere?: Readonly<Record<string, string>>;
}

export const databaseServerOf = ({ urls, elsewhere }: Facts, service: string): string =>
  elsewhere?.[service] ?? urls.postgres;

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
  signingKeys: ({ secrets }) => ({ PACKAGE_SIGNING_KEYS: secrets.signingKeys }),
};

const grantedTo = ({ name, needs, settings, isPublic }: Service, facts: Facts): Variables => ({
  ...Object.fromEntries(needs.flatMap((need) => Object.entries(GRANTS[need]?.(facts, name) ?? {}))),
  ...asSet(facts, settings),
  ...(settings.includes('PUBLIC_URL') && { PUBLIC_URL: facts.publicUrl }),
  ...(isPublic && { WEB_ROOT: join(checkout, 'apps/web/dist') }),
});

export const GATEWAY = SERVICES.find(({ isPublic }) => isPublic)?.name ?? '';

export const DRAIN_SECONDS = 25;

export const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
  version: string;
};

const INHERITED = ['PATH', 'HOME', 'LOG_LEVEL', 'TZ'];
const INHERITED_PREFIX = 'OTEL_';

function databaseUrl(facts: Facts, service: string): string {
  const url = new URL(databaseServerOf(facts, service));
  url.username = `gw_${service}`;
  url.password = facts.secrets.roles[service] ?? '';
  return url.href;
}

export function natsUrlFor({ urls, secrets }: Pick<Facts, 'urls' | 'secrets'>, service: string): string {
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

const ALL = 'all';

export const TOGETHER = 'groundwork';

const servicesOf = (target: string): readonly Service[] =>
  target === ALL ? SERVICES : SERVICES.filter(({ name }) => target.split(',').includes(name));

export const isPublic = (target: string) => servicesOf(target).some((service) => service.isPublic);

const OWN_TO_A_SERVICE = ['DATABASE_URL', 'NATS_URL', 'CALL_KEY'];

function grantedTogether(services: readonly Service[], facts: Facts): Variables {
  const granted = services.flatMap((service) =>
    Object.entries(grantedTo(service, facts)).map(([name, value]) => [
      OWN_TO_A_SERVICE.includes(name) ? variableOf(service.name, name) : name,
      value,
    ]),
  );
  return { ...SETTINGS_TOGETHER, ...Object.fromEntries(granted) } as Variables;
}

export function environmentOf(target: string, port: number, facts: Facts): Variables {
  const [first, ...more] = servicesOf(target);
  return {
    ...inherit(facts.inherited),
    BUILD_VERSION: version,
    HOST: LOOPBACK,
    PORT: String(port),
    ...(first && (more.length > 0 ? grantedTogether([first, ...more], facts) : grantedTo(first, facts))),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
}

interface ServiceProcess {
  readonly name: string;
  readonly service: string;
}

export type Shape = 'small' | 'apart' | 'mixed';

const APART_IN_TESTS = ['scoring', 'documents-worker'];

function eachApart(cores: number): ServiceProcess[] {
  const workers = Math.max(1, Math.floor(cores / 2));
  return SERVICES.flatMap(({ name: service, readsQueue }) =>
    Array.from({ length: readsQueue ? workers : 1 }, (_, index) => ({
      service,
      name: index === 0 ? service : `${service}-${index + 1}`,
    })),
  );
}

export function processesOf(shape: Shape, cores: number): readonly ServiceProcess[] {
  if (shape === 'small') return [{ name: TOGETHER, service: ALL }];
  const apart = eachApart(cores);
  if (shape === 'apart') return apart;
  const alone = apart.filter(({ service }) => APART_IN_TESTS.includes(service));
  const others = SERVICES.filter(({ name }) => !APART_IN_TESTS.includes(name));
  return [{ name: TOGETHER, service: others.map(({ name }) => name).join(',') }, ...alone];
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
