import { Controller } from '@nestjs/common';
import { type LinkId, type PackageFile, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { OpenDownload } from './open-download.use-case.ts';

@Controller()
export class OpenDownloadRpc {
  constructor(private readonly openDownload: OpenDownload) {}

  @Rpc(rpc.sharing.download)
  answer(request: { ticket: string; receiver: string }): Promise<PackageFile & { linkId: LinkId }> {
    return this.openDownload.run(request);
  }
}
