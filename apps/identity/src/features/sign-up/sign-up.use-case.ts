import { Injectable } from '@nestjs/common';
import { events, type SignedIn, type SignupBody } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { emailInUse } from '../../identity.errors.ts';
import { hashPassword } from '../../persistence/passwords.ts';
import { openSession } from '../../persistence/session.schema.ts';
import { newUser, userSchema, userView } from '../../persistence/user.schema.ts';

@Injectable()
export class SignUp {
  constructor(private readonly dataSource: DataSource) {}

  async run({ email, password, firstName, lastName }: SignupBody): Promise<SignedIn> {
    const passwordHash = await hashPassword(password);
    const user = newUser({ email, passwordHash, firstName, lastName });
    const token = await this.dataSource
      .transaction(async (manager) => {
        await manager.insert(userSchema, user);
        const registered = { aggregateId: user.id, aggregateVersion: 1, userId: user.id, data: {} };
        await appendToOutbox(manager, events.userRegistered, registered);
        return openSession(manager, user.id);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
    return { token, user: userView(user) };
  }
}
