import type { BusinessId, PracticeId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { isLastOwner } from '../../domain/people.rules.ts';
import { forgetReplyTo } from '../../persistence/brand.repository.ts';
import { findBusiness } from '../../persistence/business.repository.ts';
import { eraseBusinessAt } from '../../persistence/erasure.repository.ts';
import { activeGrantsOf, activeGrantsOfHolder, type GrantRow } from '../../persistence/grant.repository.ts';
import { deleteInvitationsTo, invitationsCreatedBy } from '../../persistence/invitation.repository.ts';
import { endStaff, findPractice, otherAdmins, practiceIdsOf } from '../../persistence/practice.repository.ts';
import { endPractice, lockClients } from '../close-practice/close-practice.use-case.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';
import { type By, closeGrant } from '../record-grant/record-grant.use-case.ts';

/** Ends all access to an erased business. */
export async function closeBusiness(manager: EntityManager, id: BusinessId, now: Date): Promise<void> {
  if (!(await findBusiness(manager, id))) return;
  for (const grant of await activeGrantsOf(manager, id, now))
    await closeGrant(manager, grant, { actor: 'system', now });
}

/** A business that the person alone owns is erased as well. Of others only the grants go. */
export async function leaveEverything(
  manager: EntityManager,
  { id, email }: { id: UserId; email: string },
  now: Date,
): Promise<void> {
  const by = { actor: 'system', now };
  for (const grant of await activeGrantsOfHolder(manager, id, now)) await leave(manager, grant, by);
  for (const practice of await practiceIdsOf(manager, id))
    await leavePractice(manager, practice, { id, now });
  for (const row of await invitationsCreatedBy(manager, id))
    await recordInvitation(manager, row, { state: 'withdrawn' }, by);
  await forgetReplyTo(manager, email);
  await deleteInvitationsTo(manager, email);
}

async function leave(manager: EntityManager, held: GrantRow, by: By): Promise<void> {
  if (!(await findBusiness(manager, held.businessId))) return;
  const grants = await activeGrantsOf(manager, held.businessId, by.now);
  if (isLastOwner(grants, held)) {
    await eraseBusinessAt(manager, held.businessId, by.now);
    return;
  }
  await closeGrant(manager, held, by);
}

async function leavePractice(
  manager: EntityManager,
  practiceId: PracticeId,
  { id: person, now }: { id: UserId; now: Date },
): Promise<void> {
  await lockClients(manager, practiceId, now);
  const practice = await findPractice(manager, practiceId);
  if (!practice) return;
  if ((await otherAdmins(manager, practiceId, person)) === 0) {
    await endPractice(manager, practice, { actor: 'system', now });
    return;
  }
  await endStaff(manager, practiceId, { person, now });
  await announcePractice(manager, practice, { actor: 'system', action: 'practice.staff-removed' });
}
