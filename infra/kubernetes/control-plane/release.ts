import { join } from 'node:path';
import { checkout } from '../../local/checkout.mjs';
import { mustRun, type CommandOptions } from '../../local/commands.ts';
import { print } from '../../local/progress.ts';
import { chart } from '../render.ts';
import type { Programs } from './programs.ts';
import type { Plane } from './plane.ts';

export const RELEASE_NAMESPACE = 'groundwork-release';

/** Kubernetes has the objects of KEDA here, and not those of the Gateway API and of the Prometheus operator. */
const VALUES = [
  ...['route.kind=Ingress', 'monitoring.podMonitor=false', 'monitoring.rules=false'],
  ...['autoscaling.workers.enabled=false', 'autoscaling.gateway.enabled=false'],
];

interface Step {
  readonly step: string;
  readonly versions: string;
  readonly jobs: string;
}

function faultsOf([installed, upgraded, back]: readonly Step[]): string[] {
  if (installed === undefined || upgraded === undefined || back === undefined) return ['a step is missing'];
  return [
    ...(upgraded.versions === '0.2.0' ? [] : [`the upgrade runs ${upgraded.versions}`]),
    ...(back.versions === installed.versions ? [] : [`the rollback runs ${back.versions}`]),
    ...(back.jobs === installed.jobs ? [] : [`the rollback has the migration ${back.jobs}`]),
  ];
}

/** Installs the chart, upgrades it to another version and goes back. The nodes are simulated, the server is real. */
export async function tryRelease({ kubectl, folder }: Plane, { helm }: Programs): Promise<string[]> {
  const options: CommandOptions = {
    env: { ...process.env, KUBECONFIG: kubectl.access, HELM_CACHE_HOME: join(folder, 'helm') },
  };
  const where = ['--namespace', RELEASE_NAMESPACE];
  const values = join(checkout, 'k8s/values/production.yaml');
  const upgrade = (...more: string[]) =>
    mustRun(
      'helm upgrade',
      helm,
      [
        ...['upgrade', 'groundwork', chart, '--install', '--create-namespace', ...where],
        ...['--values', values, '--set', [...VALUES, ...more].join(',')],
      ],
      options,
    );
  const settle = () => kubectl.do('rollout', 'status', 'deployment', ...where, '--timeout=180s');
  const seen = async () => {
    const live = await kubectl.read('deployments,jobs', ...where);
    const images = live
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap(
        ({ spec }) => spec.template?.spec?.containers?.map(({ image }) => image.split(':').at(-1)) ?? [],
      );
    const jobs = live.filter(({ kind }) => kind === 'Job').map(({ metadata }) => metadata?.name ?? '');
    return { versions: [...new Set(images)].join(', '), jobs: jobs.join(', ') };
  };
  const course: Step[] = [];
  const note = async (step: string) => {
    await settle();
    course.push({ step, ...(await seen()) });
  };
  await upgrade();
  await note('install');
  await upgrade('image.tag=0.2.0');
  await note('upgrade');
  await mustRun('helm rollback', helm, ['rollback', 'groundwork', '1', ...where], options);
  await note('rollback');
  for (const { step, versions, jobs } of course) print(`${step}: version ${versions}, ${jobs}`);
  return faultsOf(course);
}
