import { print } from '../../local/progress.ts';
import type { Kubectl, Live } from './kubectl.ts';

export type Placement = ReadonlyMap<string, readonly string[]>;

const nameLabel = 'app.kubernetes.io/name';

/** The node of each replica of a service. */
export function placementOf(pods: readonly Live[]): Placement {
  const nodes = new Map<string, string[]>();
  for (const { metadata, spec } of pods) {
    const service = metadata?.labels?.[nameLabel];
    if (service === undefined || metadata?.deletionTimestamp !== undefined) continue;
    nodes.set(service, [...(nodes.get(service) ?? []), spec.nodeName ?? 'no node'].sort());
  }
  return nodes;
}

/** Two replicas may share a node only if no other node accepts pods. */
export const spreadFaults = (placement: Placement, nodes: number) =>
  [...placement].flatMap(([service, own]) => {
    const different = new Set(own).size;
    return own.includes('no node') || different < Math.min(own.length, nodes)
      ? [`${service} runs on ${own.join(', ')}`]
      : [];
  });

export function printPlacement(title: string, placement: Placement): void {
  print(`\n${title}`);
  const perNode = new Map<string, number>();
  for (const [service, nodes] of placement) {
    print(`  ${service.padEnd(18)}${nodes.join(', ')}`);
    for (const node of nodes) perNode.set(node, (perNode.get(node) ?? 0) + 1);
  }
  print(
    `  pods per node: ${[...perNode]
      .sort()
      .map(([node, count]) => `${node} ${count}`)
      .join(', ')}`,
  );
}

const look = async (kubectl: Kubectl, namespace: string) =>
  placementOf(await kubectl.read('pods', '--namespace', namespace, '--selector', 'groundwork/role=service'));

/** Checks the pods that the real scheduler placed, drains a node, and checks again. */
export async function tryDrain(kubectl: Kubectl, namespace: string, nodes: readonly string[]) {
  const [drained = ''] = nodes;
  const before = await look(kubectl, namespace);
  printPlacement('Before the drain:', before);
  await kubectl.do('drain', drained, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=180s');
  await kubectl.do('rollout', 'status', 'deployment', '--namespace', namespace, '--timeout=120s');
  const after = await look(kubectl, namespace);
  printPlacement(`After the drain of ${drained}:`, after);
  await kubectl.do('uncordon', drained);
  const left = [...after].filter(([, own]) => own.includes(drained)).map(([service]) => service);
  return [
    ...spreadFaults(before, nodes.length),
    ...spreadFaults(after, nodes.length - 1),
    ...left.map((service) => `${service} still runs on ${drained}`),
  ];
}
