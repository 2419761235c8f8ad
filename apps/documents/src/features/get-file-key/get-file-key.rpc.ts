import { Controller } from '@nestjs/common';
import { type FileKeyReply, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { GetFileKey } from './get-file-key.query.ts';

@Controller()
export class GetFileKeyRpc {
  constructor(private readonly getFileKey: GetFileKey) {}

  @Rpc(rpc.documents.fileKey)
  answer(request: OwnDocument & { receiver: string }): Promise<FileKeyReply> {
    return this.getFileKey.run(request);
  }
}
