// `npm run manifests`: renders the overlays and holds them against Kubernetes' own schemas, strictly, with kubeconform.
// Needs Go: it brings kubeconform, and the schemas from the published sources of Kubernetes and KEDA. Cached in .data/servers.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { mustRun, run, which } from '../local/commands.mjs';
import { Failure } from '../local/failure.mjs';
import { dataFolder } from '../local/options.mjs';
import { say, step } from '../local/progress.mjs';
import { OVERLAYS, render, renderer } from './render.mjs';
import { type CustomKind, type Schema, schemasOf, schemasOfCustom } from './schemas.ts';
import { KEDA, KUBERNETES, sourcesOf } from './sources.mjs';

const KUBECONFORM = 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0';

async function kubeconformIn(go: string, programs: string): Promise<string> {
  const folder = join(programs, 'go-kubeconform');
  const program = join(folder, 'kubeconform');
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '' };
  if (!existsSync(program))
    await step('Building kubeconform', () =>
      mustRun('Building kubeconform', go, ['install', KUBECONFORM], { env }),
    );
  return program;
}

async function makeSchemas(go: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const work = `${folder}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const described = join(await sourcesOf(go, KUBERNETES), 'api/openapi-spec/swagger.json');
    const { definitions } = JSON.parse(readFileSync(described, 'utf8')) as {
      definitions: Record<string, Schema>;
    };
    const crd = join(await sourcesOf(go, KEDA), 'config/crd/bases/keda.sh_scaledobjects.yaml');
    const custom = schemasOfCustom(parse(readFileSync(crd, 'utf8')) as CustomKind);
    for (const [name, schema] of [...schemasOf(definitions), ...custom])
      writeFileSync(join(work, name), JSON.stringify(schema));
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function holds(kubeconform: string, schemas: string, file: string): Promise<boolean> {
  const location = join(schemas, '{{ .ResourceKind }}{{ .KindSuffix }}.json');
  const { code, output } = await run(kubeconform, [
    '-strict',
    '-summary',
    '-schema-location',
    location,
    file,
  ]);
  say(output.trim());
  return code === 0;
}

async function validate(): Promise<boolean> {
  const [go, command] = [which('go', ['/usr/local/go/bin']), renderer()];
  if (go === undefined || command === undefined)
    throw new Failure('This needs Go (https://go.dev) and kustomize or kubectl on the PATH.');
  const programs = join(dataFolder(undefined), 'servers');
  const kubeconform = await kubeconformIn(go, programs);
  const schemas = join(programs, `schemas-${KUBERNETES.split('@')[1]}`);
  await step('Reading how Kubernetes describes its objects', () => makeSchemas(go, schemas));
  let isSound = true;
  for (const overlay of OVERLAYS) {
    const file = join(programs, `rendered-${overlay}.yaml`);
    writeFileSync(file, await render(command, overlay));
    say(`${overlay}:`);
    isSound = (await holds(kubeconform, schemas, file)) && isSound;
  }
  return isSound;
}

try {
  if (!(await validate())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  say(error.message);
  process.exitCode = 1;
}
