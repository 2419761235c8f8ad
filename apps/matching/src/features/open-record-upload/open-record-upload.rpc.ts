import { Controller } from '@nestjs/common';
import { type RecordUpload, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type NewUpload, OpenRecordUpload } from './open-record-upload.use-case.ts';

@Controller()
export class OpenRecordUploadRpc {
  constructor(private readonly uploads: OpenRecordUpload) {}

  @Rpc(rpc.matching.openRecordUpload)
  answer(request: NewUpload): Promise<{ upload: RecordUpload; isNew: boolean }> {
    return this.uploads.run(request);
  }
}
