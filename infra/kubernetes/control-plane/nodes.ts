import { LOOPBACK } from '../../local/ports.ts';
import { httpAnswersOk } from '../../local/wait.ts';
import type { Plane } from './plane.ts';
import type { Program } from './programs.ts';

export const NODES = ['one', 'two', 'three'];
const ROOM = { cpu: '8', memory: '32Gi', pods: '110' };

const node = (name: string) => ({
  apiVersion: 'v1',
  kind: 'Node',
  metadata: {
    name,
    annotations: { 'kwok.x-k8s.io/node': 'fake' },
    labels: { 'kubernetes.io/hostname': name, 'kubernetes.io/os': 'linux', 'kubernetes.io/arch': 'amd64' },
  },
  status: { allocatable: ROOM, capacity: ROOM },
});

export async function startNodes({ kubectl, start }: Plane, kwok: Program): Promise<void> {
  await start('kwok', kwok, {
    args: (port) => [
      `--kubeconfig=${kubectl.access}`,
      '--manage-all-nodes=false',
      '--manage-nodes-with-annotation-selector=kwok.x-k8s.io/node=fake',
      // Without it the nodes report every ten minutes, and count as dead before.
      '--node-lease-duration-seconds=40',
      `--server-address=${LOOPBACK}:${port}`,
    ],
    ready: (port) => httpAnswersOk(`http://${LOOPBACK}:${port}/healthz`),
  });
  await kubectl.apply(...NODES.map(node));
  await kubectl.waitFor('condition=Ready', 'node', '--all');
}

export async function startNode({ kubectl }: Plane, name: string): Promise<void> {
  await kubectl.apply(node(name));
  await kubectl.waitFor('condition=Ready', `node/${name}`);
}
