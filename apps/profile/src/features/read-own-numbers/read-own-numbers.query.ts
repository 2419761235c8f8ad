import { Injectable } from '@nestjs/common';
import type { Acting, OwnNumbers } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { sealKey } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

export interface NumbersRequest extends Acting {
  receiver: string;
  opensSsn: boolean;
}

const digitsIn = (value: unknown): string => (typeof value === 'string' ? value.replace(/\D/g, '') : '');

/** The only query beside the export that returns whole numbers. Only the receiver can decrypt them. */
@Injectable()
export class ReadOwnNumbers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountRepository,
  ) {}

  run({ userId, actorId, receiver, opensSsn }: NumbersRequest): Promise<{ sealed: string }> {
    return this.dataSource.transaction(async (manager) => {
      const { values, dataKey } = await this.profiles.find(manager, userId);
      const rows = await this.accounts.connected(manager, userId);
      await appendAudit(manager, {
        actor: actorId,
        action: opensSsn ? 'profile.ssn-read' : 'profile.numbers-read',
        subject: { type: 'profile', id: userId },
        userId,
        details: { for: 'package' },
      });
      const own: OwnNumbers = {
        numbers: [
          { kind: 'ssn' as const, id: null, digits: digitsIn(values.ssn) },
          { kind: 'ein' as const, id: null, digits: digitsIn(values.ein) },
          ...rows.map((row) => ({
            kind: 'accountNumber' as const,
            id: row.id,
            digits: digitsIn(this.accounts.numberOf(dataKey, row)),
          })),
        ].filter(({ digits }) => digits.length > 3),
        dateOfBirth: String(values.dateOfBirth) || null,
      };
      return { sealed: sealKey(receiver, userId, Buffer.from(JSON.stringify(own))) };
    });
  }
}
