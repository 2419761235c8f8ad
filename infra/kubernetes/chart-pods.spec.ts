import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHAPES } from '../services/processes.ts';
import { containersOf, envOf, kinds, type Manifest, nameOf, podsOf, podSpecOf } from './objects.ts';
import { complaintsAbout } from './policy.ts';
import { findHelm, manifestsIn, type Profile, render } from './render.ts';

const helm = findHelm();

const own = {
  env: [{ name: 'HTTPS_PROXY', value: 'http://proxy.example.com:3128' }],
  envFrom: [{ configMapRef: { name: 'team' } }],
  volumes: [{ name: 'forms', configMap: { name: 'forms' } }],
  volumeMounts: [{ name: 'forms', mountPath: '/srv/forms' }],
};
const placement = {
  tolerations: [{ key: 'apps', operator: 'Exists' }],
  nodeSelector: { disk: 'ssd' },
  priorityClassName: 'apps',
};
const marks = { annotations: { 'team/owner': 'apps' }, labels: { 'team.example.com/name': 'apps' } };
const nodeAffinity = { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [] } };

const values = {
  pod: { ...own, ...placement, ...marks, affinity: { nodeAffinity } },
  serviceAccount: { create: true, name: 'apps', annotations: { 'eks.amazonaws.com/role-arn': 'arn' } },
  image: { pullSecrets: ['registry'] },
  trust: { secret: 'postgres-ca' },
  storageClass: 'fast',
};

interface Meta {
  readonly labels?: Record<string, string>;
  readonly annotations?: Record<string, string>;
}
interface Claims {
  readonly volumeClaimTemplates: readonly { readonly spec: object }[];
}
const metaOf = ({ spec }: Manifest) => spec.template.metadata as Meta;
const isServer = ({ kind }: Manifest) => kind === 'StatefulSet';
const isOurs = (object: Manifest) => !isServer(object);

