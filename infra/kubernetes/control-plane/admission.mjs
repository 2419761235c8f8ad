// What a real API server says to our manifests, and to three that nobody should get in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, nameOf } from '../objects.mjs';
import { manifestsIn, OVERLAYS, render } from '../render.mjs';

/**
 * @typedef {import('./kubectl.mjs').Thing} Thing
 * @typedef {{ overlay: string, accepted: number, warnings: string[], refused: string[] }} Judged
 */

/** @param {import('../objects.mjs').Manifest[]} all @param {string} kind @param {string} name */
export function pick(all, kind, name) {
  const found = kinds(all, kind).find((object) => nameOf(object) === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return /** @type {any} */ (structuredClone(found));
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
  await kubectl.apply(...kinds(manifestsIn(text), 'Namespace').map((object) => /** @type {any} */ (object)));
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

/** Our own worker's pod, so that nothing else is wrong with it. @param {any} deployment @returns {any} */
const podOf = ({ metadata: { namespace }, spec: { template } }) => ({
  ...{
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'tried', namespace, labels: template.metadata.labels },
  },
  spec: structuredClone(template.spec),
});

/** @param {import('../objects.mjs').Manifest[]} all @returns {{ what: string, thing: any, expected: RegExp }[]} */
function attempts(all) {
  const deployment = pick(all, 'Deployment', 'documents-worker');
  const privileged = podOf(deployment);
  privileged.spec.containers[0].securityContext = { privileged: true };
  const misspelt = pick(all, 'Deployment', 'documents-worker');
  misspelt.spec.template.spec.containers[0].resource = {};
  const aimless = pick(all, 'ScaledObject', 'documents-worker');
  delete aimless.spec.triggers;
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
      thing: aimless,
      expected: /is invalid: spec.triggers: Required value/,
    },
  ];
}

/** @param {import('./plane.mjs').Plane} plane @param {import('../objects.mjs').Manifest[]} all */
export async function tryTheDoor({ kubectl }, all) {
  const { namespace } = pick(all, 'Deployment', 'documents-worker').metadata;
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
