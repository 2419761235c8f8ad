import type { ServiceManifest } from '@groundwork/platform-service';
import { processesIn, SHAPES } from './processes.ts';
import { type SettingsOf, SITE_FILE } from './settings.ts';

type Schema = Readonly<Record<string, unknown>>;

const text = (more: Schema = {}) => ({ type: 'string', ...more });
const name = text({ minLength: 1 });
const yesOrNo = { type: 'boolean' };
const atLeast = (minimum: number) => ({ type: 'integer', minimum });
const port = { type: 'integer', minimum: 1, maximum: 65_535 };
const list = (items: Schema, minItems = 0) => ({ type: 'array', items, minItems });
const network = text({ pattern: String.raw`^[0-9a-f.:]+/\d{1,3}$` });
const size = text({ pattern: String.raw`^\d+(Mi|Gi|Ti)$` });
const digest = text({ pattern: '^(sha256:[0-9a-f]{64})?$' });
const anything = { type: 'object' };
const only = (properties: Readonly<Record<string, Schema>>) => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const oneOf = (...values: string[]) => ({ enum: values });

const value = { type: ['string', 'number', 'boolean'] };
const variables = (names: readonly string[]) =>
  only(Object.fromEntries([...names].sort().map((each) => [each, value])));

/** The chart sets them itself: a site file, and one address for the site and its route. */
const BY_THE_CHART = ['SITE_CONFIG', 'PUBLIC_URL'];

function settableIn(manifest: ServiceManifest, settings: SettingsOf): string[] {
  const secret = manifest.secretSettings ?? [];
  const all = settings.get(manifest.name) ?? [];
  return all.filter((each) => !secret.includes(each) && !BY_THE_CHART.includes(each));
}

const requests = only({ cpu: { type: ['string', 'number'] }, memory: name });

const pods = { replicas: atLeast(1), resources: only({ requests, limits: requests }) };
const serviceValues = (names: readonly string[]) => only({ ...pods, settings: variables(names) });

const route = only({
  kind: oneOf('HTTPRoute', 'Ingress', 'none'),
  gateway: only({ name, namespace: name, sectionName: text() }),
  ingress: only({ className: text(), tlsSecret: name, annotations: anything }),
});

const SERVERS = ['postgres', 'nats', 'redis', 'storage'];

const networks = only({
  public: list(name, 1),
  monitoring: name,
  collectorPort: port,
  dns: only({ namespace: name, labels: anything }),
  private: list(network),
  servers: only(
    Object.fromEntries(
      SERVERS.map((server) => [
        server,
        { ...only({ networks: list(network, 1), port }), required: ['networks'] },
      ]),
    ),
  ),
});

const autoscaling = only({
  gateway: only({ enabled: yesOrNo, min: atLeast(2), max: atLeast(2), cpuPercent: atLeast(1) }),
  workers: only({
    enabled: yesOrNo,
    min: atLeast(1),
    max: atLeast(1),
    documentsPerWorker: atLeast(1),
    windowSeconds: atLeast(0),
    downPercent: atLeast(1),
    fallback: atLeast(1),
    prometheus: text({ pattern: '^https?://' }),
  }),
});

const cloudNativePg = only({
  image: name,
  instances: atLeast(1),
  size,
  adminSecret: name,
  operatorNamespace: name,
  apiServer: only({ networks: list(network, 1), ports: list(port, 1) }),
  backup: anything,
});

const servers = only({
  postgres: only({ kind: oneOf('none', 'single', 'cloudNativePg'), image: name, size, cloudNativePg }),
  nats: only({ enabled: yesOrNo, image: name, replicas: { enum: [1, 3, 5] }, size }),
  redis: only({ enabled: yesOrNo, image: name, size }),
  storage: only({ enabled: yesOrNo, image: name, size }),
});

export const chartSchema = (manifests: readonly ServiceManifest[], settings: SettingsOf) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $comment: `npm run generate writes this file. The site file is ${SITE_FILE} in its container.`,
  ...only({
    image: only({
      registry: name,
      tag: text(),
      pullPolicy: oneOf('Always', 'IfNotPresent', 'Never'),
      pullSecrets: list(name),
      digest,
    }),
    publicUrl: text({ pattern: '^https?://[^/]+$' }),
    settings: variables([...new Set(manifests.flatMap((each) => settableIn(each, settings)))]),
    stopSeconds: atLeast(1),
    replicas: atLeast(1),
    mode: oneOf(...SHAPES),
    services: only({
      ...Object.fromEntries(manifests.map((each) => [each.name, serviceValues(settableIn(each, settings))])),
      ...Object.fromEntries(processesIn('small', manifests).map((each) => [each.name, only(pods)])),
    }),
    site: anything,
    route,
    network: networks,
    autoscaling,
    monitoring: only({ podMonitor: yesOrNo, rules: yesOrNo, labels: anything }),
    servers,
    sampleSecrets: yesOrNo,
    global: anything,
  }),
});
