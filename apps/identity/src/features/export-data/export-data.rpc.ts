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
  latest(request: { userId: UserId }): Promise<ExportStatusReply> {
    return this.exportData.latest(request);
  }

  @Rpc(rpc.privacy.askExport)
  request(request: Acting): Promise<ExportView> {
    return this.exportData.request(request);
  }

  @Rpc(rpc.privacy.exportFile)
  openFile(request: Acting & { exportId: ExportId }): Promise<ExportedFile> {
    return this.exportData.openFile(request);
  }
}
