import { Injectable } from '@nestjs/common';
import { type ApprovedRequest, events, type StaffRequestId, type UserId } from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { ownRequest, requestNotFound } from '../../identity.errors.ts';
import { checkAdmin, lockAdminAndUser } from '../../persistence/admin-and-user.repository.ts';
import {
  claimRequest,
  findRequest,
  type StaffRequestRow,
} from '../../persistence/staff-request.repository.ts';
import { type UserRow, userSchema, userSummary } from '../../persistence/user.schema.ts';
import { assignRole } from '../assign-role/assign-role.use-case.ts';
import { IssueResetLink } from '../issue-reset-link/issue-reset-link.use-case.ts';
import { auditRequest } from '../request-approval/request-approval.use-case.ts';

export interface Decision {
  actorId: UserId;
  requestId: StaffRequestId;
}

interface Claimed {
  row: StaffRequestRow;
  actor: UserRow;
  user: UserRow;
}

@Injectable()
export class DecideStaffRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: IssueResetLink,
  ) {}

  approve(decision: Decision): Promise<ApprovedRequest> {
    return this.dataSource.transaction(async (manager) => {
      const { row, actor, user } = await claim(manager, decision);
      if (actor.id === row.requesterId || actor === user) throw ownRequest();
      // A requester who is no longer an admin is no first of two.
      if (!(await manager.existsBy(userSchema, { id: row.requesterId, role: 'admin' })))
        throw requestNotFound();
      const by = { actor: actor.id, requestedBy: row.requesterId };
      if (row.role === null)
        return { user: userSummary(user), link: await this.links.issue(manager, user, by) };
      oweEvents(events.userRoleChanged, user.id);
      if (row.role === user.role) return { user: userSummary(user) };
      return { user: userSummary(await assignRole(manager, user, { role: row.role, ...by })) };
    });
  }

  async reject(decision: Decision): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { row, actor, user } = await claim(manager, decision);
      const isOwn = actor.id === row.requesterId;
      if (actor === user && !isOwn) throw ownRequest();
      await auditRequest(manager, row, actor.id, isOwn ? 'withdrawn' : 'rejected');
    });
  }
}

async function claim(manager: EntityManager, { actorId, requestId }: Decision): Promise<Claimed> {
  await checkAdmin(manager, actorId);
  const row = await findRequest(manager, requestId);
  if (!row) throw requestNotFound();
  const people = await lockAdminAndUser(manager, actorId, row.userId);
  if (!(await claimRequest(manager, requestId))) throw requestNotFound();
  return { row, ...people };
}
