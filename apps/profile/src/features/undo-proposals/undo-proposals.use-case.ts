import { Injectable } from '@nestjs/common';
import type { Acting, UndoneProposals } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { provenanceSchema } from '../../persistence/evidence.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { undoExpired } from '../../profile.errors.ts';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';

const undoableForMs = 600_000;

@Injectable()
export class UndoProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly saveProfile: SaveProfile,
    private readonly clock: Clock,
  ) {}

  /** An edit ended the provenance of its field, so each row is a field that still has the accepted figure. */
  async run({ userId, actorId }: Acting): Promise<UndoneProposals> {
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const since = new Date(this.clock.now().getTime() - undoableForMs);
      const accepted = await manager.findBy(provenanceSchema, {
        userId,
        before: Not(IsNull()),
        acceptedAt: MoreThan(since),
      });
      if (accepted.length === 0) throw undoExpired();
      const undone = accepted.map(({ field }) => field);
      const input = Object.fromEntries(accepted.map(({ field, before }) => [field, before?.answer ?? null]));
      await this.saveProfile.save(manager, userId, input);
      await appendAudit(manager, {
        actor: actorId,
        action: 'profile.proposals-undone',
        subject: { type: 'profile', id: userId },
        userId,
        details: { fields: undone },
      });
      return { undone, profile: await this.saveProfile.reply(manager, userId) };
    });
  }
}
