import { Injectable } from '@nestjs/common';
import {
  events,
  type LenderRequestBody,
  type LenderRequestId,
  lenderRequestLimits,
  type SharedRequest,
} from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { checkDueDay } from '../../domain/due-day.rules.ts';
import type { LenderRequestRow } from '../../domain/lender-request.model.ts';
import { toSharedRequest } from '../../domain/lender-request.view.ts';
import { countOpenRequests } from '../../persistence/lender-request.repository.ts';
import { lenderRequestSchema } from '../../persistence/lender-request.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { lockOwner } from '../../persistence/package.repository.ts';
import { tooManyOpenRequests } from '../../sharing.errors.ts';
import { ReadSharedPackage } from '../read-shared-package/read-shared-package.query.ts';

@Injectable()
export class AddRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shared: ReadSharedPackage,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  run(token: string, { title, note, dueDay }: LenderRequestBody): Promise<SharedRequest> {
    return this.dataSource.transaction(async (manager) => {
      const { userId } = (await this.shared.admit(manager, token)).session;
      await lockOwner(manager, userId);
      const { linkId, packageId } = (await this.shared.admit(manager, token)).session;
      checkDueDay(dueDay, this.clock.today());
      if ((await countOpenRequests(manager, { userId, packageId })) >= lenderRequestLimits.open)
        throw tooManyOpenRequests();
      const id = newId() as LenderRequestId;
      const vault = await this.keys.vaultOf(manager, userId);
      const texts = { title, note, answerNote: null };
      const row: LenderRequestRow = {
        id,
        userId,
        packageId,
        linkId,
        sealedTexts: vault.seal('lender_requests', 'sealed_texts', id, texts),
        dueDay,
        state: 'open',
        documentIds: [],
        createdAt: this.clock.now(),
        closedAt: null,
      };
      await manager.insert(lenderRequestSchema, row);
      await appendToOutbox(manager, events.lenderRequestAdded, {
        userId,
        aggregateId: id,
        aggregateVersion: 1,
        data: { requestId: id, packageId, linkId },
      });
      return toSharedRequest(row, texts);
    });
  }
}
