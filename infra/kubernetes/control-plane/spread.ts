export interface Placed {
  readonly service: string;
  readonly node: string;
}

export const POD_PATHS = [
  String.raw`.metadata.labels.app\.kubernetes\.io/name`,
  '.spec.nodeName',
  '.status.conditions[?(@.type=="Ready")].status',
  '.metadata.deletionTimestamp',
];

export const placedIn = (rows: readonly (readonly string[])[]): Placed[] =>
  rows.flatMap(([service = '', node = '', ready, deletion = '']) =>
    ready === 'True' && deletion === '' ? [{ service, node }] : [],
  );

const unique = (names: readonly string[]) => [...new Set(names)].sort();

const nodesOf = (placed: readonly Placed[], service: string) =>
  placed.filter((pod) => pod.service === service).map(({ node }) => node);

export const podsPerNode = (placed: readonly Placed[], nodes: readonly string[]) =>
  nodes.map((name) => `${name} ${placed.filter(({ node }) => node === name).length}`).join(', ');

export const servicesOnOneNode = (placed: readonly Placed[]) =>
  unique(placed.map(({ service }) => service)).filter((service) => {
    const nodes = nodesOf(placed, service);
    return nodes.length > 1 && new Set(nodes).size === 1;
  });
