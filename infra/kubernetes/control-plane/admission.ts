import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, nameOf, podLabelsOf, podSpecOf } from '../objects.ts';
import { manifestsIn, type Profile, profiles, render } from '../render.ts';
import type { Plane } from './plane.ts';
import type { Container, Manifest } from '../objects.ts';
import type { Thing } from './kubectl.ts';
import type { ScaledObject } from '../autoscaler.ts';

export type ScaledManifest = Manifest & ScaledObject;

interface Judged {
  readonly profile: Profile;
  readonly accepted: number;
  readonly warnings: readonly string[];
  readonly rejected: readonly string[];
}

export function pick<T extends Manifest>(all: Manifest[], kind: T['kind'], name: string): T {
  const object = kinds(all, kind).find((object) => nameOf(object) === name);
  if (object === undefined) throw new Error(`There is no ${kind} ${name}`);
  return structuredClone(object) as T;
}

async function judge(plane: Plane, helm: string, profile: Profile): Promise<Judged> {
  const { kubectl, folder } = plane;
  const text = await render(helm, profile);
  const file = join(folder, `${profile}.yaml`);
  writeFileSync(file, text);
  await kubectl.apply(...kinds(manifestsIn(text), 'Namespace'));
  const { output } = await kubectl.try('apply', '--dry-run=server', '--validate=strict', '--filename', file);
  const lines = output.trim().split('\n');
  const accepted = lines.filter((line) => line.endsWith('(server dry run)'));
  const warnings = lines.filter((line) => line.startsWith('Warning:'));
  const refused = lines.filter((line) => !accepted.includes(line) && !warnings.includes(line));
  return { profile, accepted: accepted.length, warnings, rejected: refused };
}

export async function judgeProfiles(plane: Plane, helm: string) {
  const judged = [];
  for (const profile of profiles) judged.push(await judge(plane, helm, profile));
  return judged;
}

const podOf = (deployment: Manifest) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'tried',
    labels: podLabelsOf(deployment),
    ...(deployment.metadata.namespace && { namespace: deployment.metadata.namespace }),
  },
  spec: structuredClone(podSpecOf(deployment)),
});

function changeContainers({ containers }: { readonly containers: readonly Container[] }, change: object) {
  for (const container of containers) Object.assign(container, change);
}

export function attempts(all: Manifest[]): { what: string; thing: Thing; expected: RegExp }[] {
  const deployment = pick(all, 'Deployment', 'documents-worker');
  const privileged = podOf(deployment);
  changeContainers(privileged.spec, { securityContext: { privileged: true } });
  const misspelt = pick(all, 'Deployment', 'documents-worker');
  changeContainers(podSpecOf(misspelt), { resource: {} });
  const scaledObject = pick<ScaledManifest>(all, 'ScaledObject', 'documents-worker');
  const { triggers: _, ...withoutTriggers } = scaledObject.spec;
  return [
    { what: "the worker's pod as it is", thing: podOf(deployment), expected: /^pod\/tried created/ },
    {
      what: 'the same pod, privileged',
      thing: privileged,
      expected: /^Error from server .*violates PodSecurity "restricted:latest"/,
    },
    {
      what: 'a Deployment with a misspelt field',
      thing: misspelt,
      expected: /^Error from server .*strict decoding error: unknown field/,
    },
    {
      what: 'a ScaledObject that follows nothing',
      thing: { ...scaledObject, spec: withoutTriggers },
      expected: /is invalid: spec.triggers: Required value/,
    },
  ];
}

export async function tryTheDoor({ kubectl }: Plane, all: Manifest[]) {
  const { namespace = '' } = pick(all, 'Deployment', 'documents-worker').metadata;
  // A controller makes it, and no pod is judged before.
  await kubectl.waitFor('create', 'serviceaccount/default', '--namespace', namespace);
  const tried = [];
  for (const { what, thing, expected } of attempts(all)) {
    const file = kubectl.write([thing]);
    const { output } = await kubectl.try(
      'create',
      '--dry-run=server',
      '--validate=strict',
      '--filename',
      file,
    );
    const answer = output.replaceAll(file, 'it').trim().replaceAll('\n', ' ');
    tried.push({ what, answer, isAsExpected: expected.test(answer) });
  }
  return tried;
}
