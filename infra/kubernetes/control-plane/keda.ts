import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK, reserveInternal } from '../../local/ports.ts';
import { httpAnswersOk } from '../../local/wait.ts';
import { writeAccess } from './kubectl.ts';
import type { Plane } from './plane.ts';
import type { Keda } from './programs.ts';

const MANIFESTS = [
  'general/namespace.yaml',
  'service_account/service_account.yaml',
  'rbac/role.yaml',
  'rbac/role_binding.yaml',
  'metrics-server/role.yaml',
  'metrics-server/role_binding.yaml',
];
const NAMESPACE = 'keda';
const SERVICE = 'keda-metrics-apiserver';

export async function installKeda({ kubectl }: Plane, sources: string) {
  for (const file of MANIFESTS) await kubectl.do('apply', '--filename', join(sources, 'config', file));
}

async function makeCertificates({ certificates, folder }: Plane) {
  const hosts = `DNS:localhost,DNS:${SERVICE}.${NAMESPACE}.svc,IP:${LOOPBACK}`;
  const { certificate, key } = await certificates.issue('keda', hosts);
  const own = join(folder, 'keda');
  mkdirSync(own);
  copyFileSync(certificates.authority.certificate, join(own, 'ca.crt'));
  copyFileSync(certificate, join(own, 'tls.crt'));
  copyFileSync(key, join(own, 'tls.key'));
  return own;
}

async function announce({ kubectl, certificates }: Plane, port: number) {
  await kubectl.apply(
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: SERVICE, namespace: NAMESPACE },
      // An endpoint may not be a loopback address; a name may resolve to one.
      spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
    },
    {
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: 'v1beta1.external.metrics.k8s.io' },
      spec: {
        service: { name: SERVICE, namespace: NAMESPACE, port },
        group: 'external.metrics.k8s.io',
        version: 'v1beta1',
        groupPriorityMinimum: 100,
        versionPriority: 100,
        caBundle: readFileSync(certificates.authority.certificate).toString('base64'),
      },
    },
  );
  await kubectl.waitFor('condition=Available', 'apiservice', 'v1beta1.external.metrics.k8s.io');
}

export async function startKeda(plane: Plane, keda: Keda) {
  const { kubectl, start, certificates, folder, url } = plane;
  const own = await makeCertificates(plane);
  const login = ['create', 'token', 'keda-operator', '--namespace', NAMESPACE, '--duration=2h'] as const;
  const token = await kubectl.do(...login);
  const access = writeAccess(join(folder, 'keda.kubeconfig'), {
    url,
    authority: certificates.authority.certificate,
    token: token.trim(),
  });
  const env = {
    POD_NAMESPACE: NAMESPACE,
    KEDA_CLUSTER_OBJECT_NAMESPACE: NAMESPACE,
    WATCH_NAMESPACE: '',
    KUBECONFIG: access,
  };
  const answers = await reserveInternal();
  await answers.release();
  await start('keda-operator', keda.operator, {
    args: (port) => [
      `--health-probe-bind-address=${LOOPBACK}:${port}`,
      '--metrics-bind-address=0',
      `--metrics-service-bind-address=${LOOPBACK}:${answers.port}`,
      `--cert-dir=${own}`,
    ],
    env,
    ready: (port) => httpAnswersOk(`http://${LOOPBACK}:${port}/readyz`),
  });
  const port = await start('keda-adapter', keda.adapter, {
    args: (secure) => [
      `--secure-port=${secure}`,
      `--bind-address=${LOOPBACK}`,
      '--port=0',
      `--metrics-service-address=${LOOPBACK}:${answers.port}`,
      `--cert-dir=${own}`,
      `--client-ca-file=${join(own, 'ca.crt')}`,
      `--tls-cert-file=${join(own, 'tls.crt')}`,
      `--tls-private-key-file=${join(own, 'tls.key')}`,
      `--authentication-kubeconfig=${access}`,
      `--authorization-kubeconfig=${access}`,
      `--lister-kubeconfig=${access}`,
    ],
    env,
  });
  await announce(plane, port);
}
