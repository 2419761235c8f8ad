// Machines that are none: kwok says of every pod put on them that it runs, so that all but containers is real.
import { LOOPBACK } from '../../local/ports.mjs';
import { httpAnswersOk } from '../../local/wait.mjs';
import type { Plane } from './plane.ts';
import type { Program } from './programs.ts';

const NODES = ['one', 'two', 'three'];
const ROOM = { cpu: '8', memory: '32Gi', pods: '110' };

const node = (name: string) => ({
  ...{ apiVersion: 'v1', kind: 'Node' },
  metadata: {
    name,
    annotations: { 'kwok.x-k8s.io/node': 'fake' },
    labels: { 'kubernetes.io/hostname': name, 'kubernetes.io/os': 'linux', 'kubernetes.io/arch': 'amd64' },
  },
  status: { allocatable: ROOM, capacity: ROOM },
});

export async function startNodes({ kubectl, start }: Plane, kwok: Program) {
  await start('kwok', kwok, {
    args: (port) => [
      `--kubeconfig=${kubectl.access}`,
      '--manage-all-nodes=false',
      '--manage-nodes-with-annotation-selector=kwok.x-k8s.io/node=fake',
      // Without it the nodes tell of themselves every ten minutes, and are taken for dead before.
      '--node-lease-duration-seconds=40',
      `--server-address=${LOOPBACK}:${port}`,
    ],
    ready: (port) => httpAnswersOk(`http://${LOOPBACK}:${port}/healthz`),
  });
  await kubectl.apply(...NODES.map(node));
  await kubectl.waitFor('condition=Ready', 'node', '--all');
  return NODES.length;
}
