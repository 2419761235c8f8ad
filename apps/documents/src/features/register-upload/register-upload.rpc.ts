import { Controller } from '@nestjs/common';
import { type DocumentView, type RegisterUpload as UploadedFile, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RegisterUpload } from './register-upload.use-case.ts';

@Controller()
export class RegisterUploadRpc {
  constructor(private readonly registerUpload: RegisterUpload) {}

  @Rpc(rpc.documents.register)
  answer(request: UploadedFile): Promise<DocumentView> {
    return this.registerUpload.run(request);
  }
}
