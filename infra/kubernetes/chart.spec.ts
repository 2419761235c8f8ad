import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { checkout } from '../local/checkout.mjs';
import { run } from '../local/commands.ts';
import { containersOf, envOf, kinds, type Manifest, nameOf } from './objects.ts';
import { chart, findHelm, manifestsIn, type Profile, profiles, render, tryToRender } from './render.ts';

const helm = findHelm();

const named = (all: Manifest[], kind: string, name: string) =>
  kinds(all, kind).find((object) => nameOf(object) === name);

describe('the chart', () => {
  if (helm === undefined) {
    it('is not rendered without helm', () => {
      expect(findHelm()).toBeUndefined();
    });
    return;
  }
  const rendered = async (profile: Profile, ...more: string[]) =>
    manifestsIn(await render(helm, profile, ...more));

  const ruleOfProduct = async () => {
    const spec = named(await rendered('servers-inside'), 'Ingress', 'gateway')?.spec as object;
    return (spec as { rules: [{ http: object }] }).rules[0];
  };

  it.each(profiles)('passes helm lint with the values %s', async (profile) => {
    const values = join(checkout, 'k8s/values', `${profile}.yaml`);
    const namespace = ['--namespace', 'trial-local'];
    const { code, output } = await run(helm, ['lint', chart, '--strict', ...namespace, '--values', values]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('0 chart(s) failed') });
  });

  it('rejects sample secrets outside a namespace for trials', async () => {
    const { code, output } = await tryToRender(helm, 'production', '--set', 'sampleSecrets=true');
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('ends with -local') });
  });

  it('restarts the pods of a service after a change of its settings only', async () => {
    const annotations = async (...more: string[]) =>
      Object.fromEntries(
        kinds(await rendered('production', ...more), 'Deployment').map((object) => [
          nameOf(object),
          JSON.stringify(object.spec.template.metadata),
        ]),
      );
    const before = await annotations();
    const own = await annotations('--set', 'services.scoring.settings.DATABASE_POOL_SIZE=16');
    expect(Object.keys(before).filter((name) => before[name] !== own[name])).toEqual(['scoring']);
    const small = (value: string) =>
      annotations('--set', `mode=small,services.scoring.settings.DATABASE_POOL_SIZE=${value}`);
    expect(await small('16')).not.toEqual(await small('8'));
    const all = await annotations('--set', 'settings.LOG_LEVEL=debug');
    expect(Object.keys(before).filter((name) => before[name] === all[name])).toEqual([]);
    expect(await annotations('--set', 'site.productName=Kestrel')).toEqual(before);
  });

  it('runs one Deployment in the mode small, with one Service, route, door and disruption budget', async () => {
    const all = await rendered('production', '--set', 'mode=small');
    const [deployment, ...more] = kinds(all, 'Deployment');
    expect([deployment && nameOf(deployment), more]).toEqual(['application', []]);
    expect(kinds(all, 'PodDisruptionBudget').map(nameOf)).toEqual(['application']);
    expect(kinds(all, 'Service').map(nameOf).sort()).toEqual(['application', 'no-process']);
    expect(kinds(all, 'HorizontalPodAutoscaler', 'ScaledObject')).toEqual([]);
    expect(JSON.stringify(kinds(all, 'HTTPRoute'))).toContain(
      '"backendRefs":[{"name":"application","port":80}]',
    );
    expect(named(all, 'NetworkPolicy', 'let-the-public-in')?.spec).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'application' } },
    });
    expect(deployment?.spec).toMatchObject({
      replicas: 2,
      template: {
        spec: {
          containers: [
            {
              env: expect.arrayContaining([{ name: 'TARGET', value: 'all' }]) as unknown,
              startupProbe: { httpGet: { path: '/livez' } },
              livenessProbe: { httpGet: { path: '/livez' } },
              readinessProbe: { httpGet: { path: '/readyz' } },
              resources: { requests: { cpu: '1', memory: '1024Mi' }, limits: { memory: '4096Mi' } },
            },
          ],
        },
      },
    });
  });

  it('gives the one Deployment the keys of its services, as the Deployments of the mode apart have them', async () => {
    const [deployment] = kinds(await rendered('local', '--set', 'mode=small'), 'Deployment');
    const [container] = deployment ? containersOf(deployment) : [];
    const apart = kinds(await rendered('local'), 'Deployment').flatMap((each) =>
      Object.values(envOf(containersOf(each)[0])).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
    );
    const { env = [] } = container ?? {};
    expect(env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])).toEqual(apart);
    expect(new Set(env.map(({ name }) => name)).size).toBe(env.length);
  });

  it('changes replicas and resources of the application', async () => {
    const values =
      'mode=small,services.application.replicas=1,services.application.resources.limits.memory=8Gi';
    const [deployment] = kinds(await rendered('production', '--set', values), 'Deployment');
    expect(deployment?.spec.replicas).toBe(1);
    expect(JSON.stringify(deployment)).toContain('"limits":{"memory":"8Gi"}');
  });

  it('never requests sample data', async () => {
    for (const profile of ['production', 'servers-inside', 'local'] as const)
      expect(JSON.stringify(await rendered(profile))).not.toContain('SAMPLE_DATA');
  });

  it('routes people by the Gateway API without annotations', async () => {
    const all = await rendered('production');
    expect(kinds(all, 'Ingress')).toEqual([]);
    const route = named(all, 'HTTPRoute', 'gateway');
    expect(route?.metadata).not.toHaveProperty('annotations');
    expect(route?.spec).toMatchObject({
      hostnames: ['app.example.com'],
      parentRefs: [{ kind: 'Gateway', name: 'public', namespace: 'gateway-system' }],
      rules: [
        {
          matches: [{ path: { type: 'Exact', value: '/metrics' } }, { path: { value: '/readyz' } }],
          backendRefs: [{ name: 'no-process' }],
        },
        { backendRefs: [{ name: 'gateway', port: 80 }], timeouts: { request: '0s' } },
      ],
    });
  });

  it('routes people by a plain Ingress, with the annotations of the values only', async () => {
    const all = await rendered('servers-inside');
    expect(kinds(all, 'HTTPRoute')).toEqual([]);
    const ingress = named(all, 'Ingress', 'gateway');
    expect(ingress?.metadata).not.toHaveProperty('annotations');
    expect(ingress?.spec).toMatchObject({
      ingressClassName: 'traefik',
      rules: [{ host: 'app.example.com' }],
    });
    const more = await rendered('servers-inside', '--set', 'route.ingress.annotations.a/b=c');
    expect(named(more, 'Ingress', 'gateway')?.metadata).toMatchObject({ annotations: { 'a/b': 'c' } });
  });

  it('routes the hosts of practices too, sixteen in a route', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `host${index}.example.com`);
    const hosts = JSON.stringify(names.map((host) => ({ host })));
    const routes = kinds(await rendered('production', '--set-json', `route.hosts=${hosts}`), 'HTTPRoute');
    const [first, second] = routes.map(
      ({ spec }) => spec as object as Record<'hostnames' | 'rules', object[]>,
    );
    expect(routes.map(nameOf)).toEqual(['gateway', 'gateway-1']);
    expect([first?.hostnames, second?.hostnames].flat()).toEqual(['app.example.com', ...names]);
    expect(second?.rules).toEqual(first?.rules);
  });

  it('routes the hosts of practices by an Ingress, each with its certificate', async () => {
    const more = [
      { host: '*.advisers.example.com' },
      { host: 'funding.example.net', tlsSecret: 'funding-tls' },
    ];
    const all = await rendered('servers-inside', '--set-json', `route.hosts=${JSON.stringify(more)}`);
    const { http } = await ruleOfProduct();
    expect(named(all, 'Ingress', 'gateway')?.spec).toMatchObject({
      tls: [
        { hosts: ['app.example.com'], secretName: 'gateway-tls' },
        { hosts: ['*.advisers.example.com'], secretName: 'gateway-tls' },
        { hosts: ['funding.example.net'], secretName: 'funding-tls' },
      ],
      rules: ['app.example.com', ...more.map(({ host }) => host)].map((host) => ({ host, http })),
    });
  });

  it('allows the addresses of the values', async () => {
    const values = [
      'network.public={edge}',
      'network.monitoring=watch',
      'network.dns.namespace=names',
      'network.servers.nats.networks={10.9.0.0/24}',
      'autoscaling.workers.prometheus=http://mimir.watch.svc:8080',
      'servers.storage.image=registry.example.com/s3:1',
    ];
    const all = await rendered(
      'production',
      '--set',
      values.join(','),
      '--set',
      'servers.storage.enabled=true',
    );
    const policy = (name: string) => JSON.stringify(named(all, 'NetworkPolicy', name)?.spec);
    expect(policy('let-the-public-in')).toContain('"kubernetes.io/metadata.name":"edge"');
    expect(policy('let-monitoring-in')).toContain('"kubernetes.io/metadata.name":"watch"');
    expect(policy('use-collector')).toContain('"kubernetes.io/metadata.name":"watch"');
    expect(policy('resolve-names')).toContain('"kubernetes.io/metadata.name":"names"');
    expect(policy('use-nats')).toContain('"cidr":"10.9.0.0/24"');
    expect(policy('use-storage')).toContain('"port":443');
    expect(JSON.stringify(kinds(all, 'ScaledObject'))).toContain('http://mimir.watch.svc:8080');
    expect(JSON.stringify(named(all, 'StatefulSet', 'storage'))).toContain('registry.example.com/s3:1');
  });

  it('starts three servers of NATS that store each event three times', async () => {
    const all = await rendered('servers-inside');
    expect(named(all, 'StatefulSet', 'nats')?.spec.replicas).toBe(3);
    const configuration = named(all, 'ConfigMap', 'nats')?.data?.['nats.conf'] ?? '';
    expect(configuration).toContain('server_name: $SERVER_NAME');
    expect(configuration.match(/"nats:\/\/nats-\d\.nats:6222"/g)).toHaveLength(3);
    expect(named(all, 'ConfigMap', 'settings')?.data?.['EVENT_STREAM_REPLICAS']).toBe('3');
  });

  it('restarts a NATS that stores nothing since a failed write, and other servers without an open port', async () => {
    const probeOf = async (name: string) =>
      JSON.stringify(named(await rendered('local'), 'StatefulSet', name)?.spec.template.spec.containers);
    expect(await probeOf('nats')).toContain('"livenessProbe":{"exec":{"command":["wget"');
    expect(await probeOf('nats')).toContain('http://127.0.0.1:8222/healthz');
    expect(await probeOf('redis')).toContain(
      '"livenessProbe":{"failureThreshold":6,"periodSeconds":10,"tcpSocket"',
    );
  });

  it('starts one server of NATS and no cluster for a trial', async () => {
    const all = await rendered('local');
    expect(JSON.stringify(named(all, 'ConfigMap', 'nats')?.data)).not.toContain('cluster {');
    expect(named(all, 'ConfigMap', 'settings')?.data).not.toHaveProperty('EVENT_STREAM_REPLICAS');
    expect(kinds(all, 'Cluster')).toEqual([]);
  });

  it('describes a cluster of PostgreSQL whose pods the services may reach', async () => {
    expect(named(await rendered('servers-inside'), 'Cluster', 'postgres')?.spec).toMatchObject({
      instances: 3,
      minSyncReplicas: 1,
      inheritedMetadata: { labels: { 'groundwork/server': 'postgres' } },
    });
  });

  it('gives the Prometheus operator each pod and the rules of the alerts', async () => {
    const labels = 'monitoring.labels.release=prometheus';
    const all = await rendered('production', '--set', labels);
    const rules = parse(readFileSync(join(checkout, 'infra/observability/rules.yaml'), 'utf8')) as unknown;
    expect(named(all, 'PrometheusRule', 'groundwork')).toMatchObject({
      metadata: { labels: { release: 'prometheus' } },
      spec: rules,
    });
    expect(named(all, 'PodMonitor', 'groundwork')?.spec).toMatchObject({
      selector: { matchLabels: { 'groundwork/role': 'service' } },
      podMetricsEndpoints: [
        { port: 'http', relabelings: [{ targetLabel: 'job', replacement: 'groundwork' }, {}] },
      ],
    });
    expect(kinds(await rendered('local'), 'PodMonitor', 'PrometheusRule')).toEqual([]);
  });
});
