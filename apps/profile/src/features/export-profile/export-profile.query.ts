import { Injectable } from '@nestjs/common';
import type { Acting, BankAccount, ProfileReply } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { wholeProfileOf } from '../../domain/profile-reply.view.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

/** The only query that returns the whole SSN and account numbers. */
@Injectable()
export class ExportProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountRepository,
  ) {}

  async run({ userId, actorId }: Acting): Promise<{ profile: ProfileReply; accounts: BankAccount[] }> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.profiles.find(manager, userId);
      const rows = await this.accounts.connected(manager, userId);
      await appendAudit(manager, {
        actor: actorId,
        action: 'profile.ssn-read',
        subject: { type: 'profile', id: userId },
        userId,
        details: { for: 'export' },
      });
      return {
        profile: wholeProfileOf(stored),
        accounts: rows.map((row) => ({
          ...this.accounts.view(stored.dataKey, row),
          accountNumber: this.accounts.numberOf(stored.dataKey, row),
        })),
      };
    });
  }
}
