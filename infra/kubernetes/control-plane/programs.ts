// What a control plane consists of, built from its published source once and kept beside the other servers' programs.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mustRun, which } from '../../local/commands.mjs';
import { Failure } from '../../local/failure.mjs';
import { step } from '../../local/progress.mjs';
import { fromApt } from '../../local/servers/apt.mjs';
import { fromGo } from '../../local/servers/go.mjs';
import { fromPath } from '../../local/servers/path.mjs';
import { KEDA, KUBERNETES, sourcesOf } from '../sources.mjs';
import type { Program as Found, Source } from '../../local/servers/program.mjs';

const KWOK = 'sigs.k8s.io/kwok/cmd/kwok@v0.7.0';

export type Program = Pick<Found, 'path' | 'env'>;
export type Programs = Awaited<ReturnType<typeof obtainPrograms>>;

interface Replacement {
  readonly Old: { readonly Path: string };
  readonly New: { readonly Path: string; readonly Version?: string };
}

/** What `go version` shows of a release is set by the linker. */
const kubernetesSays = (version: string) => {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(version) ?? [];
  const values = { gitVersion: version, gitMajor: major, gitMinor: minor };
  return Object.entries(values)
    .map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`)
    .join(' ');
};

/**
 * `go install` refuses a module that replaces what it depends on. So: a module of ours that depends on it and replaces the
 * same; what it replaces by its own folders (Kubernetes' staging) by what was published of them, as v0 instead of v1.
 */
async function writeModule(go: string, module: string, folder: string) {
  const [path = '', version = ''] = module.split('@');
  const file = join(await sourcesOf(go, module), 'go.mod');
  const read = await mustRun('Reading go.mod', go, ['mod', 'edit', '-json', file]);
  const { Go, Replace = [] } = JSON.parse(read) as { Go: string; Replace?: Replacement[] };
  const published = version.replace(/^v1\./, 'v0.');
  const lines = Replace.map(({ Old, New }) =>
    New.Version === undefined
      ? `replace ${Old.Path} => ${Old.Path} ${published}`
      : `replace ${Old.Path} => ${New.Path} ${New.Version}`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'go.mod'),
    [`module built-here`, `go ${Go}`, `require ${path} ${version}`, ...lines, ''].join('\n'),
  );
}

function placeOf(programs: string, module: string) {
  const [path = '', version] = module.split('@');
  const name = basename(path.replace(/\/v\d+$/, ''));
  return { path, name, version, folder: join(programs, `go-${name}-${version}`) };
}

export const isKubernetesBuilt = (programs: string) => existsSync(placeOf(programs, KUBERNETES).folder);

async function built(go: string, programs: string, module: string, commands: string[], linked: string) {
  const { path, name, version, folder } = placeOf(programs, module);
  if (existsSync(folder)) return folder;
  const work = `${folder}.${process.pid}`;
  try {
    await writeModule(go, module, work);
    const packages = commands.map((command) => `${path}/cmd/${command}`);
    await step(`Building ${name} ${version} with Go (six minutes on two free cores, once)`, () =>
      mustRun(
        `Building ${name}`,
        go,
        ['build', '-ldflags', `-s -w ${linked}`, '-o', join(work, 'bin/'), ...packages],
        { cwd: work, env: { ...process.env, GOFLAGS: '-mod=mod' }, log: join(programs, `go-${name}.log`) },
      ),
    );
    // Renamed when complete: an interrupted run leaves nothing that looks finished.
    renameSync(join(work, 'bin'), folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function first(name: string, advice: string, sources: Source[]) {
  for (const source of sources) {
    const found = await source();
    if (found !== undefined) return found;
  }
  throw new Failure(`${name} is missing and could not be fetched: ${advice}`);
}

export async function obtainPrograms(programs: string) {
  const go = which('go', ['/usr/local/go/bin']);
  if (go === undefined)
    throw new Failure('A control plane is built with Go (https://go.dev), which is not here.');
  const etcd = await first('etcd', 'sudo apt-get install etcd-server', [
    fromPath('etcd'),
    fromApt('etcd', 'etcd-server', programs),
  ]);
  const prometheus = await first('Prometheus', 'sudo apt-get install prometheus', [
    fromPath('prometheus'),
    fromApt('prometheus', 'prometheus', programs),
  ]);
  const kubernetes = await built(
    go,
    programs,
    KUBERNETES,
    ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubectl'],
    kubernetesSays(KUBERNETES.split('@')[1] ?? ''),
  );
  const keda = await built(go, programs, KEDA, ['operator', 'adapter'], '');
  const kwok = await first('kwok', `go install ${KWOK}`, [fromPath('kwok'), fromGo('kwok', KWOK, programs)]);
  const own = (folder: string, name: string): Program => ({ path: join(folder, name), env: {} });
  return {
    etcd,
    prometheus,
    kwok,
    apiServer: own(kubernetes, 'kube-apiserver'),
    controllers: own(kubernetes, 'kube-controller-manager'),
    scheduler: own(kubernetes, 'kube-scheduler'),
    kubectl: own(kubernetes, 'kubectl'),
    kedaOperator: own(keda, 'operator'),
    kedaAdapter: own(keda, 'adapter'),
    kedaSources: await sourcesOf(go, KEDA),
  };
}
