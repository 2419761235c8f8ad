import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { checkout } from '../../local/checkout.mjs';
import { mustRun } from '../../local/commands.ts';
import { Failure } from '../../local/failure.ts';
import { print, secondsSince, step } from '../../local/progress.ts';
import { until } from '../../local/wait.ts';
import { NODES } from './nodes.ts';
import { type Placed, placedIn, POD_PATHS, podsPerNode, servicesOnOneNode } from './spread.ts';
import { containersOf, kinds, type Manifest, podSpecOf } from '../objects.ts';
import type { Thing } from './kubectl.ts';
import type { Plane } from './plane.ts';
import type { Programs } from './programs.ts';

const NAMESPACE = 'groundwork-release';
const RELEASE = 'groundwork';
const NEXT = '0.2.0-drill';
const WITHIN_MS = 180_000;
const WHERE = ['--namespace', NAMESPACE];

const REPLICA_PATHS = ['.spec.replicas', '.status.readyReplicas'];
const IMAGE_PATHS = ['.spec.template.spec.containers[0].image'];

export class Release {
  readonly #values: string;

  constructor(
    readonly plane: Plane,
    readonly programs: Pick<Programs, 'helm' | 'kubectl'>,
  ) {
    this.#values = join(plane.folder, 'release-values.yaml');
  }

  get #environment() {
    const paths = [dirname(this.programs.kubectl.path), dirname(this.programs.helm), process.env['PATH']];
    return { ...process.env, PATH: paths.join(':'), KUBECONFIG: this.plane.kubectl.access };
  }

  async #deploy(tag = '') {
    const values = parse(readFileSync(join(checkout, 'k8s/values/production.yaml'), 'utf8')) as object;
    writeFileSync(this.#values, stringify({ ...values, image: { tag } }));
    const script = join(checkout, 'infra/kubernetes/deploy.sh');
    await mustRun('deploy.sh', script, [this.#values, NAMESPACE], { env: this.#environment });
  }

  async #placed(): Promise<Placed[]> {
    const services = ['pods', ...WHERE, '--selector', 'groundwork/role=service'];
    return placedIn(await this.plane.kubectl.columns(POD_PATHS, ...services));
  }

  async #isSettled(): Promise<boolean> {
    const rows = await this.plane.kubectl.columns(REPLICA_PATHS, 'deployments', ...WHERE);
    return rows.every(([wanted, ready]) => wanted === ready);
  }

  async #settle(what: string): Promise<Placed[]> {
    if (!(await until(() => this.#isSettled(), { withinMs: WITHIN_MS, everyMs: 1000 })))
      throw new Failure(`${what}: not each Deployment has its replicas.`);
    const placed = await this.#placed();
    print(`${what}: pods per node: ${podsPerNode(placed, NODES)}`);
    return placed;
  }

  async #complaints(what: string): Promise<string[]> {
    const together = servicesOnOneNode(await this.#settle(what));
    return together.map((service) => `${what}: all pods of ${service} are on one node`);
  }

  async #versionComplaints(what: string, expected: string): Promise<string[]> {
    const rows = await this.plane.kubectl.columns(IMAGE_PATHS, 'deployments', ...WHERE);
    const images = rows.flatMap(([image = '']) => image);
    return images
      .filter((image) => !image.endsWith(`:${expected}`))
      .map((image) => `${what}: ${image} runs in place of ${expected}`);
  }

  async installAndUpgrade(): Promise<string[]> {
    const { kubectl } = this.plane;
    const version = (
      parse(readFileSync(join(checkout, 'k8s/chart/Chart.yaml'), 'utf8')) as { version: string }
    ).version;
    await step('Installing the chart', () => this.#deploy());
    const wrong = await this.#complaints('installed');
    await step('Upgrading the chart', () => this.#deploy(NEXT));
    wrong.push(...(await this.#complaints('upgraded')), ...(await this.#versionComplaints('upgraded', NEXT)));
    await step('Rolling the chart back', async () => {
      await this.#helm('rollback');
      await kubectl.do('rollout', 'status', 'deployment', ...WHERE, '--timeout', '5m');
    });
    wrong.push(
      ...(await this.#complaints('rolled back')),
      ...(await this.#versionComplaints('rolled back', version)),
    );
    return wrong;
  }

  #helm(command: string) {
    const env = this.#environment;
    return mustRun(`helm ${command}`, this.programs.helm, [command, RELEASE, ...WHERE], { env });
  }

  async remove(): Promise<void> {
    await this.#helm('uninstall');
  }

  async drain(node: string): Promise<string[]> {
    const { kubectl } = this.plane;
    const since = performance.now();
    await kubectl.do('drain', node, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout', '180s');
    const wrong = await this.#complaints(`${node} drained after ${secondsSince(since)} s`);
    const left = (await this.#placed()).filter((pod) => pod.node === node);
    await kubectl.do('uncordon', node);
    return [...wrong, ...left.map(({ service }) => `a pod of ${service} is still on the drained ${node}`)];
  }

  /** As the controller of a cloud does with a machine that is gone. */
  async lose(node: string): Promise<string[]> {
    const since = performance.now();
    await this.plane.kubectl.do('delete', 'node', node);
    const isReplaced = async () =>
      (await this.#placed()).every((pod) => pod.node !== node) && (await this.#isSettled());
    if (!(await until(isReplaced, { withinMs: WITHIN_MS, everyMs: 1000 })))
      return [`${node} is gone, and its pods were not replaced`];
    return this.#complaints(`${node} gone, replaced after ${secondsSince(since)} s`);
  }
}

/** The two soft constraints of earlier charts: the scheduler ignores each node that lacks one of the labels. */
export async function placeWithSoftConstraints({ kubectl }: Plane, production: readonly Manifest[]) {
  const namespace = 'groundwork-soft';
  const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
  await kubectl.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } });
  const deployments = kinds(production, 'Deployment').filter(({ spec }) => spec.replicas === 2);
  const changed = deployments.map((deployment): Thing => {
    const copy = structuredClone(deployment);
    const { matchLabels } = copy.spec.selector ?? {};
    const soft = (topologyKey: string) => ({
      maxSkew: 1,
      topologyKey,
      whenUnsatisfiable: 'ScheduleAnyway',
      labelSelector: { matchLabels },
    });
    Object.assign(podSpecOf(copy), {
      affinity: undefined,
      topologySpreadConstraints: [soft('topology.kubernetes.io/zone'), soft('kubernetes.io/hostname')],
    });
    for (const container of containersOf(copy)) Object.assign(container, { envFrom: [], env: [] });
    return { ...copy, metadata: { ...copy.metadata, namespace } };
  });
  await kubectl.apply(...changed);
  const where = ['--namespace', namespace];
  await kubectl.do('rollout', 'status', 'deployment', ...where, '--timeout', '3m');
  const placed = placedIn(await kubectl.columns(POD_PATHS, 'pods', ...where));
  print(`with two soft constraints: pods per node: ${podsPerNode(placed, NODES)}`);
  await kubectl.do('delete', 'namespace', namespace, '--wait=false');
  return { services: deployments.length, together: servicesOnOneNode(placed).length };
}
