import { Controller } from '@nestjs/common';
import { rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AdmitUpload } from './admit-upload.use-case.ts';

@Controller()
export class AdmitUploadRpc {
  constructor(private readonly admitUpload: AdmitUpload) {}

  @Rpc(rpc.documents.admitUpload)
  async answer({ userId }: { userId: UserId }) {
    await this.admitUpload.run(userId);
    return {};
  }
}
