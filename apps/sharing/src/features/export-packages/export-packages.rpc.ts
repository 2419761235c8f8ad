import { Controller } from '@nestjs/common';
import {
  type Acting,
  type ExportedPackage,
  type PackageVisit,
  type Page,
  type PageQuery,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnPackage } from '../../domain/package.model.ts';
import { ListVisits } from '../list-visits/list-visits.query.ts';
import { ExportPackages } from './export-packages.query.ts';

@Controller()
export class ExportPackagesRpc {
  constructor(
    private readonly exportPackages: ExportPackages,
    private readonly visits: ListVisits,
  ) {}

  @Rpc(rpc.privacy.packages)
  packages({ page, ...acting }: Acting & { page: PageQuery }): Promise<Page<ExportedPackage>> {
    return this.exportPackages.run(acting, page);
  }

  @Rpc(rpc.privacy.packageVisits)
  visitsOf({ page, ...own }: OwnPackage & { page: PageQuery }): Promise<Page<PackageVisit>> {
    return this.visits.pageOf(own, page);
  }

  @Rpc(rpc.sharing.fileKey)
  key({ receiver, ...own }: OwnPackage & { receiver: string }): Promise<{ key: string }> {
    return this.exportPackages.key(own, receiver);
  }
}
