import { Controller } from '@nestjs/common';
import { type PackageVisit, type Page, type PageQuery, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnPackage } from '../../domain/package.model.ts';
import { ListVisits } from './list-visits.query.ts';

@Controller()
export class ListVisitsRpc {
  constructor(private readonly listVisits: ListVisits) {}

  @Rpc(rpc.sharing.visits)
  answer({ page, ...own }: OwnPackage & { page: PageQuery }): Promise<Page<PackageVisit>> {
    return this.listVisits.run(own, page);
  }
}
