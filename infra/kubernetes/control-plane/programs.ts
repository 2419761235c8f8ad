import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mustRun } from '../../local/commands.ts';
import { Failure } from '../../local/failure.ts';
import { step } from '../../local/progress.ts';
import { fromApt } from '../../local/servers/apt.ts';
import { findGo, fromGo } from '../../local/servers/go.ts';
import { obtainTools } from '../../local/servers/tools.ts';
import { firstOf, fromPath, type Program as Obtained, type Source } from '../../local/servers/program.ts';

const KUBERNETES = 'k8s.io/kubernetes@v1.34.2';
const KEDA = 'github.com/kedacore/keda/v2@v2.18.1';
const KWOK = 'sigs.k8s.io/kwok/cmd/kwok@v0.7.0';

/** The operators whose objects the chart uses, with the folder of their definitions. */
const DEFINITIONS = {
  [KEDA]: 'config/crd/bases',
  'sigs.k8s.io/gateway-api@v1.4.0': 'config/crd/standard',
  'github.com/cloudnative-pg/cloudnative-pg@v1.27.1': 'config/crd/bases',
  'github.com/prometheus-operator/prometheus-operator@v0.85.0': 'example/prometheus-operator-crd',
};

export type Program = Pick<Obtained, 'path' | 'env'>;
export type Programs = Awaited<ReturnType<typeof obtainPrograms>>;

interface Replacement {
  readonly Old: { readonly Path: string };
  readonly New: { readonly Path: string; readonly Version?: string };
}

async function sourcesOf(go: string, module: string): Promise<string> {
  const env = { ...process.env, GOFLAGS: '-mod=mod' };
  const args = ['mod', 'download', '-json', module];
  const output = await mustRun(`Fetching ${module}`, go, args, { env });
  return (JSON.parse(output.slice(output.indexOf('{'))) as { Dir: string }).Dir;
}

function kubernetesVersion(version: string): string {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(version) ?? [];
  const values = { gitVersion: version, gitMajor: major, gitMinor: minor };
  return Object.entries(values)
    .map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`)
    .join(' ');
}

/**
 * `go install` refuses a module that replaces its dependencies. So a module of ours depends on it and replaces the same
 * ones; for those in its own folders (Kubernetes' staging) it takes the published ones, which are v0 instead of v1.
 */
async function writeModule(go: string, module: string, folder: string): Promise<void> {
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
  const [path = '', version = ''] = module.split('@');
  const name = basename(path.replace(/\/v\d+$/, ''));
  return { path, name, version, folder: join(programs, `go-${name}-${version}`) };
}

export const isKubernetesBuilt = (programs: string) => existsSync(placeOf(programs, KUBERNETES).folder);

interface Built {
  readonly module: string;
  readonly commands: readonly string[];
  readonly linked?: (version: string) => string;
}

async function build(go: string, programs: string, { module, commands, linked }: Built) {
  const { path, name, version, folder } = placeOf(programs, module);
  const programOf = (command: string): Program => ({ path: join(folder, command), env: {} });
  if (existsSync(folder)) return programOf;
  const work = `${folder}.${process.pid}`;
  try {
    await writeModule(go, module, work);
    const packages = commands.map((command) => `${path}/cmd/${command}`);
    const flags = ['-ldflags', `-s -w ${linked?.(version) ?? ''}`, '-o', join(work, 'bin/')];
    const env = { ...process.env, GOFLAGS: '-mod=mod' };
    const options = { cwd: work, env, log: join(programs, `go-${name}.log`) };
    await step(`Building ${name} ${version} with Go (six minutes on two free cores, once)`, () =>
      mustRun(`Building ${name}`, go, ['build', ...flags, ...packages], options),
    );
    renameSync(join(work, 'bin'), folder);
    return programOf;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function need(name: string, advice: string, ...sources: Source[]): Promise<Program> {
  const program = await firstOf(...sources);
  if (program !== undefined) return program;
  throw new Failure(`${name} is missing and could not be fetched: ${advice}`);
}

const fromDebian = (program: string, packageName: string, programs: string) =>
  need(
    program,
    `sudo apt-get install ${packageName}`,
    fromPath(program),
    fromApt(program, packageName, programs),
  );

const CONTROL_PLANE = {
  module: KUBERNETES,
  commands: ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubectl'],
  linked: kubernetesVersion,
};

const definitionFolders = (go: string) =>
  Promise.all(
    Object.entries(DEFINITIONS).map(async ([module, folder]) => join(await sourcesOf(go, module), folder)),
  );

export async function obtainPrograms(programs: string) {
  const go = findGo();
  if (go === undefined)
    throw new Failure('A control plane is built with Go (https://go.dev), which is not here.');
  const etcd = await fromDebian('etcd', 'etcd-server', programs);
  const prometheus = await fromDebian('prometheus', 'prometheus', programs);
  const kubernetes = await build(go, programs, CONTROL_PLANE);
  const keda = await build(go, programs, { module: KEDA, commands: ['operator', 'adapter'] });
  const kwok = await need('kwok', `go install ${KWOK}`, fromPath('kwok'), fromGo('kwok', KWOK, programs));
  const { TEST_HELM: helm } = await obtainTools(programs);
  if (helm === undefined) throw new Failure('helm is missing, and Go could not build it.');
  return {
    helm,
    etcd,
    prometheus,
    kwok,
    apiServer: kubernetes('kube-apiserver'),
    controllers: kubernetes('kube-controller-manager'),
    scheduler: kubernetes('kube-scheduler'),
    kubectl: kubernetes('kubectl'),
    kedaOperator: keda('operator'),
    kedaAdapter: keda('adapter'),
    kedaSources: await sourcesOf(go, KEDA),
    definitions: await definitionFolders(go),
  };
}
