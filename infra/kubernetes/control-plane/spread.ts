import type { Live } from './kubectl.ts';

export interface Placed {
  readonly service: string;
  readonly node: string;
}

const isReady = ({ metadata, spec, status }: Live) =>
  metadata.deletionTimestamp === undefined &&
  spec.nodeName !== undefined &&
  status?.conditions?.some(({ type, status: state }) => type === 'Ready' && state === 'True') === true;

export const placedIn = (pods: readonly Live[]): Placed[] =>
  pods.filter(isReady).map(({ metadata, spec }) => ({
    service: metadata.labels?.['app.kubernetes.io/name'] ?? '',
    node: spec.nodeName ?? '',
  }));

const unique = (names: readonly string[]) => [...new Set(names)].sort();

const nodesOf = (placed: readonly Placed[], service: string) =>
  placed.filter((pod) => pod.service === service).map(({ node }) => node);

export const podsPerNode = (placed: readonly Placed[], nodes: readonly string[]) =>
  nodes.map((name) => `${name} ${placed.filter(({ node }) => node === name).length}`).join(', ');

/** The services with at least two pods, all of them on one node. */
export const servicesOnOneNode = (placed: readonly Placed[]) =>
  unique(placed.map(({ service }) => service)).filter((service) => {
    const nodes = nodesOf(placed, service);
    return nodes.length > 1 && new Set(nodes).size === 1;
  });
