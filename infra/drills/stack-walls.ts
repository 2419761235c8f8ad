import { atMost, type Figure, figure } from '../bench/figures.ts';
import { certificateFiles, EVERYBODY, filesFor } from '../docker/make-secrets.ts';
import { needsOf } from '../services/manifests.ts';
import type { Process } from '../services/processes.ts';
import { print, step } from '../local/progress.ts';
import type { ComposeStack, Running } from './compose-stack.ts';

const SERVER_PORTS: Record<string, number> = { postgres: 5432, nats: 4222, redis: 6379, minio: 9000 };
const SERVICE_PORT = 8080;
const SERVERS = Object.keys(SERVER_PORTS);
const containersOf = (processes: readonly Process[]) => [...SERVERS, ...processes.map(({ name }) => name)];

type Target = readonly [name: string, host: string, port: number];

const scriptFor = (targets: readonly Target[]) => `
const { connect } = require('node:net');
const reach = ([name, host, port]) => new Promise((done) => {
  const socket = connect({ host, port, timeout: 2000 });
  const end = (isReached) => { socket.destroy(); done(isReached ? [name] : []); };
  socket.on('connect', () => end(true));
  socket.on('timeout', () => end(false));
  socket.on('error', ({ code }) => end(code === 'ECONNREFUSED'));
});
Promise.all(${JSON.stringify(targets)}.map(reach)).then((names) =>
  console.log(JSON.stringify([...new Set(names.flat())])));
`;

interface View {
  readonly name: string;
  readonly reached: readonly string[];
  readonly isOutside: boolean;
}

const targetsFor = (name: string, all: readonly Running[]): Target[] =>
  all
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      other.addresses.map((address): Target => [
        other.name,
        address,
        SERVER_PORTS[other.name] ?? SERVICE_PORT,
      ]),
    );

/** From the network of a container, with the Node of another image: the images of the servers have none. */
async function viewFrom(stack: ComposeStack, from: Running, all: readonly Running[]): Promise<View> {
  const { name, id, isOutside } = from;
  const output = await stack.node(`container:${id}`, scriptFor(targetsFor(name, all)));
  return { name, isOutside, reached: JSON.parse(output) as string[] };
}

function printMatrix(views: readonly View[], containers: readonly string[]): void {
  const width = Math.max(...containers.map((name) => name.length));
  print(`${'from \\ to'.padEnd(width)}  ${containers.join(' ')} outside`);
  for (const { name, reached, isOutside } of views) {
    const cells = containers.map((other) => (reached.includes(other) ? 'x' : '.').padEnd(other.length));
    print(`${name.padEnd(width)}  ${cells.join(' ')} ${isOutside ? 'x' : '.'}`);
  }
}

const isServer = (name: string) => SERVERS.includes(name);

function needsIn(processes: readonly Process[], container: string): string[] {
  const services = processes.find(({ name }) => name === container)?.services ?? [];
  const needs = services.flatMap((each) => [...needsOf(each), ...(each.isPublic ? ['public'] : [])]);
  return [...new Set(needs.map((need) => (need === 'storage' ? 'minio' : need)))];
}

async function countMeetings(stack: ComposeStack, processes: readonly Process[]): Promise<Figure[]> {
  const containers = containersOf(processes);
  const usedBy = (name: string) => needsIn(processes, name).filter(isServer);
  const needsOutside = (name: string) =>
    needsIn(processes, name).some((need) => ['public', 'mail', 'internet'].includes(need));
  const all = (await stack.running()).filter(({ name }) => containers.includes(name));
  const views: View[] = [];
  for (const each of all) views.push(await viewFrom(stack, each, all));
  printMatrix(views, containers);
  const pairs = views.flatMap(({ name, reached }) => reached.map((other) => [name, other] as const));
  const meetings = pairs.filter(([one, other]) => isServer(one) === isServer(other));
  const spare = pairs.filter(
    ([one, other]) => !isServer(one) && isServer(other) && !usedBy(one).includes(other),
  );
  const missing = views.flatMap(({ name, reached }) =>
    usedBy(name).filter((server) => !reached.includes(server)),
  );
  const open = views.filter(({ name, isOutside }) => isOutside && !needsOutside(name));
  return [
    figure('containers whose network was tried', views.length),
    atMost('containers with a network to the outside that need none', open.length, 0),
    atMost('pairs of services or of servers that reach each other', meetings.length, 0),
    atMost('servers that a service reaches and does not use', spare.length, 0),
    atMost('servers that a service uses and does not reach', missing.length, 0),
  ];
}

function filesByReader(): [name: string, reader: string][] {
  const secrets = {
    postgres: '',
    nats: '',
    calls: '',
    redis: '',
    storage: '',
    fieldKeys: '',
    signingKeys: '',
  };
  const made = [
    ...filesFor({ ...secrets, roles: {}, demoOwner: { email: '', password: '' } }, '', { tls: true }),
    ...certificateFiles((server) => [server]),
  ];
  return [['secrets.json', 'secrets'], ...made.map(([name, reader]): [string, string] => [name, reader])];
}

async function countForeignFiles(stack: ComposeStack, processes: readonly Process[]): Promise<Figure[]> {
  const files = filesByReader();
  const paths = files.map(([name]) => `/secrets/${name}`).join(' ');
  const counts = { own: 0, foreign: 0 };
  for (const name of containersOf(processes)) {
    const { output } = await stack.shellIn(
      name,
      `for f in ${paths}; do if [ -r $f ]; then echo $f; fi; done`,
    );
    const read = output.split('\n').filter(Boolean);
    const foreign = read.filter((path) =>
      files.some(([file, reader]) => path === `/secrets/${file}` && ![name, EVERYBODY].includes(reader)),
    );
    print(`${name} reads ${read.join(' ')}`);
    counts.own += read.length - foreign.length;
    counts.foreign += foreign.length;
  }
  return [
    figure('secret files that their containers read', counts.own),
    atMost('secret files of other containers that a container reads', counts.foreign, 0),
  ];
}

export async function tryWalls(stack: ComposeStack): Promise<Figure[]> {
  const processes = await stack.processes();
  const meetings = await step('Connecting from each container to each other one', () =>
    countMeetings(stack, processes),
  );
  return [...meetings, ...(await countForeignFiles(stack, processes))];
}
