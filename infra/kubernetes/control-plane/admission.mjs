// What a real API server says to our manifests, and to three that nobody should get in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, nameOf, podLabelsOf, podSpecOf } from '../objects.mjs';
import { manifestsIn, OVERLAYS, render } from '../render.mjs';

/**
 * @typedef {import('./kubectl.mjs').Thing} Thing
 * @typedef {import('../objects.mjs').Manifest} Manifest
 * @typedef {Manifest & import('../autoscaler.mjs').ScaledObject} ScaledObject
 * @typedef {{ overlay: string, accepted: number, warnings: string[], refused: string[] }} Judged
 */

/**
 * @template {Manifest} T of that kind
 * @param {Manifest[]} all
 * @param {T['kind']} kind
 * @param {string} name
 * @returns {T}
 */
export function pick(all, kind, name) {
  const found = kinds(all, kind).find((object) => nameOf(object) === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return /** @type {T} */ (structuredClone(found));
}

/** @param {import('./plane.mjs').Plane} plane @param {string} overlay */
export async function renderedBy({ kubectl }, overlay) {
  return render([kubectl.program, 'kustomize'], overlay);
}

/** Every object of an overlay, judged and not kept. @param {import('./plane.mjs').Plane} plane @param {string} overlay @returns {Promise<Judged>} */
async function judge(plane, overlay) {
  const { kubectl, folder } = plane;
  const text = await renderedBy(plane, overlay);
  const file = join(folder, `${overlay}.yaml`);
  writeFileSync(file, text);
  await kubectl.apply(...kinds(manifestsIn(text), 'Namespace'));
  const { output } = await kubectl.try('apply', '--dry-run=server', '--validate=strict', '--filename', file);
  const lines = output.trim().split('\n');
  const accepted = lines.filter((line) => line.endsWith('(server dry run)'));
  const warnings = lines.filter((line) => line.startsWith('Warning:'));
  const refused = lines.filter((line) => !accepted.includes(line) && !warnings.includes(line));
  return { overlay, accepted: accepted.length, warnings, refused };
}

/** @param {import('./plane.mjs').Plane} plane */
export async function judgeOverlays(plane) {
  const judged = [];
  for (const overlay of OVERLAYS) judged.push(await judge(plane, overlay));
  return judged;
}

/** Our own worker's pod, so that nothing else is wrong with it. @param {Manifest} deployment */
const podOf = (deployment) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'tried',
    labels: podLabelsOf(deployment),
    ...(deployment.metadata.namespace && { namespace: deployment.metadata.namespace }),
  },
  spec: structuredClone(podSpecOf(deployment)),
});

/** @param {{ containers: import('../objects.mjs').Container[] }} spec @param {object} change */
function changeContainers({ containers }, change) {
  for (const container of containers) Object.assign(container, change);
}

/** @param {Manifest[]} all @returns {{ what: string, thing: Thing, expected: RegExp }[]} */
function attempts(all) {
  const deployment = pick(all, 'Deployment', 'documents-worker');
  const privileged = podOf(deployment);
  changeContainers(privileged.spec, { securityContext: { privileged: true } });
  const misspelt = pick(all, 'Deployment', 'documents-worker');
  changeContainers(podSpecOf(misspelt), { resource: {} });
  /** @type {ScaledObject} */
  const scaledObject = pick(all, 'ScaledObject', 'documents-worker');
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

/** @param {import('./plane.mjs').Plane} plane @param {Manifest[]} all */
export async function tryTheDoor({ kubectl }, all) {
  const { namespace = '' } = pick(all, 'Deployment', 'documents-worker').metadata;
  // Made by a controller, and no pod is judged before.
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
    const said = output.replaceAll(file, 'it').trim().replaceAll('\n', ' ');
    tried.push({ what, said, isAsExpected: expected.test(said) });
  }
  return tried;
}