describe('the values of a platform team', () => {
  if (helm === undefined) {
    it('are not rendered without helm', () => {
      expect(findHelm()).toBeUndefined();
    });
    return;
  }
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'chart-pods-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function rendered(given: object, profile: Profile = 'local', ...more: string[]) {
    const file = join(folder, 'values.json');
    writeFileSync(file, JSON.stringify(given));
    return manifestsIn(await render(helm!, profile, '--values', file, ...more));
  }

  describe.each(SHAPES)('in the mode %s', (mode) => {
    let all: Manifest[] = [];
    beforeAll(async () => {
      all = await rendered({ ...values, mode });
    });

    it('reach each workload: services, migration and servers', () => {
      expect(new Set(podsOf(all).map(({ kind }) => kind))).toEqual(
        new Set(['Deployment', 'StatefulSet', 'Job']),
      );
      for (const object of podsOf(all)) {
        expect(podSpecOf(object)).toMatchObject({
          ...placement,
          affinity: { nodeAffinity },
          serviceAccountName: 'apps',
          imagePullSecrets: [{ name: 'registry' }],
        });
        expect(metaOf(object)).toMatchObject(marks);
      }
      const accounts = kinds(all, 'ServiceAccount');
      expect(accounts).toMatchObject([
        { metadata: { name: 'apps', annotations: values.serviceAccount.annotations } },
      ]);
    });

    it('give variables, volumes and the private authority to each pod of our image, and to no server', () => {
      for (const object of podsOf(all).filter(isOurs)) {
        const [container] = containersOf(object);
        expect(container).toMatchObject({
          env: expect.arrayContaining(own.env) as unknown,
          envFrom: expect.arrayContaining(own.envFrom) as unknown,
          volumeMounts: expect.arrayContaining(own.volumeMounts) as unknown,
        });
        expect(podSpecOf(object).volumes).toEqual(expect.arrayContaining(own.volumes));
        const file = envOf(container)['NODE_EXTRA_CA_CERTS']?.value ?? '';
        const mount = container?.volumeMounts?.find(({ mountPath }) => file === `${mountPath}/ca.crt`);
        expect(podSpecOf(object).volumes?.find(({ name }) => name === mount?.name)).toMatchObject({
          secret: { secretName: 'postgres-ca', items: [{ key: 'ca.crt', path: 'ca.crt' }] },
        });
      }
      const servers = JSON.stringify(podsOf(all).filter(isServer));
      expect(servers).not.toMatch(/HTTPS_PROXY|\/srv\/forms|NODE_EXTRA_CA_CERTS|"team"/);
      const claims = podsOf(all)
        .filter(isServer)
        .map(({ spec }) => (spec as unknown as Claims).volumeClaimTemplates);
      expect(claims).toHaveLength(4);
      for (const [claim] of claims) expect(claim).toMatchObject({ spec: { storageClassName: 'fast' } });
    });

    it('follow the policy', () => {
      expect(complaintsAbout(all)).toEqual([]);
    });
  });

  it('of one workload add to those of all, and replace single ones', async () => {
    const scoring = {
      env: [{ name: 'B', value: '2' }],
      annotations: { a: 'scoring' },
      priorityClassName: 'high',
    };
    const all = await rendered({
      pod: {
        env: [{ name: 'A', value: '1' }],
        annotations: { a: 'all', b: 'all' },
        priorityClassName: 'low',
      },
      services: { scoring: { pod: scoring } },
      migration: { pod: { nodeSelector: { disk: 'ssd' } }, resources: { limits: { memory: '1Gi' } } },
      servers: { redis: { pod: { env: [{ name: 'C', value: '3' }] }, storageClass: 'slow' } },
    });
    const pod = (name: string) => podsOf(all).find((object) => nameOf(object).startsWith(name))!;
    const variables = (name: string) => Object.keys(envOf(containersOf(pod(name))[0]));
    expect(metaOf(pod('scoring')).annotations).toMatchObject({ a: 'scoring', b: 'all' });
    expect(metaOf(pod('profile')).annotations).toMatchObject({ a: 'all', b: 'all' });
    expect(variables('scoring')).toEqual(expect.arrayContaining(['A', 'B']));
    expect(variables('profile')).toContain('A');
    expect(variables('profile')).not.toContain('B');
    expect(variables('redis')).toEqual(['REDIS_PASSWORD', 'C']);
    expect(podSpecOf(pod('scoring'))).toMatchObject({ priorityClassName: 'high' });
    expect(podSpecOf(pod('profile'))).toMatchObject({ priorityClassName: 'low' });
    expect(podSpecOf(pod('migrate'))).toMatchObject({ nodeSelector: { disk: 'ssd' } });
    expect(containersOf(pod('migrate'))[0]?.resources).toMatchObject({ limits: { memory: '1Gi' } });
    expect(JSON.stringify(pod('redis').spec)).toContain('"storageClassName":"slow"');
    expect(JSON.stringify(pod('nats').spec)).not.toContain('storageClassName');
  });

  it('replace a variable of the chart or of all pods, since Kubernetes rejects a name twice', async () => {
    const from = (name: string) => ({ valueFrom: { secretKeyRef: { name, key: 'key' } } });
    const headers = { name: 'OTEL_EXPORTER_OTLP_HEADERS', ...from('collector') };
    const all = await rendered({
      pod: { env: [headers, { name: 'A', value: 'all' }] },
      services: {
        scoring: {
          pod: {
            env: [
              { name: 'A', value: 'own' },
              { name: 'DATABASE_URL', ...from('db') },
            ],
          },
        },
      },
    });
    for (const object of podsOf(all)) {
      const names = (containersOf(object)[0]?.env ?? []).map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
    const scoring = envOf(containersOf(podsOf(all).find((object) => nameOf(object) === 'scoring')!)[0]);
    expect(scoring['A']).toEqual({ value: 'own' });
    expect(scoring['DATABASE_URL']).toEqual(from('db'));
    expect(scoring['OTEL_EXPORTER_OTLP_HEADERS']).toEqual(from('collector'));
  });

  it('name an authority in a ConfigMap, and no authority by default', async () => {
    const all = await rendered({ trust: { configMap: 'authorities', key: 'ca.pem' } });
    for (const object of podsOf(all).filter(isOurs))
      expect(podSpecOf(object).volumes).toContainEqual({
        name: 'trust',
        configMap: { name: 'authorities', items: [{ key: 'ca.pem', path: 'ca.crt' }] },
      });
    expect(JSON.stringify(await rendered({}))).not.toMatch(/NODE_EXTRA_CA_CERTS|"trust"/);
  });

  it('give each server TLS with a Secret of its own, in the shape of cert-manager', async () => {
    const secrets = { postgres: 'pg-tls', nats: 'nats-tls', redis: 'redis-tls', storage: 'storage-tls' };
    const tls = Object.entries(secrets).map(([name, tlsSecret]) => [name, { tlsSecret }]);
    const all = await rendered({ servers: Object.fromEntries(tls) as object });
    for (const [name, secretName] of Object.entries(secrets)) {
      const server = podsOf(all).find((object) => nameOf(object) === name)!;
      const [volume] = (podSpecOf(server).volumes ?? []).filter((each) => each.name === 'tls') as unknown[];
      // 288 is 0440: the group of the pod reads the key, as PostgreSQL requires it.
      expect(volume).toMatchObject({ secret: { secretName, defaultMode: 0o440 } });
      expect(containersOf(server)[0]?.volumeMounts).toContainEqual({
        name: 'tls',
        mountPath: '/etc/tls',
        readOnly: true,
      });
    }
    const text = (name: string) => JSON.stringify(podsOf(all).find((object) => nameOf(object) === name));
    expect(text('postgres')).toContain('ssl_key_file=/etc/tls/tls.key');
    expect(text('redis')).toContain('"--port","0","--tls-port","6379"');
    expect(text('storage')).toContain('"--certs-dir","/etc/tls"');
    expect(text('storage')).toContain('{"key":"tls.key","path":"private.key"}');
    const [nats] = kinds(all, 'ConfigMap').filter((object) => nameOf(object) === 'nats');
    expect(nats?.data?.['nats.conf']).toContain(
      'tls { cert_file: "/etc/tls/tls.crt", key_file: "/etc/tls/tls.key" }',
    );
    expect(JSON.stringify(await rendered({}))).not.toContain('/etc/tls');
  });

  it('open further networks to the services that they name, in both modes', async () => {
    const rule = { name: 'mail', services: ['identity'], networks: ['10.3.0.25/32'], ports: [25] };
    for (const [mode, pod] of [
      ['apart', 'identity'],
      ['small', 'application'],
    ]) {
      const all = await rendered({ mode, network: { more: [rule] } }, 'production');
      const policies = kinds(all, 'NetworkPolicy').filter(({ spec }) =>
        JSON.stringify(spec).includes('10.3.0.25'),
      );
      expect(policies).toMatchObject([
        {
          metadata: { name: `${pod}-uses-mail` },
          spec: {
            podSelector: { matchLabels: { 'app.kubernetes.io/name': pod } },
            egress: [{ to: [{ ipBlock: { cidr: '10.3.0.25/32' } }], ports: [{ port: 25, protocol: 'TCP' }] }],
          },
        },
      ]);
      expect(complaintsAbout(all)).toEqual([]);
    }
  });

  it('have a migration that waits until its database accepts connections', async () => {
    const [job] = kinds(await rendered({}), 'Job');
    const [wait] = job ? (podSpecOf(job).initContainers ?? []) : [];
    const { args = [] } = wait as unknown as { args?: string[] };
    const server = createServer();
    const listen = async (port: number) => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    };
    const port = await listen(0);
    server.close();
    await once(server, 'close');
    const DATABASE_ADMIN_URL = `postgres://a:b@127.0.0.1:${port}/c`;
    const waiting = spawn(process.execPath, args, { env: { DATABASE_ADMIN_URL } });
    await once(waiting, 'spawn');
    await listen(port);
    expect(await once(waiting, 'exit')).toEqual([0, null]);
    server.close();
  });

  it('render the same objects each time, with nothing random', async () => {
    const [one, other] = [await rendered(values), await rendered(values)];
    expect(one).toEqual(other);
  });
});

