import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, LenderId, LenderMatch, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { matchWith } from '../../domain/match-context.rules.ts';
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
    private readonly judged: MatchContexts,
    private readonly clock: Clock,
  ) {}

  async run({ userId, lenderId, status }: Note): Promise<LenderMatch> {
    const match = matchWith(await this.judged.of(userId), lenderId);
    const { manager } = this.dataSource;
    if (status === null) await manager.delete(applicationSchema, { userId, lenderId });
    else await manager.save(applicationSchema, { userId, lenderId, status, notedAt: this.clock.now() });
    return lenderMatch(match, await this.judged.of(userId));
  }
}
