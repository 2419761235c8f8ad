import { Injectable } from '@nestjs/common';
import type { CatalogLender, LenderId, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { catalogLender } from '../../domain/catalog-lender.view.ts';
import { isVisible } from '../../domain/catalog-mode.rules.ts';
import { lenderNotFound } from '../../matching.errors.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { programSchema } from '../../persistence/matching.schema.ts';
import { changeCatalog, lockCatalog } from '../change-catalog/change-catalog.use-case.ts';

export interface LenderActivation {
  actorId: UserId;
  lenderId: LenderId;
  active: boolean;
}

@Injectable()
export class SetLenderActive {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  run({ actorId, lenderId, active }: LenderActivation): Promise<CatalogLender> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalog(manager);
      const row = await manager.findOneBy(programSchema, { id: lenderId });
      const { mode, families } = await this.catalog.on(this.clock.today(), manager);
      if (row === null || !isVisible(row, mode)) throw lenderNotFound();
      const context = { families, today: this.clock.today() };
      if (row.active === active) return catalogLender(row, context);
      const author = { actorId, cause: 'admin' } as const;
      const version = await changeCatalog(manager, author, [{ programme: row.programme, active }]);
      return catalogLender({ ...row, active, version }, context);
    });
  }
}
