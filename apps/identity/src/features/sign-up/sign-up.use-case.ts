import { Injectable } from '@nestjs/common';
import { events, type SignedIn, type SignupCall } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { emailInUse } from '../../identity.errors.ts';
import { recordConsents } from '../../persistence/consent.repository.ts';
import { hashPassword } from '../../persistence/password.adapter.ts';
import { isNewDevice, openSession } from '../../persistence/session.schema.ts';
import { newUser, userSchema, userView } from '../../persistence/user.schema.ts';
import { auditRole } from '../assign-role/assign-role.use-case.ts';
import { FirstAdmin } from '../../domain/first-admin.model.ts';
import { AttemptLimits } from '../limit-attempts/limit-attempts.use-case.ts';
import { deviceOf } from '../../domain/device-of.rules.ts';
import { refuseCommonPassword } from '../../domain/common-password.rules.ts';

@Injectable()
export class SignUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly firstAdmin: FirstAdmin,
    private readonly clock: Clock,
  ) {}

  async run(request: SignupCall): Promise<SignedIn> {
    const { email, password, firstName, lastName, clientAddress, userAgent } = request;
    refuseCommonPassword(password);
    await this.limits.beforeSignUp(clientAddress);
    const passwordHash = await hashPassword(password);
    const role = this.firstAdmin.is(email) ? 'admin' : 'user';
    const now = this.clock.now();
    const user = { ...newUser({ email, passwordHash, firstName, lastName }, now), role } as const;
    const token = await this.dataSource
      .transaction(async (manager) => {
        await manager.insert(userSchema, user);
        const registered = { aggregateId: user.id, aggregateVersion: 1, userId: user.id, data: {} };
        await appendToOutbox(manager, events.userRegistered, registered);
        await recordConsents(manager, user.id, user.createdAt);
        if (user.role === 'admin') await auditRole(manager, user, user.role, 'system');
        const device = deviceOf(userAgent);
        await isNewDevice(manager, user.id, device);
        return openSession(manager, user.id, device, now);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
    return { token, user: userView(user) };
  }
}
