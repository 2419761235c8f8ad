import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Acting, type PackageId, type RequestOf, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { PackageContents } from '../../packages/package-content.reader.ts';

interface NamedContent {
  name: string;
  content: Readable;
}

@Injectable()
export class OpenPackageFiles {
  constructor(
    private readonly services: RpcClient,
    private readonly contents: PackageContents,
  ) {}

  async file(own: Acting & { packageId: PackageId }, part: 'zip' | 'memo'): Promise<NamedContent> {
    const { file, content } = await this.contents.open((receiver) =>
      this.services.call(rpc.sharing.openFile, { ...own, part, receiver }),
    );
    return { name: file.name, content };
  }

  async page(own: Omit<RequestOf<typeof rpc.sharing.ownPage>, 'receiver'>): Promise<NamedContent> {
    const { file, content } = await this.contents.open((receiver) =>
      this.services.call(rpc.sharing.ownPage, { ...own, receiver }),
    );
    return { name: file.name, content };
  }
}
