import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
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
  const stepsOf = (name: string, job: string) => workflowNamed(name)?.jobs[job]?.steps ?? [];
  const commandsOf = (name: string, job: string) =>
    stepsOf(name, job)
      .map(({ run = '' }) => run)
      .join('\n');

  it.each(workflows)('%s starts with read rights only, and each job has a time limit', (_, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  it.each(workflows)('%s names each action by its digest', (_, workflow) => {
    const jobs = Object.values(workflow.jobs);
    const used = [...jobs, ...jobs.flatMap(({ steps = [] }) => steps)].flatMap(({ uses }) => uses ?? []);
    const actions = used.filter((name) => !name.startsWith('./'));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  it('publish names the images and the chart in lower case', () => {
    expect(commandsOf('publish.yml', 'others')).toContain("tr '[:upper:]' '[:lower:]'");
    const named = readFileSync(join(folder, 'publish.yml'), 'utf8').match(/ghcr\.io\/.*/g);
    expect(named).toEqual([expect.stringMatching(/^ghcr\.io\/\$\(printf .* \| tr /)]);
  });

  it('test runs the command of the contributors', () => {
    const steps = Object.values(workflowNamed('test.yml')?.jobs ?? {}).flatMap((job) => job.steps ?? []);
    expect(steps.map(({ run }) => run)).toContain('npm test');
  });

  it('publish builds the image for two platforms, with provenance, a parts list and a signature', () => {
    const job = workflowNamed('publish.yml')?.jobs['image'];
    const build = job?.steps?.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))?.with;
    expect(build).toMatchObject({ platforms: 'linux/amd64,linux/arm64', provenance: 'mode=max', sbom: true });
    expect(build?.['build-args']).toContain('NODE_IMAGE=${{ fromJson(needs.others.outputs.images).node }}');
    expect(build?.['tags']).toMatch(/\/app:\$\{\{ needs\.others\.outputs\.version \}\}$/);
    expect(commandsOf('publish.yml', 'image')).toContain('cosign sign --yes "$IMAGE@$DIGEST"');
  });

  it('publish names each image by its digest in the chart and in the compose file', () => {
    expect(commandsOf('publish.yml', 'others')).toContain('pin-images.ts others');
    expect(commandsOf('publish.yml', 'files')).toContain('pin-images.ts write pinned release.json');
    expect(commandsOf('publish.yml', 'files')).toContain('build-release.sh release all pinned/chart');
  });

  it('publish signs the chart, the archive and the compose files, with provenance', () => {
    expect(commandsOf('publish.yml', 'files')).toContain('cosign sign --yes "$CHARTS/groundwork@$digest"');
    expect(commandsOf('publish.yml', 'files')).toMatch(/cosign sign-blob --yes --bundle .*\.sigstore\.json/);
    const attest = stepsOf('publish.yml', 'files').find(({ uses }) =>
      uses?.startsWith('actions/attest-build-prov'),
    );
    expect(attest?.with).toEqual({ 'subject-path': 'release/*.tgz' });
  });

  it('release proposes a version, publishes the version that was merged, and attaches its files', () => {
    const jobs = workflowNamed('release.yml')?.jobs ?? {};
    expect(jobs['propose']?.steps?.[0]?.uses).toMatch(/^googleapis\/release-please-action@/);
    expect(jobs['publish']?.uses).toBe('./.github/workflows/publish.yml');
    const writers = Object.entries(jobs).filter(([, job]) => job.permissions?.['contents'] === 'write');
    expect(writers.map(([name]) => name)).toEqual(['propose', 'attach']);
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

  it('test builds the release with the script that publish uses', () => {
    expect(commandsOf('test.yml', 'release')).toContain('infra/scripts/build-release.sh');
  });

  if (actionlint === undefined)
    print('!!! actionlint was not found: the workflows are NOT LINTED, only read.');
  else
    it('pass actionlint', async () => {
      const files = workflows.map(([file]) => join(folder, file));
      expect(await run(actionlint, files)).toMatchObject({ code: 0, output: '' });
    });
});
