// `npm run drill:cluster`: a real API server judges the overlays, and a real autoscaler with a real KEDA follows a queue of
// documents with our own Deployment and ScaledObject. Only nodes and the queue are made up. Needs Go, openssl and, for etcd
// and Prometheus, those on the PATH or Debian's packages; builds for a quarter of an hour the first time.
import { instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { say, step } from '../local/progress.mjs';
import { judgeOverlays, renderedBy, tryTheDoor } from './control-plane/admission.mjs';
import { goBlind } from './control-plane/blind.mjs';
import { applyWorkers, followQueue } from './control-plane/follow.mjs';
import { installKeda, startKeda } from './control-plane/keda.mjs';
import { startNodes } from './control-plane/nodes.mjs';
import { startPlane } from './control-plane/plane.mjs';
import { obtainPrograms } from './control-plane/programs.mjs';
import { Queue, startPrometheus } from './control-plane/queue.mjs';
import { manifestsIn } from './render.mjs';

/** @param {import('./control-plane/plane.mjs').Plane} plane @param {import('./objects.mjs').Manifest[]} all @returns {Promise<string[]>} */
async function askTheServer(plane, all) {
  const judged = await judgeOverlays(plane);
  for (const { overlay, accepted, refused, warnings } of judged) {
    say(`${overlay}: ${accepted} objects accepted, ${refused.length} refused, ${warnings.length} warnings`);
    for (const said of [...refused, ...warnings]) say(`  ${said}`);
  }
  const tried = await tryTheDoor(plane, all);
  for (const { what, said } of tried) say(`${what}: ${said}`);
  return [
    ...judged.flatMap(({ overlay, refused }) => refused.map((said) => `${overlay}: ${said}`)),
    ...tried.filter(({ isAsExpected }) => !isAsExpected).map(({ what }) => `${what}: not as it should be`),
  ];
}

const life = new Life(instanceAt('cluster', dataFolder(undefined)));
await live(life, 130, async () => {
  await life.begin({ reset: true });
  const programs = await obtainPrograms(life.instance.programs);
  const plane = await step('Starting etcd, the API server and its controllers', () =>
    startPlane(life, programs),
  );
  say((await plane.kubectl.do('version')).trim());
  await step('Installing what KEDA brings', () => installKeda(plane, programs.kedaSources));
  const all = manifestsIn(await renderedBy(plane, 'production'));
  const wrong = await askTheServer(plane, all);
  await step('Making up three nodes', () => startNodes(plane, programs.kwok));
  const queue = new Queue();
  const port = await queue.listen();
  const prometheus = await step('Starting Prometheus', () =>
    startPrometheus(plane, programs.prometheus, port),
  );
  await step('Starting KEDA', () => startKeda(plane, programs));
  const applied = await step('Applying the workers', () => applyWorkers(plane, all, prometheus));
  wrong.push(...(await followQueue(plane, applied, queue)));
  const { pid } = life.supervisor.processes()['prometheus'] ?? {};
  if (pid !== undefined) wrong.push(...(await goBlind(plane, applied, pid)));
  for (const complaint of wrong) say(`✗ ${complaint}`);
  if (wrong.length === 0) say('✓ The overlays are accepted, and workers followed the queue.');
  return wrong.length === 0 ? 0 : 1;
});
