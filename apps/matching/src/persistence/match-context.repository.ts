import { Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { MatchContext } from '../domain/match-context.rules.ts';
import { proofCounter } from '../domain/proof.rules.ts';
import { dayOutOfRange } from '../matching.errors.ts';
import { RULES } from '../matching-rules.providers.ts';
import { Catalogue } from './catalogue.repository.ts';
import { applicationSchema } from './matching.schema.ts';
import { OwnerRepository } from './owner.repository.ts';

const yearsBack = 3;
const yearsAhead = 2;

/** Compared as text only, so a February 29 may lack its year. */
const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

@Injectable()
export class MatchContexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  async load(userId: UserId, on?: string): Promise<MatchContext> {
    const today = this.dayOf(on);
    const [owner, applications, { programmes, families, mode }] = await Promise.all([
      this.owners.read(userId, today),
      this.dataSource.manager.findBy(applicationSchema, { userId }),
      this.catalogue.on(today),
    ]);
    return {
      userId,
      programmes,
      families,
      mode,
      rules: this.rules,
      input: owner.input,
      hasOtherOwners: owner.hasOtherOwners,
      countProof: proofCounter(owner, today, this.rules),
      today,
      applications: new Map(applications.map(({ lenderId, status }) => [lenderId, status])),
    };
  }

  private dayOf(on: string | undefined): string {
    const today = this.clock.today();
    if (on === undefined) return today;
    if (on < yearsAfter(today, -yearsBack) || on > yearsAfter(today, yearsAhead)) throw dayOutOfRange();
    return on;
  }
}
