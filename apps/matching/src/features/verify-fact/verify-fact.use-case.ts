import { Injectable } from '@nestjs/common';
import type { FactToCheck, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { withVerifiedFact } from '../../domain/family-facts.rules.ts';
import { dayOfCheckInFuture, factNotFound } from '../../matching.errors.ts';
import { addFamilyVersion, Catalog, readFamilies } from '../../persistence/catalog.repository.ts';
import { announceCatalog, lockCatalog } from '../change-catalog/change-catalog.use-case.ts';

export interface FactCheck {
  actorId: UserId;
  factId: string;
  verifiedOn: string;
}

@Injectable()
export class VerifyFact {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  run({ actorId, factId, verifiedOn }: FactCheck): Promise<FactToCheck> {
    const today = this.clock.today();
    if (verifiedOn > today) throw dayOfCheckInFuture();
    return this.dataSource.transaction(async (manager) => {
      const version = await lockCatalog(manager);
      const next = withVerifiedFact(await readFamilies(manager), factId, verifiedOn);
      if (next === null) throw factNotFound();
      const { family, view } = next;
      const { stated } = await this.catalog.on(today, manager);
      const rows = stated.flatMap(({ rowNumber, families }) =>
        families.includes(family.code) ? rowNumber : [],
      );
      await addFamilyVersion(manager, family);
      await announceCatalog(manager, { actorId, cause: 'family' }, { version: version + 1, rows });
      await appendAudit(manager, {
        actor: actorId,
        action: 'families.fact-verified',
        subject: { type: 'family', id: family.code },
        details: { version: family.version, fact: factId, verifiedOn },
      });
      return view;
    });
  }
}
