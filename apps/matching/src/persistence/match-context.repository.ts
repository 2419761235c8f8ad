import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationStatus, EvidenceState, LenderId, UserId } from '@groundwork/contracts';
import { carriedMatcher, type CarryingRules } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import type { MatchContext } from '../domain/match-context.rules.ts';
import { emptyFigures, matchingInputOf } from '../domain/matching-input.rules.ts';
import { proofCounter } from '../domain/proof.rules.ts';
import { ownerFigures, provenMatchingInput } from '../domain/proven-input.rules.ts';
import { dayOutOfRange } from '../matching.errors.ts';
import { RULES } from '../matching-rules.providers.ts';
import { Catalog } from './catalog.repository.ts';
import { OwnerRepository } from './owner.repository.ts';

const whole = 100;
const noEvidence: EvidenceState = { witnesses: [], accounts: [] };
const yearsBack = 3;
const yearsAhead = 2;

/** Compared as text only, so a February 29 may lack its year. */
const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

@Injectable()
export class MatchContexts {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalog: Catalog,
    @Inject(RULES) private readonly rules: CarryingRules,
    private readonly clock: Clock,
  ) {}

  async load(userId: UserId, on?: string): Promise<MatchContext> {
    const today = this.dayOf(on);
    const { catalogVersion, owner, documents, evidence, applications } = await this.owners.read(userId);
    const { programs, families, mode } = await this.catalog.at(catalogVersion, today);
    const input = matchingInputOf(owner, documents);
    const figures = ownerFigures(owner ?? emptyFigures, evidence ?? noEvidence, today);
    const proven = provenMatchingInput(input, figures, evidence ?? noEvidence, today);
    return {
      userId,
      programs,
      families,
      mode,
      rules: this.rules,
      input,
      figures,
      today,
      hasOtherOwners: Number(owner?.figures['ownershipPercentage'] ?? 0) < whole,
      countProof: proofCounter({ input, proven }, today, this.rules),
      match: carriedMatcher(input, today, this.rules),
      applications: new Map(Object.entries(applications) as [LenderId, ApplicationStatus][]),
    };
  }

  private dayOf(on: string | undefined): string {
    const today = this.clock.today();
    if (on === undefined) return today;
    if (on < yearsAfter(today, -yearsBack) || on > yearsAfter(today, yearsAhead)) throw dayOutOfRange();
    return on;
  }
}
