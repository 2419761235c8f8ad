import { Controller } from '@nestjs/common';
import {
  type CatalogueLender,
  type CatalogueQuery,
  type LenderId,
  type Page,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { pageThatFits, Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { lenderNotFound } from '../../matching.errors.ts';
import { type ProgrammeRow, programmeSchema } from '../../persistence/matching.schema.ts';
import { changeCatalogue, lockCatalogue } from './change-catalogue.ts';

const atOnce = 50;

interface Wish {
  actorId: UserId;
  lenderId: LenderId;
  active: boolean;
}

const lenderOf = ({ id, active, version, programme }: ProgrammeRow): CatalogueLender => ({
  id: id as LenderId,
  name: programme.name,
  type: programme.type,
  active,
  version,
  source: programme.source,
  sourceDate: programme.sourceDate,
});

@Controller()
export class KeepCatalogueRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.matching.catalogue)
  async list({ search = '', limit = atOnce, cursor = '' }: CatalogueQuery): Promise<Page<CatalogueLender>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(programmeSchema, 'lender')
      .where('lender.id > :cursor', { cursor })
      .andWhere(`position(:search in lower(lender.id || ' ' || (lender.programme->>'name'))) > 0`, { search })
      .orderBy('lender.id')
      .limit(limit + 1)
      .getMany();
    return pageThatFits(rows.map(lenderOf), limit);
  }

  @Rpc(rpc.matching.setActive)
  setActive({ actorId, lenderId, active }: Wish): Promise<CatalogueLender> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalogue(manager);
      const row = await manager.findOneBy(programmeSchema, { id: lenderId });
      if (row === null) throw lenderNotFound();
      if (row.active === active) return lenderOf(row);
      const version = await changeCatalogue(manager, actorId, [{ programme: row.programme, active }]);
      return lenderOf({ ...row, active, version });
    });
  }
}
