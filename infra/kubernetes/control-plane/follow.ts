import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../local/failure.ts';
import { print } from '../../local/progress.ts';
import { until } from '../../local/wait.ts';
import { pick, type ScaledManifest } from './admission.ts';
import { changes, complaints, depthAt } from './course.ts';
import { Autoscaler, settingsOf } from '../autoscaler.ts';
import { containersOf, kinds } from '../objects.ts';
import type { Row, Step } from './course.ts';
import type { Manifest } from '../objects.ts';
import type { Plane } from './plane.ts';
import type { Settings } from '../autoscaler.ts';
import type { Queue } from './queue.ts';

const NAME = 'documents-worker';
const LOOK_EVERY_SECONDS = 5;
const LONGEST_SECONDS = 900;

const STEPS: Step[] = [
  { at: 0, depth: 0 },
  { at: 30, depth: 9 },
  { at: 105, depth: 200 },
  { at: 195, depth: 0 },
];

async function isAnswered(prometheus: string, query: string) {
  const response = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`);
  const { data } = (await response.json()) as { data?: { result: unknown[] } };
  return (data?.result.length ?? 0) > 0;
}

/** KEDA does nothing while a part of the environment is missing. */
export function environmentFor(all: Manifest[], deployment: Manifest) {
  const variables = containersOf(deployment).flatMap(({ env = [] }) => env);
  const keys = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);
  const stringData = Object.fromEntries(keys.map((key) => [key, 'made-up']));
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: deployment.metadata, stringData };
  return [...kinds(all, 'ConfigMap'), secret];
}

export async function applyWorkers({ kubectl }: Plane, all: Manifest[], prometheus: string) {
  const scaledObject = pick<ScaledManifest>(all, 'ScaledObject', NAME);
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

export async function look({ kubectl }: Plane, namespace: string) {
  const live = await kubectl.read('deployment,hpa', '--namespace', namespace);
  const of = (kind: string) => live.find((one) => one.kind === kind);
  const deployment = of('Deployment');
  return {
    wanted: of('HorizontalPodAutoscaler')?.status?.desiredReplicas ?? 0,
    real: deployment?.spec.replicas ?? 0,
    running: deployment?.status?.readyReplicas ?? 0,
  };
}

const line = (cells: (string | number)[]) => print(cells.map((cell) => String(cell).padStart(11)).join(''));

const isOver = ({ at, simulated, running }: Row, { least, windowSeconds }: Settings) =>
  at > (STEPS.at(-1)?.at ?? 0) + windowSeconds && simulated === least && running === least;

const figuresOf = (row: Row | undefined) => JSON.stringify({ ...row, at: undefined });

async function watch(plane: Plane, namespace: string, queue: Queue, settings: Settings) {
  const simulation = new Autoscaler(settings);
  const began = performance.now();
  let [at, simulatedUntil] = [0, -1];
  const rows: Row[] = [];
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

function compare(rows: Row[]) {
  const [simulated, real] = [changes(rows, (row) => row.simulated), changes(rows, (row) => row.real)];
  const inWords = (all: { at: number; replicas: number }[]) =>
    all.map(({ at, replicas }) => `${replicas} at ${at} s`).join(', ');
  print(`\nsimulated: ${inWords(simulated)}\nreal:      ${inWords(real)}`);
  const both = rows.filter((row) => row.simulated === row.real).length;
  print(`Both had the same number at ${both} of ${rows.length} looks.`);
}

export async function followQueue(
  plane: Plane,
  { namespace, settings }: Awaited<ReturnType<typeof applyWorkers>>,
  queue: Queue,
) {
  const rows = await watch(plane, namespace, queue, settings);
  compare(rows);
  return complaints(rows, STEPS, settings);
}
