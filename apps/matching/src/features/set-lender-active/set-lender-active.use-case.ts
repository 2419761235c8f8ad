import { Injectable } from '@nestjs/common';
import type { CatalogueLender, LenderId, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { catalogueLender } from '../../domain/catalogue-lender.view.ts';
import { lenderNotFound } from '../../matching.errors.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';
import { changeCatalogue, lockCatalogue } from '../change-catalogue/change-catalogue.use-case.ts';

export interface LenderActivation {
  actorId: UserId;
  lenderId: LenderId;
  active: boolean;
}

@Injectable()
export class SetLenderActive {
  constructor(private readonly dataSource: DataSource) {}

  run({ actorId, lenderId, active }: LenderActivation): Promise<CatalogueLender> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalogue(manager);
      const row = await manager.findOneBy(programmeSchema, { id: lenderId });
      if (row === null) throw lenderNotFound();
      if (row.active === active) return catalogueLender(row);
      const version = await changeCatalogue(manager, actorId, [{ programme: row.programme, active }]);
      return catalogueLender({ ...row, active, version });
    });
  }
}
