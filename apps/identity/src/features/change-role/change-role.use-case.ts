import { Injectable } from '@nestjs/common';
import { type AccountView, type Role, userId, type UserId } from '@groundwork/contracts';
import { DataSource, In } from 'typeorm';
import { accountNotFound, adminNeeded, ownRole } from '../../identity.errors.ts';
import { accountView, userSchema } from '../../persistence/user.schema.ts';
import { assignRole } from './assign-role.ts';

interface RoleChange {
  actorId: UserId;
  accountId: string;
  role: Role;
}

@Injectable()
export class ChangeRole {
  constructor(private readonly dataSource: DataSource) {}

  async run({ actorId, accountId, role }: RoleChange): Promise<AccountView> {
    const { data: id } = userId.safeParse(accountId.toLowerCase());
    if (!id) throw accountNotFound();
    if (id === actorId) throw ownRole();
    return this.dataSource.transaction(async (manager) => {
      // both rows, so that two admins who demote each other at once do not leave nobody
      const people = await manager.find(userSchema, {
        where: { id: In([actorId, id]) },
        order: { id: 'asc' },
        lock: { mode: 'pessimistic_write' },
      });
      if (people.find((person) => person.id === actorId)?.role !== 'admin') throw adminNeeded();
      const user = people.find((person) => person.id === id);
      if (!user) throw accountNotFound();
      return accountView(user.role === role ? user : await assignRole(manager, user, role));
    });
  }
}
