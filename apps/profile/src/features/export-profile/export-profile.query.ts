import { Injectable } from '@nestjs/common';
import type { Acting, ReplyOf, rpc } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { wholeProfileOf } from '../../domain/profile-reply.view.ts';
import { settledFigureOf } from '../../domain/figure.view.ts';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { dismissedSchema } from '../../persistence/evidence.schema.ts';
import { figureChoiceSchema } from '../../persistence/figure.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';

/** The only query that returns the whole SSN and account numbers. */
@Injectable()
export class ExportProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountRepository,
    private readonly figures: FigureRepository,
  ) {}

  async run({ userId, actorId }: Acting): Promise<ReplyOf<typeof rpc.privacy.profile>> {
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
      const views = await this.accounts.views(manager, stored.dataKey, rows);
      const numbers = rows.map((row) => this.accounts.numberOf(stored.dataKey, row));
      const provenance = await this.figures.provenance(manager, userId);
      const dismissed = await manager.findBy(dismissedSchema, { userId });
      const choices = await manager.findBy(figureChoiceSchema, { userId });
      return {
        profile: { ...wholeProfileOf(stored), provenance },
        accounts: views.map((view, at) => ({ ...view, accountNumber: numbers[at] ?? '' })),
        settledFigures: choices.flatMap(settledFigureOf),
        dismissedProposals: dismissed.map(({ field, value, dismissedAt }) => ({
          field,
          value,
          dismissedAt: dismissedAt.toISOString(),
        })),
      };
    });
  }
}
