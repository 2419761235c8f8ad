import { Injectable } from '@nestjs/common';
import { type Acting, events, type PracticeRole, type StaffMember, type UserId } from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { lastAdmin, staffNotFound } from '../../identity.errors.ts';
import { openInvitationsFrom } from '../../persistence/invitation.repository.ts';
import {
  changeStaffRole,
  countAdmins,
  endStaff,
  staffOf,
  wasStaff,
} from '../../persistence/practice.repository.ts';
import { lockAsAdmin, type OfPractice, requireStaff } from '../manage-practice/manage-practice.use-case.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';

export type OfPerson = Acting & OfPractice & { personId: UserId };

@Injectable()
export class ManageStaff {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(of: OfPractice): Promise<StaffMember[]> {
    const { manager } = this.dataSource;
    await requireStaff(manager, of);
    return staffOf(manager, of.practiceId);
  }

  change(of: OfPerson & { role: PracticeRole }): Promise<StaffMember> {
    const { userId: actor, practiceId, personId: person, role } = of;
    return this.dataSource.transaction(async (manager) => {
      await owePractice(manager, of);
      const practice = await lockAsAdmin(manager, of);
      const member = await memberOf(manager, of);
      if (member.role === role) return member;
      await this.demote(manager, of, member);
      await changeStaffRole(manager, practiceId, { person, role });
      await announcePractice(manager, practice, { actor, action: 'practice.staff-changed', person });
      return { ...member, role };
    });
  }

  async remove(of: OfPerson): Promise<Record<string, never>> {
    const { userId: actor, practiceId, personId: person } = of;
    await this.dataSource.transaction(async (manager) => {
      await owePractice(manager, of);
      const practice = await lockAsAdmin(manager, of);
      await this.demote(manager, of, await memberOf(manager, of));
      await endStaff(manager, practiceId, { person, now: this.clock.now() });
      await announcePractice(manager, practice, { actor, action: 'practice.staff-removed', person });
    });
    return {};
  }

  private async demote(
    manager: EntityManager,
    { userId: actor, practiceId, personId }: OfPerson,
    { role }: StaffMember,
  ): Promise<void> {
    if (role !== 'admin') return;
    if ((await countAdmins(manager, practiceId)) < 2) throw lastAdmin();
    for (const row of await openInvitationsFrom(manager, { businessId: null, practiceId }, personId))
      await recordInvitation(manager, row, { state: 'withdrawn' }, { actor });
  }
}

export async function owePractice(
  manager: EntityManager,
  { practiceId, userId }: OfPractice,
): Promise<boolean> {
  const isConcerned = await wasStaff(manager, practiceId, userId);
  if (isConcerned) oweEvents(events.practiceChanged, practiceId);
  return isConcerned;
}

async function memberOf(manager: EntityManager, { practiceId, personId }: OfPerson): Promise<StaffMember> {
  const [member] = await staffOf(manager, practiceId, personId);
  if (!member) throw staffNotFound();
  return member;
}
