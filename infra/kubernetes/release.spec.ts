import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SERVICES } from '../generated/services.mjs';
import { checkout } from '../local/checkout.mjs';
import { containersOf, kinds, type Manifest, nameOf, podsOf } from './objects.ts';
import { findHelm, manifestsIn, render } from './render.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** kubectl and helm as scripts: they write down each call and report the given states of the Job, one after the other. */
function deployWith(states: string[]): { status: number | null; calls: string[]; errors: string } {
  const [calls, left] = [join(folder, 'calls'), join(folder, 'states')];
  writeFileSync(calls, '');
  writeFileSync(left, states.join('\n') + '\n');
  const objects = String.raw`---\nkind: Job\nmetadata:\n  name: migrate-0-2-0-ab12cd\n  namespace: shop\n`;
  const script = (program: string) => `#!/bin/sh
echo "${program} $*" | sed 's# [^ ]*/k8s/# k8s/#' >> ${calls}
case "$*" in
  apply*) cat >> ${join(folder, 'applied')} ;;
  *'get manifest'*) printf '%b' '${objects}' ;;
  *' get '*) head -n 1 ${left}; sed -i 1d ${left} ;;
esac
`;
  for (const program of ['kubectl', 'helm']) {
    writeFileSync(join(folder, program), script(program));
    chmodSync(join(folder, program), 0o755);
  }
  const args = ['k8s/values/production.yaml', 'shop'];
  const { status, stderr } = spawnSync(join(checkout, 'infra/kubernetes/deploy.sh'), args, {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, POLL_SECONDS: '0' },
    encoding: 'utf8',
  });
  const lines = readFileSync(calls, 'utf8').trim().split('\n');
  return { status, errors: stderr, calls: lines.filter((line) => !/ get (job|manifest)/.test(line)) };
}

describe('deploy.sh', () => {
  it('upgrades the chart, waits for the migration, then for the Deployments', () => {
    const { status, calls } = deployWith(['', 'SuccessCriteriaMet Complete']);
    expect(status).toBe(0);
    expect(calls).toEqual([
      'kubectl apply --filename -',
      'helm upgrade groundwork k8s/chart --install --namespace shop --values k8s/values/production.yaml',
      'kubectl --namespace shop rollout status deployment --timeout 15m',
    ]);
    expect(readFileSync(join(folder, 'applied'), 'utf8')).toContain('  name: shop\n');
  });

  it('ends with an error and the log when the migration fails', () => {
    const { status, calls, errors } = deployWith(['FailureTarget Failed']);
    expect(status).toBe(1);
    expect(errors).toContain('The running version continues');
    expect(calls.at(-1)).toBe('kubectl --namespace shop logs job/migrate-0-2-0-ab12cd --tail 50');
  });
});

const yaml = (file: string) => parse(readFileSync(join(checkout, 'k8s/chart', file), 'utf8')) as unknown;

describe('the release of the chart', () => {
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string };
  const { image } = yaml('values.yaml') as { image: { registry: string; repository: string } };

  it('is the version of package.json', () => {
    expect(yaml('Chart.yaml')).toMatchObject({ version, appVersion: version });
  });

  const helm = findHelm();
  if (helm === undefined) return;
  const jobIn = (objects: Manifest[]) => kinds(objects, 'Job')[0]!;
  const rendered = async (...more: string[]) => manifestsIn(await render(helm, 'production', ...more));

  it('names registry and version in one place', async () => {
    const images = podsOf(await rendered()).flatMap((owner) => containersOf(owner).map((each) => each.image));
    // The migration has two containers.
    expect(images).toHaveLength(SERVICES.length + 2);
    expect(new Set(images).size).toBe(1);
    expect(images.filter((name) => !name.startsWith(`${image.registry}/${image.repository}:`))).toEqual([]);
    expect(images.filter((name) => !name.endsWith(`:${version}`))).toEqual([]);
  });

  it('runs the same image in both modes', async () => {
    const imagesOf = async (mode: string) =>
      podsOf(await rendered('--set', `mode=${mode}`)).flatMap((owner) =>
        containersOf(owner).map((each) => each.image),
      );
    expect(await imagesOf('small')).toHaveLength(3);
    expect(new Set(await imagesOf('small'))).toEqual(new Set(await imagesOf('apart')));
  });

  it('gives each version and each change of the migration a Job of its own', async () => {
    const job = jobIn(await rendered());
    expect(nameOf(job)).toMatch(new RegExp(`^migrate-${version.replaceAll('.', '-')}-[0-9a-f]{6}$`));
    expect(JSON.stringify(job)).not.toContain('configMap');
    const next = jobIn(await rendered('--set', 'image.tag=0.2.0-build'));
    expect(nameOf(next)).toMatch(/^migrate-0-2-0-build-[0-9a-f]{6}$/);
    const mirrored = jobIn(await rendered('--set', 'image.registry=mirror.example.com:5000'));
    expect(nameOf(mirrored)).not.toBe(nameOf(job));
    expect(nameOf(jobIn(await rendered('--set', 'settings.LOG_LEVEL=debug')))).toBe(nameOf(job));
  });
});
