// etcd, the API server and what acts on its objects, on loopback.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { LOOPBACK, reserveInternal, someoneAnswers } from '../../local/ports.mjs';
import { plainEnvironment } from '../../local/servers/program.mjs';
import { httpAnswersOk } from '../../local/wait.mjs';
import { Certificates } from './certificates.mjs';
import { Kubectl, writeAccess } from './kubectl.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof import('./programs.mjs').obtainPrograms>>} Programs
 * @typedef {object} Plane
 * @property {string} folder
 * @property {Certificates} certificates
 * @property {string} url
 * @property {Kubectl} kubectl with every right
 * @property {(name: string, program: import('./programs.mjs').Program, more: More) => Promise<number>} start
 *
 * @typedef {object} More
 * @property {(port: number) => string[]} args
 * @property {(port: number) => Promise<boolean>} [ready] without it, that somebody answers at the port
 * @property {NodeJS.ProcessEnv} [env]
 */

/** Who acts on objects, by the names that the API server's own rules know. */
const IDENTITIES = {
  admin: 'system:masters',
  'system:kube-controller-manager': '',
  'system:kube-scheduler': '',
};

/** @param {import('../../local/life.mjs').Life} life @param {string} folder @returns {Plane['start']} */
const starter = (life, folder) => async (name, program, more) => {
  const { port, release } = await reserveInternal();
  const { args, ready = someoneAnswers, env = {} } = more;
  await life.supervisor.start({
    ...{ name, kind: 'server', cwd: folder, port, release },
    command: program.path,
    args: args(port),
    env: { ...plainEnvironment(), ...program.env, ...env },
    ready: () => ready(port),
  });
  return port;
};

/** @param {string} url @param {string} authority a file @returns {Promise<boolean>} */
function isReady(url, authority) {
  return new Promise((resolve) => {
    const request = get(`${url}/readyz`, { ca: readFileSync(authority), timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/** @param {string} folder */
function makeTokens(folder) {
  const file = join(folder, 'tokens.csv');
  const tokens = new Map(Object.keys(IDENTITIES).map((name) => [name, randomBytes(24).toString('hex')]));
  const lines = Object.entries(IDENTITIES).map(
    ([name, group]) => `${tokens.get(name)},${name},${name},${group}`,
  );
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return { file, of: (/** @type {string} */ name) => tokens.get(name) ?? '' };
}

/** What the API server is told of certificates. @param {Certificates} certificates @param {{ public: string, private: string }} accounts */
async function identityArgs(certificates, accounts) {
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
    // By these it passes questions about metrics on to KEDA.
    `--requestheader-client-ca-file=${certificates.authority.certificate}`,
    '--requestheader-allowed-names=front-proxy',
    '--requestheader-username-headers=X-Remote-User',
    '--requestheader-group-headers=X-Remote-Group',
    '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    `--proxy-client-cert-file=${proxy.certificate}`,
    `--proxy-client-key-file=${proxy.key}`,
  ];
}

/** @param {Plane['start']} start @param {Programs} programs @param {string} folder */
async function startEtcd(start, programs, folder) {
  const peer = await reserveInternal();
  await peer.release();
  const port = await start('etcd', programs.etcd, {
    args: (client) => [
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://${LOOPBACK}:${client}`,
      `--advertise-client-urls=http://${LOOPBACK}:${client}`,
      `--listen-peer-urls=http://${LOOPBACK}:${peer.port}`,
      // What it holds lives as long as this run.
      '--unsafe-no-fsync',
    ],
    ready: (client) => httpAnswersOk(`http://${LOOPBACK}:${client}/health`),
  });
  return `http://${LOOPBACK}:${port}`;
}

/** @param {string} etcd @param {string} folder @param {string[]} identity */
const apiServerArgs = (etcd, folder, identity) => (/** @type {number} */ port) => [
  `--etcd-servers=${etcd}`,
  `--bind-address=${LOOPBACK}`,
  `--secure-port=${port}`,
  `--cert-dir=${folder}`,
  '--authorization-mode=RBAC',
  '--service-cluster-ip-range=10.96.0.0/16',
  // Nobody looks for it by its cluster address, which would have to be other than loopback.
  '--endpoint-reconciler-type=none',
  // Debian's etcd is too old for it, and clients of KEDA and kwok keep trying.
  '--feature-gates=WatchList=false',
  // So that a privileged pod is refused by the namespace's rule and not by a switch of the server.
  '--allow-privileged=true',
  ...identity,
];

/** @param {string} access @param {number} port */
const controllerArgs = (access, port) => [
  `--kubeconfig=${access}`,
  `--authentication-kubeconfig=${access}`,
  `--authorization-kubeconfig=${access}`,
  `--bind-address=${LOOPBACK}`,
  `--secure-port=${port}`,
  '--leader-elect=false',
];

/**
 * @param {import('../../local/life.mjs').Life} life
 * @param {Programs} programs
 * @returns {Promise<Plane>}
 */
export async function startPlane(life, programs) {
  const folder = join(life.instance.folder, 'plane');
  mkdirSync(folder, { recursive: true });
  const certificates = new Certificates(folder);
  await certificates.begin();
  const [accounts, tokens] = [certificates.accountKeys(), makeTokens(folder)];
  const start = starter(life, folder);
  const etcd = await startEtcd(start, programs, folder);
  const authority = certificates.authority.certificate;
  const identity = [`--token-auth-file=${tokens.file}`, ...(await identityArgs(certificates, accounts))];
  const port = await start('kube-apiserver', programs.apiServer, {
    args: apiServerArgs(etcd, folder, identity),
    ready: (secure) => isReady(`https://${LOOPBACK}:${secure}`, authority),
  });
  const url = `https://${LOOPBACK}:${port}`;
  /** @param {string} name */
  const accessOf = (name) => {
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
