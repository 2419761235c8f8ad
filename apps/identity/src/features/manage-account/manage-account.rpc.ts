import { Controller } from '@nestjs/common';
import { type NameBody, rpc, type User, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { changeUser } from '../../persistence/change-user.ts';
import { type UserRow, userView } from '../../persistence/user.schema.ts';
import { ChangePassword, type PasswordChange } from './change-password.use-case.ts';

@Controller()
export class ManageAccountRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changePassword: ChangePassword,
  ) {}

  @Rpc(rpc.identity.changeName)
  rename({ userId, firstName, lastName }: NameBody & { userId: UserId }): Promise<User> {
    return this.change(userId, { firstName, lastName }, 'user.name-changed');
  }

  /** The address names the version, so that a browser which keeps pictures asks for the new one. */
  @Rpc(rpc.identity.setPicture)
  setPicture({ userId, version }: { userId: UserId; version: string | null }): Promise<User> {
    const profileImageUrl = version === null ? null : `/api/account/picture?v=${version}`;
    return this.change(userId, { profileImageUrl }, 'user.picture-changed');
  }

  @Rpc(rpc.identity.changePassword)
  async password(request: PasswordChange): Promise<Record<string, never>> {
    await this.changePassword.run(request);
    return {};
  }

  private change(userId: UserId, change: Partial<UserRow>, action: string): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const changed = await changeUser(manager, userId, change);
      await appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
      return userView(changed);
    });
  }
}
