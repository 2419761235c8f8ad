import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { wrongPassword } from '../../identity.errors.ts';
import { findUser } from '../../persistence/user.repository.ts';
import { passwordMatches } from '../../persistence/password.adapter.ts';
import type { UserRow } from '../../persistence/user.schema.ts';
import { AttemptLimits, type From, type Succeed } from '../limit-attempts/limit-attempts.use-case.ts';

export interface Proof extends From {
  userId: UserId;
  password: string;
}

/** A session alone does not change what opens the account: the password is asked again, and guesses are counted. */
@Injectable()
export class ProveOwner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
  ) {}

  async run(
    { userId, password, clientAddress }: Proof,
    field: 'password' | 'currentPassword' = 'password',
  ): Promise<{ user: UserRow; succeed: Succeed }> {
    const user = await findUser(this.dataSource.manager, userId);
    const succeed = await this.limits.beforeSignIn(user.email, clientAddress);
    if (!(await passwordMatches(user.passwordHash, password))) throw wrongPassword(field);
    return { user, succeed };
  }
}
