import { Injectable } from '@nestjs/common';
import type { Acting, BusinessId, ErasureId, ErasureView, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { requireOwner } from '../../domain/people.rules.ts';
import { erasureAlreadyRequested, noErasureToCancel } from '../../identity.errors.ts';
import { lockBusiness } from '../../persistence/business.repository.ts';
import { cancelErasure, erasureView, openErasure } from '../../persistence/erasure.repository.ts';
import { activeGrantsOf } from '../../persistence/grant.repository.ts';
import { AnnounceErasure } from '../announce-erasure/announce-erasure.use-case.ts';
import { endOfGrace, GraceDays } from '../request-erasure/request-erasure.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';

type OfBusiness = Acting & { id: BusinessId };

const erasedBy = (id: BusinessId) => ({ userId: id as string as UserId, covers: 'business' }) as const;

@Injectable()
export class EraseBusiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly announceErasure: AnnounceErasure,
    private readonly grace: GraceDays,
    private readonly clock: Clock,
  ) {}

  /** Who does not own the business learns nothing from the password. */
  async run(proof: OwnerProof & OfBusiness): Promise<ErasureView> {
    const { actorId: actor, id } = proof;
    await this.dataSource.transaction((manager) => this.lockOwned(manager, proof));
    const { onSuccess } = await this.owner.verify(proof);
    return this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      await this.lockOwned(manager, proof);
      const now = this.clock.now();
      const erasure = await openErasure(manager, erasedBy(id), endOfGrace(now, this.grace));
      if (!erasure) throw erasureAlreadyRequested();
      await this.audit(manager, proof, 'erasure.requested', erasure.id);
      await this.announceErasure.run(manager, { business: id, erasure, actor, now });
      return erasureView(erasure);
    });
  }

  /** Also another owner than the one who requested it. */
  async cancel(request: OfBusiness): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lockOwned(manager, request);
      const id = await cancelErasure(manager, erasedBy(request.id));
      if (!id) throw noErasureToCancel();
      await this.audit(manager, request, 'erasure.cancelled', id);
    });
  }

  private async lockOwned(manager: EntityManager, { userId: person, id }: OfBusiness): Promise<void> {
    await lockBusiness(manager, id);
    requireOwner(await activeGrantsOf(manager, id, this.clock.now()), person);
  }

  private audit(
    manager: EntityManager,
    { actorId: actor, id: userId }: OfBusiness,
    action: string,
    id: ErasureId,
  ): Promise<void> {
    return appendAudit(manager, { actor, action, subject: { type: 'erasure', id }, userId });
  }
}
