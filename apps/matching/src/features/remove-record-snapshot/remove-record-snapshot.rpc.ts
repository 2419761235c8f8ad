import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RemoveRecordSnapshot, type SnapshotRemoval } from './remove-record-snapshot.use-case.ts';

@Controller()
export class RemoveRecordSnapshotRpc {
  constructor(private readonly snapshots: RemoveRecordSnapshot) {}

  @Rpc(rpc.matching.removeRecordSnapshot)
  answer(removal: SnapshotRemoval): Promise<{ version: number }> {
    return this.snapshots.run(removal);
  }
}
