import { Injectable } from '@nestjs/common';
import { openBusiness } from '../open-business/open-business.use-case.ts';
import { businessId, events, type OpenedSession, type SignupCall } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { emailInUse } from '../../identity.errors.ts';
import { firstBusinessName } from '../../persistence/business.repository.ts';
import { recordConsents } from '../../persistence/consent.repository.ts';
import { hashPassword, withPassword } from '../../persistence/password.adapter.ts';
import { openSession } from '../../persistence/session.repository.ts';
import { recordDevice } from '../../persistence/session.schema.ts';
import { createUser, userSchema, userView } from '../../persistence/user.schema.ts';
import { GrantFirstAdmin } from '../grant-first-admin/grant-first-admin.use-case.ts';
import { AttemptLimits } from '../limit-attempts/limit-attempts.use-case.ts';
import { SessionTimes } from '../../domain/session-times.rules.ts';
import { describeDevice } from '../../domain/describe-device.rules.ts';
import { rejectCommonPassword, rejectOwnWords } from '../../domain/common-password.rules.ts';

@Injectable()
export class SignUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly firstAdmin: GrantFirstAdmin,
    private readonly times: SessionTimes,
    private readonly clock: Clock,
  ) {}

  async run(request: SignupCall): Promise<OpenedSession> {
    const visitor = await this.limits.visitorOf(request, request.email);
    return withPassword(visitor, () => this.signUp(request));
  }

  private async signUp(request: SignupCall): Promise<OpenedSession> {
    const { email, password, firstName, lastName, agreedTo = {}, clientAddress, userAgent, bind } = request;
    rejectCommonPassword(password);
    rejectOwnWords(password, { email, firstName, lastName });
    await this.limits.beforeSignUp(clientAddress);
    const passwordHash = await hashPassword(password);
    const now = this.clock.now();
    const user = createUser({ email, passwordHash, firstName, lastName }, now);
    return this.dataSource
      .transaction(async (manager) => {
        await manager.insert(userSchema, user);
        const registered = { aggregateId: user.id, aggregateVersion: 1, userId: user.id, data: {} };
        await appendToOutbox(manager, events.userRegistered, registered);
        const business = {
          id: businessId.parse(user.id),
          name: firstBusinessName(user),
          creator: user.id,
          now,
        };
        await openBusiness(manager, business);
        await recordConsents(manager, user.id, agreedTo, user.createdAt);
        await this.limits.rememberOrigin(manager, email, request);
        const granted = await this.firstAdmin.grantOnce(manager, user);
        const device = describeDevice(userAgent);
        await recordDevice(manager, user.id, device);
        const opened = await openSession(manager, this.times, { userId: user.id, device, now, bind });
        return { ...opened, user: userView(granted) };
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailInUse() : error;
      });
  }
}
