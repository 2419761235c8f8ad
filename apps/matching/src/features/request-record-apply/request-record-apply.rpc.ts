import { Controller } from '@nestjs/common';
import { type RecordUpload, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type RecordApplication, RequestRecordApply } from './request-record-apply.use-case.ts';

@Controller()
export class RequestRecordApplyRpc {
  constructor(private readonly applications: RequestRecordApply) {}

  @Rpc(rpc.matching.applyRecords)
  answer(application: RecordApplication): Promise<RecordUpload> {
    return this.applications.run(application);
  }
}
