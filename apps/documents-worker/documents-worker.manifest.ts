import { rpc } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

const calls = [
  rpc.documents.fileKey,
  rpc.documents.reportStage,
  rpc.documents.moveToSlowLane,
  rpc.documents.recordAnalysis,
  rpc.sharing.buildStep,
  rpc.sharing.buildKey,
  rpc.sharing.recordPage,
  rpc.sharing.sealBuild,
  rpc.sharing.recordBuild,
  rpc.sharing.failBuild,
];

export const manifest: ServiceManifest = {
  name: 'documents-worker',
  user: 10_015,
  needs: ['redis', 'storage'],
  calls,
  callsAlone: calls,
  neighbors: ['documents'],
  scaling: 'queue',
  resources: { cpu: '1', memory: [1024, 4096] },
};
