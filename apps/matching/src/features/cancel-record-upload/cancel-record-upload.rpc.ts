import { Controller } from '@nestjs/common';
import { type RecordUpload, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type Cancellation, CancelRecordUpload } from './cancel-record-upload.use-case.ts';

@Controller()
export class CancelRecordUploadRpc {
  constructor(private readonly uploads: CancelRecordUpload) {}

  @Rpc(rpc.matching.cancelRecordUpload)
  answer(request: Cancellation): Promise<RecordUpload> {
    return this.uploads.run(request);
  }
}
