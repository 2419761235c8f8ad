import { Controller } from '@nestjs/common';
import { type Acting, type PackageFile, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnPackage } from '../../domain/package.model.ts';
import { OpenPackageFile } from './open-package-file.query.ts';

@Controller()
export class OpenPackageFileRpc {
  constructor(private readonly openFile: OpenPackageFile) {}

  @Rpc(rpc.sharing.openFile)
  file({
    part,
    ...request
  }: Acting & OwnPackage & { receiver: string; part: 'zip' | 'memo' }): Promise<PackageFile> {
    return this.openFile.run(request, part);
  }

  @Rpc(rpc.sharing.ownPage)
  page({
    itemId,
    page,
    ...request
  }: OwnPackage & { receiver: string; itemId: string; page: number }): Promise<PackageFile> {
    return this.openFile.page(request, itemId, page);
  }
}
