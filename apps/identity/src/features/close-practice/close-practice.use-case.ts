import { Injectable } from '@nestjs/common';
import { events, type PracticeId } from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { findBusiness } from '../../persistence/business.repository.ts';
import { activeGrantsOfHolder, endedGrantIdsOf } from '../../persistence/grant.repository.ts';
import { openInvitationsFrom } from '../../persistence/invitation.repository.ts';
import { closePractice, type PracticeRow } from '../../persistence/practice.repository.ts';
import { lockAsAdmin, type OfPractice, requireStaff } from '../manage-practice/manage-practice.use-case.ts';
import { type By, closeGrant } from '../record-grant/record-grant.use-case.ts';
import { owePractice } from '../manage-staff/manage-staff.use-case.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';

@Injectable()
export class ClosePractice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly person: VerifyOwner,
    private readonly clock: Clock,
  ) {}

  async run(proof: OwnerProof & OfPractice): Promise<void> {
    const { userId: actor, practiceId } = proof;
    await this.oweEnd(proof);
    await requireStaff(this.dataSource.manager, proof, 'admin');
    const { onSuccess } = await this.person.verify(proof);
    await this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      const now = this.clock.now();
      await lockClients(manager, practiceId, now);
      await endPractice(manager, await lockAsAdmin(manager, proof), { actor, now });
    });
  }

  private async oweEnd(of: OfPractice): Promise<void> {
    const { manager } = this.dataSource;
    if (!(await owePractice(manager, of))) return;
    for (const grant of await endedGrantIdsOf(manager, of.practiceId)) oweEvents(events.grantChanged, grant);
  }
}

/** A change of people waits for the business first, then for the practice. */
export async function lockClients(manager: EntityManager, practiceId: PracticeId, now: Date): Promise<void> {
  const clients = await activeGrantsOfHolder(manager, practiceId, now);
  for (const { businessId } of clients) await findBusiness(manager, businessId);
}

export async function endPractice(manager: EntityManager, practice: PracticeRow, by: By): Promise<void> {
  const { id: practiceId } = practice;
  for (const grant of await activeGrantsOfHolder(manager, practiceId, by.now))
    await closeGrant(manager, grant, by);
  for (const row of await openInvitationsFrom(manager, { businessId: null, practiceId }))
    await recordInvitation(manager, row, { state: 'withdrawn' }, by);
  await announcePractice(manager, practice, { actor: by.actor, action: 'practice.closed' });
  await closePractice(manager, practiceId, by.now);
}
