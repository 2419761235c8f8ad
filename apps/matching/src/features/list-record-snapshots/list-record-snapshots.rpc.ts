import { Controller } from '@nestjs/common';
import { type RecordSnapshot, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListRecordSnapshots } from './list-record-snapshots.query.ts';

@Controller()
export class ListRecordSnapshotsRpc {
  constructor(private readonly snapshots: ListRecordSnapshots) {}

  @Rpc(rpc.matching.recordSnapshots)
  answer(): Promise<RecordSnapshot[]> {
    return this.snapshots.run();
  }
}
