import type { RouteContract, User } from '@groundwork/contracts';
import { twoStepNeeded } from '../gateway.errors.ts';

export class StaffTwoStep {
  constructor(private readonly isRequired: boolean) {}

  private isMissing({ role, mfaEnabled }: User): boolean {
    return this.isRequired && role !== 'user' && !mfaEnabled;
  }

  admit(user: User, { beforeTwoStep }: RouteContract): void {
    if (!beforeTwoStep && this.isMissing(user)) throw twoStepNeeded();
  }

  mark(user: User): User {
    return this.isMissing(user) ? { ...user, twoStepNeeded: true } : user;
  }
}
