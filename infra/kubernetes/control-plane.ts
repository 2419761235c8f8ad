import { atMost, type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { print, step } from '../local/progress.ts';
import { attempts, judgeProfiles, tryTheDoor } from './control-plane/admission.ts';
import { goBlind } from './control-plane/blind.ts';
import { installDefinitions } from './control-plane/definitions.ts';
import { applyWorkers, followQueue } from './control-plane/follow.ts';
import { installKeda, startKeda } from './control-plane/keda.ts';
import { startNode, startNodes } from './control-plane/nodes.ts';
import { type Plane, preparePlane, startPlane } from './control-plane/plane.ts';
import { isKubernetesBuilt, obtainKeda, obtainPrograms, type Programs } from './control-plane/programs.ts';
import { placeWithSoftConstraints, Release } from './control-plane/release.ts';
import { Queue, startPrometheus } from './control-plane/queue.ts';
import type { Manifest } from './objects.ts';
import { findHelm, manifestsIn, profiles, render } from './render.ts';

interface Seen {
  readonly accepted: number;
  readonly wrong: string[];
}

interface Tried {
  readonly figures: Figure[];
  readonly wrong: string[];
}
const nothing: Tried = { figures: [], wrong: [] };

async function validateOnServer(plane: Plane, helm: string, all: Manifest[]): Promise<Seen> {
  const judged = await judgeProfiles(plane, helm);
  for (const { profile, accepted, rejected: refused, warnings } of judged) {
    print(`${profile}: ${accepted} objects accepted, ${refused.length} refused, ${warnings.length} warnings`);
    for (const line of [...refused, ...warnings]) print(`  ${line}`);
  }
  const tried = await tryTheDoor(plane, all);
  for (const { what, answer } of tried) print(`${what}: ${answer}`);
  const wrong = [
    ...judged.flatMap(({ profile, rejected: refused }) => refused.map((line) => `${profile}: ${line}`)),
    ...tried.filter(({ isAsExpected }) => !isAsExpected).map(({ what }) => `${what}: not as it should be`),
  ];
  return { accepted: judged.reduce((sum, { accepted }) => sum + accepted, 0), wrong };
}

async function releaseAndSpread(plane: Plane, programs: Programs, all: Manifest[]): Promise<Tried> {
  const soft = await step('Placing pods with soft constraints', () => placeWithSoftConstraints(plane, all));
  const release = new Release(plane, programs);
  const wrong = await release.installAndUpgrade();
  wrong.push(...(await step('Draining a node', () => release.drain('one'))));
  wrong.push(...(await step('Losing a node', () => release.lose('two'))));
  await startNode(plane, 'two');
  await release.remove();
  const figures = [
    figure('services with two replicas', soft.services),
    figure('of them on one node with soft constraints', soft.together),
  ];
  return { figures, wrong };
}

async function followWorkers({ life, instance }: Ground, plane: Plane, programs: Programs, all: Manifest[]) {
  const queue = new Queue();
  const port = await queue.listen();
  const prometheus = await step('Starting Prometheus', () =>
    startPrometheus(plane, programs.prometheus, port),
  );
  const keda = await obtainKeda(instance.programs);
  await step('Starting KEDA', () => startKeda(plane, keda));
  const applied = await step('Applying the workers', () => applyWorkers(plane, all, prometheus));
  const wrong = await followQueue(plane, applied, queue);
  const { pid } = life.supervisor.processes()['prometheus'] ?? {};
  return pid === undefined ? wrong : [...wrong, ...(await goBlind(plane, applied, pid))];
}

async function tryParts(ground: Ground, plane: Plane, programs: Programs, all: Manifest[]): Promise<Tried> {
  const isWanted = (part: string) => ground.run.args.length === 0 || ground.run.args.includes(part);
  await step('Creating three simulated nodes', () => startNodes(plane, programs.kwok));
  const released = isWanted('release') ? await releaseAndSpread(plane, programs, all) : nothing;
  const wrong = isWanted('scale') ? await followWorkers(ground, plane, programs, all) : [];
  return { figures: released.figures, wrong: [...released.wrong, ...wrong] };
}

async function prepareOnly({ instance }: Ground): Promise<string> {
  const { identity } = await preparePlane(instance.folder);
  const queue = new Queue();
  queue.depth = 9;
  const metrics = await fetch(`http://127.0.0.1:${await queue.listen()}/metrics`);
  if (!(await metrics.text()).includes('state="prioritized"} 9'))
    throw new Error('The queue has another length.');
  const prepared = [`${identity.length} arguments of an API server`];
  const helm = findHelm();
  if (helm === undefined) return `${prepared.join(', ')}; no helm renders the chart`;
  let production: Manifest[] = [];
  for (const profile of profiles) {
    const all = manifestsIn(await render(helm, profile));
    prepared.push(`${all.length} objects of ${profile}`);
    if (profile === 'production') production = all;
  }
  return [...prepared, `${attempts(production).length} objects to be judged one by one`].join(', ');
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { short, instance } = ground;
  if (short && !isKubernetesBuilt(instance.programs))
    throw new Missing(
      `prepared ${await prepareOnly(ground)}. No API server is built here ("npm run drill:cluster" builds it).`,
    );
  const programs = await obtainPrograms(instance.programs);
  const plane = await step('Starting etcd, the API server and its controllers', () =>
    startPlane(ground, programs),
  );
  print((await plane.kubectl.do('version')).trim());
  await step('Installing the definitions of operators', async () => {
    await installDefinitions(plane, programs.definitions);
    await installKeda(plane, programs.kedaSources);
  });
  const all = manifestsIn(await render(programs.helm, 'production'));
  const { accepted, wrong } = await validateOnServer(plane, programs.helm, all);
  const figures = [figure('objects accepted', accepted)];
  if (!short) {
    const tried = await tryParts(ground, plane, programs, all);
    figures.push(...tried.figures);
    wrong.push(...tried.wrong);
  }
  for (const complaint of wrong) print(`✗ ${complaint}`);
  if (wrong.length === 0) print(`✓ The chart is accepted${short ? '' : ', released and scaled'}.`);
  return [...figures, atMost('what went otherwise than it should', wrong.length, 0)];
}
