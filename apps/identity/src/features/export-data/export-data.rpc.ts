import { Controller } from '@nestjs/common';
import {
  type Acting,
  type ExportedFile,
  type ExportId,
  type ExportStatusReply,
  type ExportView,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExportData } from './export-data.use-case.ts';

@Controller()
export class ExportDataRpc {
  constructor(private readonly exportData: ExportData) {}

  @Rpc(rpc.privacy.export)
  standing(request: { userId: UserId }): Promise<ExportStatusReply> {
    return this.exportData.standing(request);
  }

  @Rpc(rpc.privacy.askExport)
  ask(request: Acting): Promise<ExportView> {
    return this.exportData.ask(request);
  }

  @Rpc(rpc.privacy.exportFile)
  file(request: Acting & { exportId: ExportId }): Promise<ExportedFile> {
    return this.exportData.file(request);
  }
}
