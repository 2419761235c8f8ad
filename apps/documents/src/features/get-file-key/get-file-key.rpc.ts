import { Controller } from '@nestjs/common';
import { type FileKeyReply, type FileKeyRequest, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetFileKey } from './get-file-key.query.ts';

@Controller()
export class GetFileKeyRpc {
  constructor(private readonly getFileKey: GetFileKey) {}

  @Rpc(rpc.documents.fileKey)
  answer(request: FileKeyRequest): Promise<FileKeyReply> {
    return this.getFileKey.run(request);
  }
}
