// Our workers' Deployment and ScaledObject, applied for real, while the queue grows and empties.
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../local/failure.mjs';
import { say } from '../../local/progress.mjs';
import { until } from '../../local/wait.mjs';
import { pick } from './admission.mjs';
import { changes, complaints, depthAt } from './course.mjs';
import { Autoscaler, settingsOf } from '../autoscaler.mjs';
import { containersOf, kinds } from '../objects.mjs';

const NAME = 'documents-worker';
const LOOK_EVERY_SECONDS = 5;
const LONGEST_SECONDS = 900;

/** @type {import('./course.mjs').Step[]} */
const STEPS = [
  { at: 0, depth: 0 },
  { at: 30, depth: 9 },
  { at: 105, depth: 200 },
  { at: 195, depth: 0 },
];

/** @typedef {import('./course.mjs').Row} Row */

/** @param {string} prometheus @param {string} query */
async function isAnswered(prometheus, query) {
  const response = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`);
  const { data } = /** @type {{ data?: { result: unknown[] } }} */ (await response.json());
  return (data?.result.length ?? 0) > 0;
}

/**
 * KEDA reads the environment of what it scales, and does nothing while a part of it is missing.
 * @param {import('../objects.mjs').Manifest[]} all @param {import('../objects.mjs').Manifest} deployment
 */
function environmentFor(all, deployment) {
  const variables = containersOf(deployment).flatMap(({ env = [] }) => env);
  const keys = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);
  const stringData = Object.fromEntries(keys.map((key) => [key, 'made-up']));
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: deployment.metadata, stringData };
  return [...kinds(all, 'ConfigMap'), secret];
}

/**
 * As production has them; nothing is changed but where Prometheus is.
 * @param {import('./plane.mjs').Plane} plane @param {import('../objects.mjs').Manifest[]} all @param {string} prometheus
 */
export async function applyWorkers({ kubectl }, all, prometheus) {
  /** @type {import('./admission.mjs').ScaledObject} */
  const scaledObject = pick(all, 'ScaledObject', NAME);
  const { namespace = '' } = scaledObject.metadata;
  const [trigger] = scaledObject.spec.triggers;
  if (trigger === undefined) throw new Failure(`${NAME} follows nothing`);
  trigger.metadata.serverAddress = prometheus;
  const isSeen = () => isAnswered(prometheus, trigger.metadata.query);
  if (!(await until(isSeen, { withinMs: 120_000, everyMs: 1000 })))
    throw new Failure(`Prometheus has no answer to ${trigger.metadata.query}`);
  const deployment = pick(all, 'Deployment', NAME);
  await kubectl.apply(
    pick(all, 'Namespace', namespace),
    ...environmentFor(all, deployment),
    deployment,
    pick(all, 'PodDisruptionBudget', NAME),
    scaledObject,
  );
  const where = ['--namespace', namespace];
  await kubectl.waitFor('condition=Available', `deployment/${NAME}`, ...where);
  await kubectl.waitFor('condition=Ready', `scaledobject/${NAME}`, ...where);
  return { namespace, settings: settingsOf(scaledObject), fallback: scaledObject.spec.fallback };
}

/** @param {import('./plane.mjs').Plane} plane @param {string} namespace */
export async function look({ kubectl }, namespace) {
  const live = await kubectl.read('deployment,hpa', '--namespace', namespace);
  const of = (/** @type {string} */ kind) => live.find((one) => one.kind === kind);
  const deployment = of('Deployment');
  return {
    wanted: of('HorizontalPodAutoscaler')?.status?.desiredReplicas ?? 0,
    real: deployment?.spec.replicas ?? 0,
    running: deployment?.status?.readyReplicas ?? 0,
  };
}

/** @param {(string | number)[]} cells */
const line = (cells) => say(cells.map((cell) => String(cell).padStart(11)).join(''));

/** Everybody is back to the least, and the window has passed. @param {Row} row @param {import('../autoscaler.mjs').Settings} settings */
const isOver = ({ at, simulated, running }, { least, windowSeconds }) =>
  at > (STEPS.at(-1)?.at ?? 0) + windowSeconds && simulated === least && running === least;

/** All that was seen but the time, to know what is new. @param {Row | undefined} row */
const figuresOf = (row) => JSON.stringify({ ...row, at: undefined });

/**
 * @param {import('./plane.mjs').Plane} plane
 * @param {string} namespace
 * @param {import('./queue.mjs').Queue} queue
 * @param {import('../autoscaler.mjs').Settings} settings
 */
async function watch(plane, namespace, queue, settings) {
  const simulation = new Autoscaler(settings);
  const began = performance.now();
  let [at, simulatedUntil] = [0, -1];
  /** @type {Row[]} */
  const rows = [];
  line(['second', 'depth', 'simulated', 'HPA wants', 'Deployment', 'running']);
  while (at <= LONGEST_SECONDS) {
    at = Math.round((performance.now() - began) / 1000);
    queue.depth = depthAt(STEPS, at);
    while (simulatedUntil < at) simulation.sync((simulatedUntil += 1), depthAt(STEPS, simulatedUntil));
    const seen = await look(plane, namespace);
    queue.workers = seen.running;
    const row = { at, depth: queue.depth, simulated: simulation.replicas, ...seen };
    if (figuresOf(row) !== figuresOf(rows.at(-1))) line(Object.values(row));
    rows.push(row);
    if (isOver(row, settings)) break;
    await sleep(LOOK_EVERY_SECONDS * 1000);
  }
  return rows;
}

/** @param {Row[]} rows */
function compare(rows) {
  const [simulated, real] = [changes(rows, (row) => row.simulated), changes(rows, (row) => row.real)];
  const tell = (/** @type {{ at: number, replicas: number }[]} */ all) =>
    all.map(({ at, replicas }) => `${replicas} at ${at} s`).join(', ');
  say(`\nsimulated: ${tell(simulated)}\nreal:      ${tell(real)}`);
  const both = rows.filter((row) => row.simulated === row.real).length;
  say(`Both had the same number at ${both} of ${rows.length} looks.`);
}

/**
 * @param {import('./plane.mjs').Plane} plane
 * @param {Awaited<ReturnType<typeof applyWorkers>>} applied
 * @param {import('./queue.mjs').Queue} queue
 */
export async function followQueue(plane, { namespace, settings }, queue) {
  const rows = await watch(plane, namespace, queue, settings);
  compare(rows);
  return complaints(rows, STEPS, settings);
}
