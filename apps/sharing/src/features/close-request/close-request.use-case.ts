import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type AnswerRequestBody,
  type DocumentId,
  events,
  type LenderRequest,
  type LenderRequestId,
  packageLimits,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { LenderRequestRow } from '../../domain/lender-request.model.ts';
import { openRequestTexts } from '../../domain/sealed-place.rules.ts';
import { openRequest } from '../../persistence/lender-request.repository.ts';
import { lenderRequestSchema } from '../../persistence/lender-request.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { packageTooLarge, requestNotFound } from '../../sharing.errors.ts';
import { CreatePackage } from '../create-package/create-package.use-case.ts';
import { ListPackages } from '../list-packages/list-packages.query.ts';
import { ListRequests } from '../list-requests/list-requests.query.ts';

interface Closing {
  readonly acting: Acting;
  readonly requestId: LenderRequestId;
  readonly state: 'answered' | 'declined';
  readonly note: string | null;
  readonly documentIds: DocumentId[];
}

@Injectable()
export class CloseRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly packages: ListPackages,
    private readonly creation: CreatePackage,
    private readonly requests: ListRequests,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  /** The next version and the answer are one transaction: neither exists without the other. */
  async answer(
    acting: Acting,
    requestId: LenderRequestId,
    { documentIds, note }: AnswerRequestBody,
  ): Promise<LenderRequest> {
    const { userId } = acting;
    const { packageId } = await openRequest(this.dataSource.manager, { userId, requestId });
    const choice = await this.packages.choice({ userId, packageId });
    const enclosed = [...new Set([...choice.documentIds, ...documentIds])];
    if (enclosed.length > packageLimits.documents) throw packageTooLarge();
    const closing = { acting, requestId, state: 'answered', note, documentIds } as const;
    await this.creation.addVersion(acting, packageId, {
      choice: { ...choice, documentIds: enclosed },
      also: async (manager) => {
        await this.close(manager, closing);
      },
    });
    return this.viewOf(this.dataSource.manager, { userId, requestId });
  }

  decline(acting: Acting, requestId: LenderRequestId, note: string | null): Promise<LenderRequest> {
    return this.dataSource.transaction(async (manager) => {
      await this.close(manager, { acting, requestId, state: 'declined', note, documentIds: [] });
      return this.viewOf(manager, { userId: acting.userId, requestId });
    });
  }

  private async close(
    manager: EntityManager,
    { acting: { userId, actorId }, requestId, state, note, documentIds }: Closing,
  ): Promise<void> {
    const row = await openRequest(manager, { userId, requestId }, true);
    const vault = await this.keys.vaultOf(manager, userId);
    const texts = { ...openRequestTexts(vault, row), answerNote: note };
    const sealedTexts = vault.seal('lender_requests', 'sealed_texts', requestId, texts);
    const change = { state, documentIds, sealedTexts, closedAt: this.clock.now() };
    await manager.update(lenderRequestSchema, { userId, id: requestId }, change);
    const subject = { type: 'lender-request', id: requestId };
    await appendAudit(manager, { actor: actorId, action: `lender-request.${state}`, subject, userId });
    await appendToOutbox(manager, events.lenderRequestAnswered, {
      userId,
      aggregateId: requestId,
      aggregateVersion: 2,
      data: { requestId, packageId: row.packageId, state },
    });
  }

  private async viewOf(
    manager: EntityManager,
    { userId, requestId }: Pick<LenderRequestRow, 'userId'> & { requestId: LenderRequestId },
  ): Promise<LenderRequest> {
    const rows = await manager.findBy(lenderRequestSchema, { userId, id: requestId });
    const [view] = await this.requests.views(manager, userId, rows);
    if (!view) throw requestNotFound();
    return view;
  }
}
