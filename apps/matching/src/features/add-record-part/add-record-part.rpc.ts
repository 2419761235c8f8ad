import { Controller } from '@nestjs/common';
import { type RecordUpload, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AddRecordPart, type NewPart } from './add-record-part.use-case.ts';

@Controller()
export class AddRecordPartRpc {
  constructor(private readonly parts: AddRecordPart) {}

  @Rpc(rpc.matching.addRecordPart)
  answer(part: NewPart): Promise<RecordUpload> {
    return this.parts.run(part);
  }
}
