import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SERVICES } from '../generated/services.mjs';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      'timeout-minutes'?: number;
      strategy?: { matrix: { service: string[] } };
      steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const folder = join(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map(
  (file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as Workflow] as const,
);
const workflowNamed = (name: string) => workflows.find(([file]) => file === name)?.[1];

describe('the workflows', () => {
  it.each(workflows)('%s starts with read rights only, and each job has a time limit', (_, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).filter((job) => !job['timeout-minutes'])).toEqual([]);
  });

  it('test runs the command of the contributors', () => {
    const steps = Object.values(workflowNamed('test.yml')?.jobs ?? {}).flatMap((job) => job.steps);
    expect(steps.map(({ run }) => run)).toContain('npm test');
  });

  it('images builds each image for two platforms, with provenance, a parts list and a signature', () => {
    const job = workflowNamed('images.yml')?.jobs['image'];
    expect(job?.strategy?.matrix.service).toEqual([...SERVICES.map(({ name }) => name), 'operator']);
    const build = job?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))?.with;
    expect(build).toMatchObject({ platforms: 'linux/amd64,linux/arm64', provenance: 'mode=max', sbom: true });
    expect(job?.steps.map(({ run = '' }) => run).join()).toContain('cosign sign');
  });
});
