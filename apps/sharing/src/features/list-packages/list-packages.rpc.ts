import { Controller } from '@nestjs/common';
import { type Page, type PackageView, type PageQuery, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnPackage } from '../../domain/package.model.ts';
import { ListPackages } from './list-packages.query.ts';

@Controller()
export class ListPackagesRpc {
  constructor(private readonly listPackages: ListPackages) {}

  @Rpc(rpc.sharing.packages)
  list({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<PackageView>> {
    return this.listPackages.run(userId, page);
  }

  @Rpc(rpc.sharing.package)
  one(own: OwnPackage): Promise<PackageView> {
    return this.listPackages.one(own);
  }
}
