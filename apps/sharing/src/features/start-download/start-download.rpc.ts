import { Controller } from '@nestjs/common';
import { type DownloadAddress, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { StartDownload } from './start-download.use-case.ts';

@Controller()
export class StartDownloadRpc {
  constructor(private readonly startDownload: StartDownload) {}

  @Rpc(rpc.sharing.startDownload)
  answer({ session }: { session: string }): Promise<DownloadAddress> {
    return this.startDownload.run(session);
  }
}