describe('a cluster of CloudNativePG', () => {
  if (helm === undefined) return;
  const pg = 'servers.postgres.cloudNativePg';
  const rendered = async (...sets: string[]) =>
    manifestsIn(
      await render(helm, 'servers-inside', ...sets.flatMap((set) => ['--set-json', `${pg}.${set}`])),
    );
  const store = { destinationPath: 's3://backups/', endpointURL: 'https://s3.example.com' };
  const backup = `backup.objectStore=${JSON.stringify(store)}`;
  const plugin = 'barman-cloud.cloudnative-pg.io';

  it('archives its log with the plugin, and makes a base backup on schedule', async () => {
    const all = await rendered(backup);
    const [cluster] = kinds(all, 'Cluster');
    expect(cluster?.spec).toMatchObject({
      plugins: [
        {
          name: plugin,
          isWALArchiver: true,
          parameters: { barmanObjectName: 'postgres', serverName: 'postgres' },
        },
      ],
      inheritedMetadata: { labels: { 'groundwork/uses-storage': 'true' } },
    });
    expect(cluster?.spec).not.toHaveProperty('backup');
    expect(kinds(all, 'ObjectStore')).toMatchObject([
      { metadata: { name: 'postgres' }, spec: { retentionPolicy: '30d', configuration: store } },
    ]);
    expect(kinds(all, 'ScheduledBackup')).toMatchObject([
      {
        spec: {
          schedule: '0 0 3 * * *',
          immediate: true,
          cluster: { name: 'postgres' },
          method: 'plugin',
          pluginConfiguration: { name: plugin },
        },
      },
    ]);
    expect(kinds(await rendered(), 'ObjectStore', 'ScheduledBackup')).toEqual([]);
  });

  it('starts from a backup, and archives under another name', async () => {
    const restore = '{"serverName":"postgres","targetTime":"2026-11-01 12:00:00+00"}';
    const [cluster] = kinds(
      await rendered(backup, 'backup.serverName="postgres-2"', `restore=${restore}`),
      'Cluster',
    );
    expect(cluster?.spec).toMatchObject({
      bootstrap: {
        recovery: {
          source: 'backup',
          database: 'groundwork',
          recoveryTarget: { targetTime: '2026-11-01 12:00:00+00' },
        },
      },
      externalClusters: [
        {
          name: 'backup',
          plugin: { name: plugin, parameters: { barmanObjectName: 'postgres', serverName: 'postgres' } },
        },
      ],
      plugins: [{ parameters: { serverName: 'postgres-2' } }],
    });
    expect(cluster?.spec).not.toHaveProperty('bootstrap.initdb');
  });

  it('uses a certificate of cert-manager', async () => {
    const pair = { serverTLSSecret: 'postgres-tls', serverCASecret: 'postgres-tls' };
    const [cluster] = kinds(await rendered(`certificates=${JSON.stringify(pair)}`), 'Cluster');
    expect(cluster?.spec).toMatchObject({ certificates: pair });
  });
});
