import { Injectable } from '@nestjs/common';
import type { PackageVisit, Page, PageQuery } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { OwnPackage } from '../../domain/package.model.ts';
import { openRecipient } from '../../domain/sealed-place.rules.ts';
import { linksOf } from '../../persistence/link.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { packageOf } from '../../persistence/package.repository.ts';
import { pagesOfVisits, visitsBefore } from '../../persistence/visit.repository.ts';

const defaultLimit = 50;

@Injectable()
export class ListVisits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  async run(own: OwnPackage, page: PageQuery): Promise<Page<PackageVisit>> {
    await packageOf(this.dataSource.manager, own);
    return this.pageOf(own, page);
  }

  /** Also of a withdrawn package. */
  async pageOf(own: OwnPackage, { cursor, limit = defaultLimit }: PageQuery): Promise<Page<PackageVisit>> {
    const { manager } = this.dataSource;
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    const rows = await visitsBefore(manager, own, { before: cursor, limit: limit + 1 });
    const ids = rows.map(({ id }) => id);
    const pages = ids.length === 0 ? [] : await pagesOfVisits(manager, own.userId, ids);
    const vault = await this.keys.vaultOf(manager, own.userId);
    const links = await linksOf(manager, own.userId, own.packageId);
    const recipients = new Map(links.map((link) => [link.id, openRecipient(vault, link).name]));
    const visits = rows.map(({ openedAt, lastSeenAt, ...row }) => ({
      ...row,
      recipient: recipients.get(row.linkId) ?? '',
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      pages: pages
        .filter(({ visitId }) => visitId === row.id)
        .map(({ itemId, page, seconds, firstAt }) => ({
          itemId,
          page,
          seconds,
          firstAt: firstAt.toISOString(),
        })),
    }));
    return pageThatFits(visits, limit);
  }
}
