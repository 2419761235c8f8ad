import { Controller } from '@nestjs/common';
import { type Acting, type FileSource, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AdmitFile } from './admit-file.use-case.ts';

@Controller()
export class AdmitFileRpc {
  constructor(private readonly admitFile: AdmitFile) {}

  @Rpc(rpc.billing.admitFile)
  answer(request: Acting & { source: FileSource; bytes: number }): Promise<Record<string, never>> {
    return this.admitFile.run(request);
  }
}
