import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { LOOPBACK, reserveInternal, isInUse } from '../../local/ports.ts';
import { plainEnvironment } from '../../local/servers/program.ts';
import { httpAnswersOk } from '../../local/wait.ts';
import type { Ground } from '../../bench/ground.ts';
import { Certificates } from './certificates.ts';
import { Kubectl, writeAccess } from './kubectl.ts';
import type { Program, Programs } from './programs.ts';

interface More {
  readonly args: (port: number) => string[];
  readonly ready?: (port: number) => Promise<boolean>;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Plane {
  readonly folder: string;
  readonly certificates: Certificates;
  readonly url: string;
  readonly kubectl: Kubectl;
  readonly start: (name: string, program: Program, more: More) => Promise<number>;
}

const IDENTITIES = {
  admin: 'system:masters',
  'system:kube-controller-manager': '',
  'system:kube-scheduler': '',
};

const starter =
  ({ life }: Ground, folder: string): Plane['start'] =>
  async (name, program, more) => {
    const { port, release } = await reserveInternal();
    const { args, ready = isInUse, env = {} } = more;
    await life.supervisor.start({
      name,
      kind: 'server',
      cwd: folder,
      port,
      release,
      command: program.path,
      args: args(port),
      env: { ...plainEnvironment(), ...program.env, ...env },
      ready: () => ready(port),
    });
    return port;
  };

function isReady(url: string, authority: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/readyz`, { ca: readFileSync(authority), timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => {
      resolve(false);
    });
  });
}

function makeTokens(folder: string) {
  const file = join(folder, 'tokens.csv');
  const tokens = new Map(Object.keys(IDENTITIES).map((name) => [name, randomBytes(24).toString('hex')]));
  const lines = Object.entries(IDENTITIES).map(
    ([name, group]) => `${tokens.get(name)},${name},${name},${group}`,
  );
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return { file, of: (name: string) => tokens.get(name) ?? '' };
}

async function identityArgs(certificates: Certificates, accounts: { public: string; private: string }) {
  const names = `DNS:localhost,DNS:kubernetes.default.svc,IP:${LOOPBACK}`;
  const own = await certificates.issue('kube-apiserver', names);
  const proxy = await certificates.issue('front-proxy');
  return [
    `--tls-cert-file=${own.certificate}`,
    `--tls-private-key-file=${own.key}`,
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${accounts.public}`,
    `--service-account-signing-key-file=${accounts.private}`,
    `--client-ca-file=${certificates.authority.certificate}`,
    // With these it forwards queries for metrics to KEDA.
    `--requestheader-client-ca-file=${certificates.authority.certificate}`,
    '--requestheader-allowed-names=front-proxy',
    '--requestheader-username-headers=X-Remote-User',
    '--requestheader-group-headers=X-Remote-Group',
    '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    `--proxy-client-cert-file=${proxy.certificate}`,
    `--proxy-client-key-file=${proxy.key}`,
  ];
}

async function startEtcd(start: Plane['start'], programs: Programs, folder: string) {
  const peer = await reserveInternal();
  await peer.release();
  const port = await start('etcd', programs.etcd, {
    args: (client) => [
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://${LOOPBACK}:${client}`,
      `--advertise-client-urls=http://${LOOPBACK}:${client}`,
      `--listen-peer-urls=http://${LOOPBACK}:${peer.port}`,
      '--unsafe-no-fsync',
    ],
    ready: (client) => httpAnswersOk(`http://${LOOPBACK}:${client}/health`),
  });
  return `http://${LOOPBACK}:${port}`;
}

const apiServerArgs = (etcd: string, folder: string, identity: string[]) => (port: number) => [
  `--etcd-servers=${etcd}`,
  `--bind-address=${LOOPBACK}`,
  `--secure-port=${port}`,
  `--cert-dir=${folder}`,
  '--authorization-mode=RBAC',
  '--service-cluster-ip-range=10.96.0.0/16',
  // Its cluster address may not be a loopback one.
  '--endpoint-reconciler-type=none',
  // Debian's etcd is too old for it.
  '--feature-gates=WatchList=false',
  // The rule of the namespace must reject a privileged pod, not a switch of the server.
  '--allow-privileged=true',
  ...identity,
];

const controllerArgs = (access: string, port: number) => [
  `--kubeconfig=${access}`,
  `--authentication-kubeconfig=${access}`,
  `--authorization-kubeconfig=${access}`,
  `--bind-address=${LOOPBACK}`,
  `--secure-port=${port}`,
  '--leader-elect=false',
];

export async function preparePlane(place: string) {
  const folder = join(place, 'plane');
  mkdirSync(folder, { recursive: true });
  const certificates = new Certificates(folder);
  await certificates.begin();
  const [accounts, tokens] = [certificates.accountKeys(), makeTokens(folder)];
  const identity = [`--token-auth-file=${tokens.file}`, ...(await identityArgs(certificates, accounts))];
  return { folder, certificates, accounts, tokens, identity };
}

export async function startPlane(ground: Ground, programs: Programs): Promise<Plane> {
  const prepared = await preparePlane(ground.instance.folder);
  const { folder, certificates, accounts, tokens, identity } = prepared;
  const start = starter(ground, folder);
  const etcd = await startEtcd(start, programs, folder);
  const authority = certificates.authority.certificate;
  const port = await start('kube-apiserver', programs.apiServer, {
    args: apiServerArgs(etcd, folder, identity),
    ready: (secure) => isReady(`https://${LOOPBACK}:${secure}`, authority),
  });
  const url = `https://${LOOPBACK}:${port}`;
  const accessOf = (name: string) => {
    const file = join(folder, `${name.replace('system:', '')}.kubeconfig`);
    return writeAccess(file, { url, authority, token: tokens.of(name) });
  };
  await start('kube-controller-manager', programs.controllers, {
    args: (secure) => [
      ...controllerArgs(accessOf('system:kube-controller-manager'), secure),
      '--use-service-account-credentials=true',
      `--service-account-private-key-file=${accounts.private}`,
      `--root-ca-file=${authority}`,
    ],
  });
  await start('kube-scheduler', programs.scheduler, {
    args: (secure) => controllerArgs(accessOf('system:kube-scheduler'), secure),
  });
  const kubectl = new Kubectl(programs.kubectl.path, folder, accessOf('admin'));
  return { folder, certificates, url, kubectl, start };
}
