import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SERVICES } from '../generated/services.mjs';
import { run } from '../local/commands.ts';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { findTool } from '../local/servers/tools.ts';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      'timeout-minutes'?: number;
      strategy?: { matrix: { service: string[] } };
      uses?: string;
      permissions?: Record<string, string>;
      steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const folder = join(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map(
  (file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as Workflow] as const,
);
const actionlint = findTool('TEST_ACTIONLINT', join(dataFolder(undefined), 'servers'));
const workflowNamed = (name: string) => workflows.find(([file]) => file === name)?.[1];

describe('the workflows', () => {
  it.each(workflows)('%s starts with read rights only, and each job has a time limit', (_, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  it('test runs the command of the contributors', () => {
    const steps = Object.values(workflowNamed('test.yml')?.jobs ?? {}).flatMap((job) => job.steps ?? []);
    expect(steps.map(({ run }) => run)).toContain('npm test');
  });

  it('images builds each image for two platforms, with provenance, a parts list and a signature', () => {
    const job = workflowNamed('images.yml')?.jobs['image'];
    expect(job?.strategy?.matrix.service).toEqual([...SERVICES.map(({ name }) => name), 'operator']);
    const build = job?.steps?.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))?.with;
    expect(build).toMatchObject({ platforms: 'linux/amd64,linux/arm64', provenance: 'mode=max', sbom: true });
    expect(job?.steps?.map(({ run = '' }) => run).join()).toContain('cosign sign');
  });

  it('release proposes a version, and publishes images and chart of the version that was merged', () => {
    const jobs = workflowNamed('release.yml')?.jobs ?? {};
    expect(jobs['propose']?.steps?.[0]?.uses).toMatch(/^googleapis\/release-please-action@/);
    expect(jobs['images']?.uses).toBe('./.github/workflows/images.yml');
    expect(jobs['chart']?.uses).toBe('./.github/workflows/chart.yml');
    const writers = Object.entries(jobs).filter(([, job]) => job.permissions?.['contents'] === 'write');
    expect(writers.map(([name]) => name)).toEqual(['propose']);
  });

  it('release-please writes the version of each file that contains it', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, '..', file), 'utf8')) as unknown;
    const { version } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect(read('release-please-manifest.json')).toEqual({ '.': version });
    const chart = readFileSync(join(folder, '../../k8s/chart/Chart.yaml'), 'utf8');
    expect(chart.match(new RegExp(`ersion: ${version} # x-release-please-version`, 'g'))).toHaveLength(2);
    expect(read('release-please.json')).toMatchObject({
      packages: { '.': { 'extra-files': [{ type: 'generic', path: 'k8s/chart/Chart.yaml' }] } },
    });
  });

  it('chart and test build the release with the script of the repository', () => {
    const commands = (name: string) =>
      Object.values(workflowNamed(name)?.jobs ?? {}).flatMap((job) =>
        (job.steps ?? []).map(({ run }) => run),
      );
    expect(commands('chart.yml')).toContain('infra/scripts/build-release.sh release chart');
    expect(commands('test.yml')).toContain('infra/scripts/build-release.sh');
  });

  if (actionlint === undefined)
    print('!!! actionlint was not found: the workflows are NOT LINTED, only read.');
  else
    it('pass actionlint', async () => {
      const files = workflows.map(([file]) => join(folder, file));
      expect(await run(actionlint, files)).toMatchObject({ code: 0, output: '' });
    });
});
