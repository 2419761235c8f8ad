import { Injectable } from '@nestjs/common';
import type { LoginCall, SignedIn } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { badCredentials } from '../../identity.errors.ts';
import { passwordMatches } from '../../persistence/passwords.ts';
import { openSession } from '../../persistence/session.schema.ts';
import { userSchema, userView } from '../../persistence/user.schema.ts';
import { AttemptLimits } from '../limit-attempts/attempt-limits.ts';

@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
  ) {}

  async run({ email, password, clientAddress }: LoginCall): Promise<SignedIn> {
    const succeed = await this.limits.beforeSignIn(email, clientAddress);
    const user = await this.dataSource.manager.findOneBy(userSchema, { email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) throw badCredentials();
    return this.dataSource.transaction(async (manager) => {
      await succeed(manager);
      return { token: await openSession(manager, user.id), user: userView(user) };
    });
  }
}
