import { Injectable } from '@nestjs/common';
import type {
  LenderRequest,
  LenderRequestQuery,
  Page,
  PageQuery,
  SharedRequest,
  UserId,
} from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { LenderRequestRow } from '../../domain/lender-request.model.ts';
import { toLenderRequest, toSharedRequest } from '../../domain/lender-request.view.ts';
import { openRecipient, openRequestTexts } from '../../domain/sealed-place.rules.ts';
import { requestsOf, type RequestsWanted } from '../../persistence/lender-request.repository.ts';
import { linkSchema } from '../../persistence/link.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { ReadSharedPackage } from '../read-shared-package/read-shared-package.query.ts';

const defaultLimit = 50;

function checkCursor(cursor: string | undefined): void {
  if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
}

@Injectable()
export class ListRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shared: ReadSharedPackage,
    private readonly keys: OwnerKeys,
  ) {}

  async run(
    userId: UserId,
    { cursor, limit = defaultLimit, state }: LenderRequestQuery,
  ): Promise<Page<LenderRequest>> {
    checkCursor(cursor);
    const wanted = { userId, state, before: cursor, limit: limit + 1 };
    return pageThatFits(await this.all(this.dataSource.manager, wanted), limit);
  }

  /** The requests of the reader’s own link. */
  async ofSession(token: string, { cursor, limit = defaultLimit }: PageQuery): Promise<Page<SharedRequest>> {
    const { manager } = this.dataSource;
    const { userId, linkId } = (await this.shared.admit(manager, token)).session;
    checkCursor(cursor);
    const rows = await requestsOf(manager, { userId, linkId, before: cursor, limit: limit + 1 });
    const vault = await this.keys.vaultOf(manager, userId);
    return pageThatFits(
      rows.map((row) => toSharedRequest(row, openRequestTexts(vault, row))),
      limit,
    );
  }

  async all(manager: EntityManager, wanted: RequestsWanted): Promise<LenderRequest[]> {
    return this.views(manager, wanted.userId, await requestsOf(manager, wanted));
  }

  async views(
    manager: EntityManager,
    userId: UserId,
    rows: readonly LenderRequestRow[],
  ): Promise<LenderRequest[]> {
    if (rows.length === 0) return [];
    const vault = await this.keys.vaultOf(manager, userId);
    const links = await manager.findBy(linkSchema, { userId, id: In(rows.map(({ linkId }) => linkId)) });
    const names = new Map(links.map((link) => [link.id, openRecipient(vault, link).name]));
    return rows.map((row) => toLenderRequest(row, openRequestTexts(vault, row), names.get(row.linkId) ?? ''));
  }
}
