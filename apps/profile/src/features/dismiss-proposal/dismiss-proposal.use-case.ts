import { Injectable } from '@nestjs/common';
import type { Acting, ProposalId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { proposalIdOf } from '../../domain/proposals.rules.ts';
import { dismissedSchema } from '../../persistence/evidence.schema.ts';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { proposalNotFound } from '../../profile.errors.ts';

@Injectable()
export class DismissProposal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
    private readonly clock: Clock,
  ) {}

  async run({ userId, actorId }: Acting, id: ProposalId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const earlier = await manager.findBy(dismissedSchema, { userId });
      if (earlier.some(({ field, value }) => proposalIdOf(field, value) === id)) return;
      const open = await this.figures.proposals(manager, userId);
      const proposal = open.find((each) => each.id === id);
      if (!proposal) throw proposalNotFound();
      const { field, proposed } = proposal;
      await manager.query(
        'insert into dismissed_proposals (user_id, field, value, dismissed_at) values ($1, $2, $3, $4)',
        [userId, field, JSON.stringify(proposed), this.clock.now()],
      );
      await appendAudit(manager, {
        actor: actorId,
        action: 'profile.proposal-dismissed',
        subject: { type: 'profile', id: userId },
        userId,
        details: { field },
      });
    });
  }
}
