import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { wrongPassword } from '../../identity.errors.ts';
import { findUser } from '../../persistence/user.repository.ts';
import { passwordMatches, withPassword } from '../../persistence/password.adapter.ts';
import type { UserRow } from '../../persistence/user.schema.ts';
import {
  AttemptLimits,
  type ClientOrigin,
  type OnSuccess,
} from '../limit-attempts/limit-attempts.use-case.ts';

export interface OwnerProof extends ClientOrigin {
  userId: UserId;
  password: string;
}

interface Proven {
  user: UserRow;
  onSuccess: OnSuccess;
}

@Injectable()
export class VerifyOwner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
  ) {}

  verify(proof: OwnerProof, field: 'password' | 'currentPassword' = 'password'): Promise<Proven> {
    return withPassword({ from: `user ${proof.userId}`, isKnown: true }, () => this.check(proof, field));
  }

  private async check(
    { userId, password, clientAddress }: OwnerProof,
    field: 'password' | 'currentPassword',
  ): Promise<Proven> {
    const user = await findUser(this.dataSource.manager, userId);
    const onSuccess = await this.limits.beforeProof(user.id, clientAddress);
    if (!(await passwordMatches(user.passwordHash, password))) throw wrongPassword(field);
    return { user, onSuccess };
  }
}
