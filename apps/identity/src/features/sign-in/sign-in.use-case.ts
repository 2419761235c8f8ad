import { Injectable } from '@nestjs/common';
import type { LoginBody, SignedIn } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { badCredentials } from '../../identity.errors.ts';
import { passwordMatches } from '../../persistence/passwords.ts';
import { openSession } from '../../persistence/session.schema.ts';
import { userSchema, userView } from '../../persistence/user.schema.ts';

@Injectable()
export class SignIn {
  constructor(private readonly dataSource: DataSource) {}

  async run({ email, password }: LoginBody): Promise<SignedIn> {
    const user = await this.dataSource.manager.findOneBy(userSchema, { email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) throw badCredentials();
    return { token: await openSession(this.dataSource.manager, user.id), user: userView(user) };
  }
}
