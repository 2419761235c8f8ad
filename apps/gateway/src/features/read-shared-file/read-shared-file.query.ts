import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { PackageContents } from '../../packages/package-content.reader.ts';
import { PageStamper } from '../../packages/page-stamper.adapter.ts';
import { RunningDownloads } from '../../packages/running-downloads.adapter.ts';

@Injectable()
export class StampPage {
  constructor(
    private readonly services: RpcClient,
    private readonly contents: PackageContents,
    private readonly stamper: PageStamper,
  ) {}

  async run(session: string, place: { itemId: string; page: number }): Promise<Buffer> {
    const { file, content } = await this.contents.open((receiver) =>
      this.services.call(rpc.sharing.sharedPage, { session, receiver, ...place }),
    );
    return this.stamper.stamp(await buffer(content), file.watermark);
  }
}

@Injectable()
export class OpenSharedDownload {
  constructor(
    private readonly services: RpcClient,
    private readonly contents: PackageContents,
    private readonly downloads: RunningDownloads,
  ) {}

  async run(ticket: string): Promise<{ name: string; content: Readable }> {
    const { name, content } = await this.downloads.run(async () => {
      const opened = await this.contents.open((receiver) =>
        this.services.call(rpc.sharing.download, { ticket, receiver }),
      );
      return { ...opened.file, content: opened.content };
    });
    return { name, content };
  }
}
