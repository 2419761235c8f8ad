import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, LenderId, LenderMatch, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { matchLender } from '../../domain/match-context.rules.ts';
import { lenderMatch } from '../../domain/match.view.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';
import { applicationSchema } from '../../persistence/matching.schema.ts';

export interface Note {
  userId: UserId;
  lenderId: LenderId;
  status: ApplicationStatus | null;
}

@Injectable()
export class NoteApplication {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contexts: MatchContexts,
    private readonly clock: Clock,
  ) {}

  async run({ userId, lenderId, status }: Note): Promise<LenderMatch> {
    const match = matchLender(await this.contexts.load(userId), lenderId);
    const { manager } = this.dataSource;
    if (status === null) await manager.delete(applicationSchema, { userId, lenderId });
    else await manager.save(applicationSchema, { userId, lenderId, status, notedAt: this.clock.now() });
    return lenderMatch(match, await this.contexts.load(userId));
  }
}
