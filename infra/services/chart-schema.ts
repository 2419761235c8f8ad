import type { ServiceManifest } from '@groundwork/platform-service';
import type { Service } from '../scripts/configuration-page.ts';
import { pod } from './pod-schema.ts';
import { processesIn, SHAPES } from './processes.ts';
import {
  anything,
  digest,
  host,
  integer,
  key,
  list,
  mapOf,
  matching,
  name,
  nameOrNone,
  network,
  oneOf,
  only,
  port,
  replicas,
  resources,
  type Schema,
  text,
  yesOrNo,
} from './schema-parts.ts';
import { servers } from './server-schema.ts';
import { schemaOfSetting } from './setting-rules.ts';
import { secretSettingsOf, SITE_FILE } from './settings.ts';
import { siteSchema } from './site-schema.ts';

/** The chart sets them itself: a site file, one address for the site and its route, and one time for a stop. */
const BY_THE_CHART = ['SITE_CONFIG', 'PUBLIC_URL', 'STOP_SECONDS'];

type Settable = readonly [name: string, schema: Schema][];

const variables = (settings: Settable) =>
  only(Object.fromEntries([...settings].sort(([one], [other]) => (one < other ? -1 : 1))));

const pods = { replicas, resources, pod };

const route = only({
  kind: oneOf('HTTPRoute', 'Ingress', 'none'),
  hosts: list(only({ host, tlsSecret: name }, ['host'])),
  gateway: only({ name, namespace: name, sectionName: nameOrNone }),
  ingress: only({ className: nameOrNone, tlsSecret: name, annotations: mapOf(text()) }),
});

const SERVERS = ['postgres', 'nats', 'redis', 'storage'];
const server = only({ networks: list(network, 1), port }, ['networks']);

const networkRules = (processes: readonly string[]) =>
  only({
    public: list(name, 1),
    monitoring: name,
    collectorPort: port,
    dns: only({ namespace: name, labels: mapOf(text()) }),
    private: list(network),
    servers: only(Object.fromEntries(SERVERS.map((each) => [each, server]))),
    more: list(
      only(
        {
          name,
          services: list(oneOf(...processes), 1),
          networks: list(network, 1),
          ports: list(port, 1),
          protocol: oneOf('TCP', 'UDP'),
        },
        ['name', 'services', 'networks', 'ports'],
      ),
    ),
  });

const autoscaling = only({
  gateway: only({
    enabled: yesOrNo,
    min: integer(2, 1000),
    max: integer(2, 1000),
    cpuPercent: integer(1, 1000),
  }),
  workers: only({
    enabled: yesOrNo,
    min: replicas,
    max: replicas,
    documentsPerWorker: integer(1, 100_000),
    windowSeconds: integer(0, 3600),
    downPercent: integer(1, 100),
    fallback: replicas,
    prometheus: text(),
  }),
});

const image = only({
  registry: matching(String.raw`^[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?(:\d{1,5})?$`),
  repository: matching('^[0-9a-z]+([._-]+[0-9a-z]+)*(/[0-9a-z]+([._-]+[0-9a-z]+)*)*$'),
  tag: matching(String.raw`^(\w[\w.-]{0,127})?$`),
  pullPolicy: oneOf('Always', 'IfNotPresent', 'Never'),
  pullSecrets: list(name),
  digest,
});

function valuesOfServices(manifests: readonly ServiceManifest[], settable: (service: string) => Settable) {
  const together = processesIn('small', manifests).map((each) => [each.name, only(pods)] as const);
  const apart = manifests.map((each) => [
    each.name,
    only({ ...pods, settings: variables(settable(each.name)) }),
  ]);
  return only(Object.fromEntries([...apart, ...together]) as Record<string, Schema>);
}

export function chartSchema(manifests: readonly ServiceManifest[], services: readonly Service[]) {
  const settable = (of: string): Settable => {
    const secrets = manifests.filter((each) => each.name === of).flatMap(secretSettingsOf);
    return Object.entries(services.find(({ service }) => service === of)?.fragment ?? {})
      .filter(([each]) => !secrets.includes(each) && !BY_THE_CHART.includes(each))
      .map(([each, setting]) => [each, schemaOfSetting(setting)]);
  };
  const processes = SHAPES.flatMap((shape) => processesIn(shape, manifests).map((each) => each.name));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `npm run generate writes this file. The site file is ${SITE_FILE} in its container.`,
    ...only({
      image,
      publicUrl: text(),
      settings: variables(manifests.flatMap((each) => settable(each.name))),
      stopSeconds: integer(1, 7200),
      replicas,
      mode: oneOf(...SHAPES),
      services: valuesOfServices(manifests, settable),
      migration: only({ deadlineSeconds: integer(60, 86_400), resources, pod }),
      pod,
      serviceAccount: only({ create: yesOrNo, name: nameOrNone, annotations: mapOf(text()) }),
      trust: only({ configMap: nameOrNone, secret: nameOrNone, key }),
      storageClass: nameOrNone,
      site: siteSchema(),
      route,
      network: networkRules(processes),
      autoscaling,
      monitoring: only({ podMonitor: yesOrNo, rules: yesOrNo, labels: mapOf(text()) }),
      servers,
      sampleSecrets: yesOrNo,
      global: anything,
    }),
  };
}
