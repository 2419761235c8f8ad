import { Injectable } from '@nestjs/common';
import type { DocumentId, Page, PackageChoice, PackageView, PageQuery, UserId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { OwnPackage } from '../../domain/package.model.ts';
import { openTexts } from '../../domain/sealed-place.rules.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { itemsOf, packageOf, packagesBefore } from '../../persistence/package.repository.ts';
import { PackageViews } from '../../persistence/package-view.repository.ts';

const defaultLimit = 50;

@Injectable()
export class ListPackages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: PackageViews,
    private readonly keys: OwnerKeys,
  ) {}

  async run(userId: UserId, { cursor, limit = defaultLimit }: PageQuery): Promise<Page<PackageView>> {
    const { manager } = this.dataSource;
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    const rows = await packagesBefore(manager, userId, { before: cursor, limit: limit + 1 });
    return pageThatFits(await this.views.of(manager, userId, rows), limit);
  }

  one(own: OwnPackage): Promise<PackageView> {
    return this.views.one(this.dataSource.manager, own);
  }

  /** Without the documents that were deleted or rejected since. */
  async choice(own: OwnPackage): Promise<PackageChoice> {
    const { manager } = this.dataSource;
    const row = await packageOf(manager, own);
    const vault = await this.keys.vaultOf(manager, own.userId);
    const changed = (await itemsOf(manager, { ...own, version: row.version }))
      .filter(({ state }) => state !== 'unchanged')
      .map(({ documentId }) => documentId);
    const stays = (id: DocumentId) => !changed.includes(id);
    const { documentIds, originals, ...choice } = row.choice;
    return {
      ...choice,
      ...openTexts(vault, row),
      documentIds: documentIds.filter(stays),
      originals: originals.filter(stays),
    };
  }
}
