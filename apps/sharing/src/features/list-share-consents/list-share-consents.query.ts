import { Injectable } from '@nestjs/common';
import type { Page, PageQuery, ShareConsent, UserId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { toShareConsent } from '../../domain/share-consent.view.ts';
import { openTexts } from '../../domain/sealed-place.rules.ts';
import { consentsBefore } from '../../persistence/consent.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { packageSchema } from '../../persistence/package.schema.ts';

const defaultLimit = 50;

@Injectable()
export class ListShareConsents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  /** Consents of withdrawn files stay on record. */
  async run(userId: UserId, { cursor, limit = defaultLimit }: PageQuery): Promise<Page<ShareConsent>> {
    const { manager } = this.dataSource;
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    const rows = await consentsBefore(manager, { userId, before: cursor, limit: limit + 1 });
    if (rows.length === 0) return { items: [], nextCursor: null };
    const ids = In(rows.map(({ packageId }) => packageId));
    const packages = await manager.findBy(packageSchema, { userId, id: ids });
    const vault = await this.keys.vaultOf(manager, userId);
    const titles = new Map(packages.map((row) => [row.id, openTexts(vault, row).title]));
    return pageThatFits(
      rows.map((row) => toShareConsent(row, titles.get(row.packageId) ?? '')),
      limit,
    );
  }
}
