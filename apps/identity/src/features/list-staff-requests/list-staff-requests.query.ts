import { Injectable } from '@nestjs/common';
import type { StaffRequest, UserId } from '@groundwork/contracts';
import { DataSource, In } from 'typeorm';
import { checkAdmin } from '../../persistence/admin-and-user.repository.ts';
import { openRequests, type StaffRequestRow } from '../../persistence/staff-request.repository.ts';
import { type UserRow, userSchema, userSummary } from '../../persistence/user.schema.ts';

@Injectable()
export class ListStaffRequests {
  constructor(private readonly dataSource: DataSource) {}

  async run({ actorId }: { actorId: UserId }): Promise<StaffRequest[]> {
    const { manager } = this.dataSource;
    await checkAdmin(manager, actorId);
    const rows = await openRequests(manager);
    const ids = rows.flatMap(({ userId, requesterId }) => [userId, requesterId]);
    const people = await manager.findBy(userSchema, { id: In(ids) });
    const byId = new Map(people.map((person) => [person.id, person]));
    return rows.flatMap((row) => {
      const [user, requester] = [byId.get(row.userId), byId.get(row.requesterId)];
      return user && requester?.role === 'admin' ? [toView(row, actorId, user, requester)] : [];
    });
  }
}

const toView = (row: StaffRequestRow, actorId: UserId, user: UserRow, requester: UserRow): StaffRequest => ({
  id: row.id,
  kind: row.kind,
  user: userSummary(user),
  role: row.role,
  requestedBy: userSummary(requester),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  canApprove: actorId !== requester.id && actorId !== user.id,
  canReject: actorId === requester.id || actorId !== user.id,
});
