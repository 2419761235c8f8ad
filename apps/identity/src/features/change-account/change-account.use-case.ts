import { Injectable } from '@nestjs/common';
import type { NameBody, User, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { type UserRow, userView } from '../../persistence/user.schema.ts';
import { changeUser } from '../change-user/change-user.use-case.ts';

@Injectable()
export class ChangeAccount {
  constructor(private readonly dataSource: DataSource) {}

  rename({ userId, firstName, lastName }: NameBody & { userId: UserId }): Promise<User> {
    return this.change(userId, { firstName, lastName }, 'user.name-changed');
  }

  /** The version in the URL makes a browser with a cached picture load the new one. */
  setPicture({ userId, version }: { userId: UserId; version: string | null }): Promise<User> {
    const profileImageUrl = version === null ? null : `/api/account/picture?v=${version}`;
    return this.change(userId, { profileImageUrl }, 'user.picture-changed');
  }

  private change(userId: UserId, change: Partial<UserRow>, action: string): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const changed = await changeUser(manager, userId, change);
      await appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
      return userView(changed);
    });
  }
}
