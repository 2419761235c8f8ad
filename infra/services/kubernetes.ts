import { stringify } from 'yaml';
import type { ServiceManifest } from '@groundwork/platform-service';
import { variableOf } from '../../libs/platform/config/src/own-environment.ts';
import { publicListOf } from '../../libs/platform/messaging/src/call-keys.ts';
import { passwordOf } from '../docker/password-names.ts';
import { type NatsUser, needsOf } from './manifests.ts';
import { isPublic, type Process } from './processes.ts';
import { type SettingsOf, settingsTogether, SITE_FILE } from './settings.ts';

const SERVERS = ['redis', 'storage'] as const;

const secretsOf = ({ tables, needs = [] }: ServiceManifest) => [
  ...(tables ? ['DATABASE_URL'] : []),
  'NATS_URL',
  'CALL_KEY',
  'CALL_KEYS',
  ...SERVERS.filter((server) => needs.includes(server)).map((server) => `${server.toUpperCase()}_URL`),
  ...(needs.includes('fieldKeys') ? ['FIELD_KEYS'] : []),
  ...(needs.includes('signingKeys') ? ['PACKAGE_SIGNING_KEYS'] : []),
];

const MANY = { cpu: '100m', memory: [192, 512] } as const;

/** The Secrets and ConfigMaps of the services stay apart in each shape. */
function ownParts(process: Process) {
  return process.services.map((manifest) => {
    const prefix = process.services.length > 1 ? variableOf(manifest.name, '') : '';
    const reference = (isOptional: boolean) => (key: string) => ({
      variable: `${prefix}${key}`,
      key,
      ...(isOptional && { optional: true }),
    });
    const secrets = [
      ...secretsOf(manifest).map(reference(false)),
      ...(manifest.secretSettings ?? []).map(reference(true)),
    ];
    return { name: manifest.name, prefix, secrets };
  });
}

function describedProcess(process: Process, settings: SettingsOf) {
  const { cpu, memory } = process.resources ?? MANY;
  const [only, ...more] = process.services;
  const needs = process.services
    .flatMap(needsOf)
    .filter((need) => !['fieldKeys', 'signingKeys'].includes(need));
  return {
    name: process.name,
    target: process.target,
    scaling: (more.length === 0 && only?.scaling) || 'pair',
    isPublic: isPublic(process),
    uses: [...new Set(needs)],
    services: ownParts(process),
    siteFile: settingsTogether(process.services, settings).includes('SITE_CONFIG') ? SITE_FILE : '',
    resources: { requests: { cpu, memory: `${memory[0]}Mi` }, limits: { memory: `${memory[1]}Mi` } },
  };
}

export const chartProcesses = (processes: readonly Process[], settings: SettingsOf) =>
  stringify(processes.map((process) => describedProcess(process, settings)));

const sample = (name: string) => `sample-only-${name}`;
const sampleKey = (service: string) => `sample-only-call-key-of-${service}`.padEnd(43, '-');
const postgres = (user: string, password: string) =>
  `postgres://${user}:${sample(password)}@postgres:5432/groundwork`;

const sampleOf = (service: string): Record<string, string> => ({
  DATABASE_URL: postgres(`gw_${service}`, service),
  NATS_URL: `nats://${service}:${sample(service)}@nats:4222`,
  CALL_KEY: sampleKey(service),
  REDIS_URL: `redis://:${sample('redis')}@redis:6379`,
  STORAGE_URL: `s3://groundwork:${sample('storage')}@storage:9000/groundwork?tls=false`,
  FIELD_KEYS: 'sample-only:c2FtcGxlLW9ubHlzYW1wbGUtb25seXNhbXBsZS1vbmw=',
  PACKAGE_SIGNING_KEYS: 'c2FtcGxlLW9ubHlzYW1wbGUtb25seXNhbXBsZS1vbmw=',
});

const samplePublicKeys = (manifests: readonly ServiceManifest[]) =>
  publicListOf(
    Object.fromEntries(
      [...manifests.map(({ name }) => name), 'operator'].map((name) => [name, sampleKey(name)]),
    ),
  );

const secretNamed = (name: string, stringData: Record<string, string>) => ({ name, stringData });

function operatorSecret(manifests: readonly ServiceManifest[]) {
  const { DATABASE_URL, ...samples } = sampleOf('operator');
  const roles = manifests.filter(({ tables }) => tables).map(({ name }) => [name, sample(name)]);
  return secretNamed('operator', {
    ...samples,
    DATABASE_ADMIN_URL: postgres('groundwork', 'postgres'),
    CALL_KEYS: samplePublicKeys(manifests),
    SERVICE_PASSWORDS: JSON.stringify(Object.fromEntries(roles)),
  });
}

export const sampleSecrets = (manifests: readonly ServiceManifest[], users: readonly NatsUser[]) =>
  stringify([
    ...manifests.map((manifest) => {
      const own = Object.entries({ ...sampleOf(manifest.name), CALL_KEYS: samplePublicKeys(manifests) });
      return secretNamed(
        manifest.name,
        Object.fromEntries(own.filter(([name]) => secretsOf(manifest).includes(name))),
      );
    }),
    operatorSecret(manifests),
    secretNamed('servers', {
      POSTGRES_PASSWORD: sample('postgres'),
      REDIS_PASSWORD: sample('redis'),
      MINIO_PASSWORD: sample('storage'),
      'passwords.conf': users.map(({ name }) => `${passwordOf(name)}: "${sample(name)}"\n`).join(''),
    }),
  ]);

export const secretsTable = (manifests: readonly ServiceManifest[]) => {
  const names = (all: string[]) => all.map((name) => `\`${name}\``).join(', ');
  const rows = manifests.map(
    (manifest) =>
      `| \`${manifest.name}\` | ${names(secretsOf(manifest))} | ${names([...(manifest.secretSettings ?? [])])} |`,
  );
  return `| Secret | keys | optional keys |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
};
