import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { ServiceManifest } from '@groundwork/platform-service';
import { publicListOf } from '../../libs/platform/messaging/src/call-keys.ts';
import { CALLERS } from '../local/call-keys.ts';
import { passwordOf } from '../docker/password-names.ts';
import type { NatsUser } from './manifests.ts';
import { type SettingsOf, SITE_FILE } from './settings.ts';

const SERVERS = ['redis', 'storage'] as const;

const usesOf = ({ tables, needs = [] }: ServiceManifest) => [
  ...(tables ? ['postgres'] : []),
  'nats',
  ...needs.filter((need) => need !== 'fieldKeys'),
];

const secretsOf = ({ tables, needs = [] }: ServiceManifest) => [
  ...(tables ? ['DATABASE_URL'] : []),
  ...['NATS_URL', 'CALL_KEY', 'CALL_KEYS'],
  ...SERVERS.filter((server) => needs.includes(server)).map((server) => `${server.toUpperCase()}_URL`),
  ...(needs.includes('fieldKeys') ? ['FIELD_KEYS'] : []),
];

function environmentOf(manifest: ServiceManifest, settings: readonly string[]) {
  const { name, secretSettings = [] } = manifest;
  const secret = (key: string) => ({ name, key });
  return [
    ...secretsOf(manifest).map((key) => ({ name: key, valueFrom: { secretKeyRef: secret(key) } })),
    ...secretSettings.map((key) => ({
      name: key,
      valueFrom: { secretKeyRef: { ...secret(key), optional: true } },
    })),
    ...(settings.includes('SITE_CONFIG') ? [{ name: 'SITE_CONFIG', value: SITE_FILE }] : []),
  ];
}

const settingsFor = ({ name }: ServiceManifest) => [
  { configMapRef: { name: 'settings' } },
  { configMapRef: { name: `settings-${name}`, optional: true } },
];

const siteVolume = { name: 'site', configMap: { name: 'site' } };
const siteMount = { name: 'site', mountPath: dirname(SITE_FILE), readOnly: true };

const labelOf = (name: string) => ({ 'app.kubernetes.io/name': name });
const MANY = { cpu: '100m', memory: [192, 512] } as const;

const spreadOf = ({ name, scaling }: ServiceManifest) => ({
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      whenUnsatisfiable: scaling === 'queue' ? 'ScheduleAnyway' : 'DoNotSchedule',
      nodeTaintsPolicy: 'Honor',
      labelSelector: { matchLabels: labelOf(name) },
      matchLabelKeys: ['pod-template-hash'],
    },
  ],
  affinity: {
    podAntiAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [
        {
          weight: 100,
          podAffinityTerm: {
            topologyKey: 'topology.kubernetes.io/zone',
            labelSelector: { matchLabels: labelOf(name) },
          },
        },
      ],
    },
  },
});

function deploymentOf(manifest: ServiceManifest, settings: readonly string[]) {
  const { name, scaling = 'pair', resources: { cpu, memory } = MANY } = manifest;
  const uses = Object.fromEntries(usesOf(manifest).map((use) => [`groundwork/uses-${use}`, 'true']));
  const hasSite = settings.includes('SITE_CONFIG');
  const container = {
    name: 'service',
    image: `groundwork/${name}`,
    envFrom: settingsFor(manifest),
    env: environmentOf(manifest, settings),
    ...(hasSite && { volumeMounts: [siteMount] }),
    resources: { requests: { cpu, memory: `${memory[0]}Mi` }, limits: { memory: `${memory[1]}Mi` } },
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name },
    spec: {
      ...(scaling === 'pair' ? { replicas: 2 } : {}),
      selector: { matchLabels: labelOf(name) },
      template: {
        metadata: { labels: { ...labelOf(name), ...uses } },
        spec: { ...spreadOf(manifest), containers: [container], ...(hasSite && { volumes: [siteVolume] }) },
      },
    },
  };
}

const budgetOf = ({ name }: ServiceManifest) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name },
  spec: { maxUnavailable: 1, selector: { matchLabels: labelOf(name) } },
});

const scalerOf = ({ name }: ServiceManifest) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: 2,
    maxReplicas: 10,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
      },
    ],
    // Every open browser has a stream to its gateway, and not all may reconnect at once.
    behavior: {
      scaleDown: {
        stabilizationWindowSeconds: 300,
        policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }],
      },
    },
  },
});

const publicAccessOf = ({ name }: ServiceManifest) => [
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name },
    spec: { selector: labelOf(name), ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'let-the-public-in' },
    spec: {
      podSelector: { matchLabels: labelOf(name) },
      policyTypes: ['Ingress'],
      ingress: [
        {
          from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } }],
          ports: [{ port: 'http', protocol: 'TCP' }],
        },
      ],
    },
  },
];

const documents = (objects: unknown[]) => objects.map((object) => stringify(object)).join('---\n');

export const baseServices = (manifests: readonly ServiceManifest[], settings: SettingsOf) =>
  documents(
    manifests.flatMap((manifest) => [
      deploymentOf(manifest, settings.get(manifest.name) ?? []),
      budgetOf(manifest),
      ...(manifest.isPublic ? publicAccessOf(manifest) : []),
      ...(manifest.scaling === 'cpu' ? [scalerOf(manifest)] : []),
    ]),
  );

const imagesOf = (manifests: readonly ServiceManifest[]) =>
  [...manifests.map(({ name }) => name), 'operator'].map((name) => `groundwork/${name}`);

export const localKustomization = (manifests: readonly ServiceManifest[]) =>
  stringify({
    images: imagesOf(manifests).map((name) => ({ name, newTag: 'local' })),
    replicas: manifests.filter(({ scaling }) => scaling !== 'cpu').map(({ name }) => ({ name, count: 1 })),
  });

const sample = (name: string) => `sample-only-${name}`;
const sampleKey = (service: string) => `sample-only-call-key-of-${service}`.padEnd(43, '-');
const postgres = (user: string, password: string) =>
  `postgres://${user}:${sample(password)}@postgres:5432/groundwork`;

const sampleOf = (service: string): Record<string, string> => ({
  DATABASE_URL: postgres(`gw_${service}`, service),
  NATS_URL: `nats://${service}:${sample(service)}@nats:4222`,
  CALL_KEY: sampleKey(service),
  CALL_KEYS: publicListOf(Object.fromEntries(CALLERS.map((name) => [name, sampleKey(name)]))),
  REDIS_URL: `redis://:${sample('redis')}@redis:6379`,
  STORAGE_URL: `s3://groundwork:${sample('storage')}@storage:9000/groundwork?tls=false`,
  FIELD_KEYS: 'sample-only:c2FtcGxlLW9ubHlzYW1wbGUtb25seXNhbXBsZS1vbmw=',
});

const secretNamed = (name: string, stringData: Record<string, string>) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name },
  stringData,
});

function operatorSecret(manifests: readonly ServiceManifest[]) {
  const { NATS_URL = '', CALL_KEY = '', REDIS_URL = '' } = sampleOf('operator');
  const roles = manifests.filter(({ tables }) => tables).map(({ name }) => [name, sample(name)]);
  return secretNamed('operator', {
    DATABASE_ADMIN_URL: postgres('groundwork', 'postgres'),
    NATS_URL,
    CALL_KEY,
    REDIS_URL,
    SERVICE_PASSWORDS: JSON.stringify(Object.fromEntries(roles)),
  });
}

export const sampleSecrets = (manifests: readonly ServiceManifest[], users: readonly NatsUser[]) =>
  documents([
    ...manifests.map((manifest) => {
      const own = Object.entries(sampleOf(manifest.name));
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
