import type { User } from '@groundwork/contracts';

export class StaffTwoStep {
  constructor(private readonly isRequired: boolean) {}

  isMissing({ role, mfaEnabled }: User): boolean {
    return this.isRequired && role !== 'user' && !mfaEnabled;
  }

  mark(user: User): User {
    return this.isMissing(user) ? { ...user, twoStepNeeded: true } : user;
  }
}
