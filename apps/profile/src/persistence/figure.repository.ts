import { Injectable } from '@nestjs/common';
import type { FieldName, FieldProvenance, Proposal, UserId } from '@groundwork/contracts';
import { readEvidenceCopy } from '@groundwork/platform-document-copies';
import { Clock } from '@groundwork/platform-time';
import { type EntityManager, In } from 'typeorm';
import type { FigureChoiceRow } from '../domain/figure-choice.model.ts';
import { type OwnerFigures, ownerFigures } from '../domain/owner-figures.rules.ts';
import { openProposals, proposalIdOf } from '../domain/proposals.rules.ts';
import { provenanceOf } from '../domain/provenance.view.ts';
import { dismissedSchema } from './evidence.schema.ts';
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

  async provenance(manager: EntityManager, userId: UserId): Promise<Record<string, FieldProvenance>> {
    return provenanceOf(await this.read(manager, userId));
  }

  async proposals(manager: EntityManager, userId: UserId, book?: FigureBook): Promise<Proposal[]> {
    const dismissed = await manager.findBy(dismissedSchema, { userId });
    const ids = new Set<string>(dismissed.map(({ field, value }) => proposalIdOf(field, value)));
    return openProposals(book ?? (await this.read(manager, userId)), ids);
  }

  /** What the owner types replaces what she decided before. */
  async endChoices(manager: EntityManager, userId: UserId, fields: readonly FieldName[]): Promise<void> {
    await manager.delete(figureChoiceSchema, { userId, field: In(fields) });
  }
}
