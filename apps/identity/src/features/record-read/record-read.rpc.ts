import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type ReadCall, RecordRead } from './record-read.use-case.ts';

@Controller()
export class RecordReadRpc {
  constructor(private readonly recordRead: RecordRead) {}

  @Rpc(rpc.identity.recordRead)
  answer(request: ReadCall): Promise<Record<string, never>> {
    return this.recordRead.run(request);
  }
}
