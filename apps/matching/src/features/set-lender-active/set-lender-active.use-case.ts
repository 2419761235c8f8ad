import { Injectable } from '@nestjs/common';
import type { CatalogueLender, LenderId, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { catalogueLender } from '../../domain/catalogue-lender.view.ts';
import { isVisible } from '../../domain/catalogue-mode.rules.ts';
import { lenderNotFound } from '../../matching.errors.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';
import { changeCatalogue, lockCatalogue } from '../change-catalogue/change-catalogue.use-case.ts';

export interface LenderActivation {
  actorId: UserId;
  lenderId: LenderId;
  active: boolean;
}

@Injectable()
export class SetLenderActive {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  run({ actorId, lenderId, active }: LenderActivation): Promise<CatalogueLender> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalogue(manager);
      const row = await manager.findOneBy(programmeSchema, { id: lenderId });
      const { mode, families } = await this.catalogue.on(this.clock.today(), manager);
      if (row === null || !isVisible(row, mode)) throw lenderNotFound();
      const context = { families, today: this.clock.today() };
      if (row.active === active) return catalogueLender(row, context);
      const author = { actorId, cause: 'admin' } as const;
      const version = await changeCatalogue(manager, author, [{ programme: row.programme, active }]);
      return catalogueLender({ ...row, active, version }, context);
    });
  }
}
