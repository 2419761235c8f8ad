import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { checkout } from '../local/checkout.mjs';
import { containersOf, kinds, type Manifest, nameOf, podsOf } from './objects.ts';
import { manifestsIn, render, renderer } from './render.ts';

const overlay = join(checkout, 'k8s/overlays/production');
const release = (
  parse(readFileSync(join(overlay, 'release.yaml'), 'utf8')) as {
    data: { images: string; version: string; migration: string };
  }
).data;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** kubectl as a script: it writes down each call and reports the given states of the Job, one after the other. */
function deployWith(states: string[]): { status: number | null; calls: string[]; errors: string } {
  const [calls, left] = [join(folder, 'calls'), join(folder, 'states')];
  writeFileSync(calls, '');
  writeFileSync(left, states.join('\n') + '\n');
  const objects =
    'kind: Namespace\nmetadata:\n  name: shop\n---\nkind: Job\nmetadata:\n  name: migrate-0-2-0\n  namespace: shop\n';
  writeFileSync(
    join(folder, 'kubectl'),
    `#!/bin/sh
echo "$*" >> ${calls}
case "$*" in
  kustomize*) printf '${objects.replaceAll('\n', String.raw`\n`)}' ;;
  apply*) cat > /dev/null ;;
  *' get '*) head -n 1 ${left}; sed -i 1d ${left} ;;
esac
`,
  );
  chmodSync(join(folder, 'kubectl'), 0o755);
  const { status, stderr } = spawnSync(join(checkout, 'infra/kubernetes/deploy.sh'), ['overlay'], {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, POLL_SECONDS: '0' },
    encoding: 'utf8',
  });
  const lines = readFileSync(calls, 'utf8').trim().split('\n');
  return { status, errors: stderr, calls: lines.filter((line) => !line.includes(' get ')) };
}

describe('deploy.sh', () => {
  it('waits for the migration, then for the Deployments', () => {
    const { status, calls } = deployWith(['', 'SuccessCriteriaMet Complete']);
    expect(status).toBe(0);
    expect(calls).toEqual([
      'kustomize overlay',
      'apply --filename -',
      '--namespace shop rollout status deployment --timeout 15m',
    ]);
  });

  it('ends with an error and the log when the migration fails', () => {
    const { status, calls, errors } = deployWith(['FailureTarget Failed']);
    expect(status).toBe(1);
    expect(errors).toContain('The running version continues');
    expect(calls.at(-1)).toBe('--namespace shop logs job/migrate-0-2-0 --tail 50');
  });
});

describe('the release of the overlay production', () => {
  const version = (JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string })
    .version;

  it('is the version of package.json', () => {
    expect(release.version).toBe(version);
    expect(release.migration).toBe(`migrate-${version.replaceAll('.', '-')}`);
  });

  it('names registry and version in one file, and gives each version a Job of its own', async () => {
    const command = renderer();
    if (command === undefined) return;
    const all = manifestsIn(await render(command, 'production'));
    const images = podsOf(all).flatMap((owner) => containersOf(owner).map(({ image }) => image));
    expect(images).toHaveLength(9);
    expect(images.filter((image) => !image.startsWith(`${release.images}/`))).toEqual([]);
    expect(images.filter((image) => !image.endsWith(`:${version}`))).toEqual([]);
    expect(kinds(all, 'ConfigMap').map(nameOf)).not.toContain('release');
    const [job] = kinds(all, 'Job') as [Manifest];
    expect(nameOf(job)).toBe(release.migration);
    expect(JSON.stringify(job)).not.toContain('configMap');
  });
});
