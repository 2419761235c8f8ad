import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { readEvidenceCopy } from '@groundwork/platform-document-copies';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import type { FigureChoiceRow } from '../domain/figure-choice.model.ts';
import { type OwnerFigures, ownerFigures } from '../domain/owner-figures.rules.ts';
import { figureChoiceSchema } from './figure.schema.ts';
import { ProfileRepository } from './profile.repository.ts';

export interface FigureBook {
  readonly request: OwnerFigures;
  readonly figures: ReturnType<typeof ownerFigures>;
  readonly choices: readonly FigureChoiceRow[];
  readonly now: Date;
  readonly profileVersion: number;
  readonly accountsVersion: number;
}

@Injectable()
export class FigureRepository {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly clock: Clock,
  ) {}

  async read(manager: EntityManager, userId: UserId): Promise<FigureBook> {
    const choices = await manager.findBy(figureChoiceSchema, { userId });
    const answers = await this.profiles.find(manager, userId);
    const request = {
      answers,
      evidence: await readEvidenceCopy(manager, userId),
      settled: choices.flatMap(({ settlement }) => settlement ?? []),
      today: this.clock.today(),
    };
    return {
      request,
      figures: ownerFigures(request),
      choices,
      now: this.clock.now(),
      profileVersion: answers.version,
      accountsVersion: answers.accountsVersion,
    };
  }
}
