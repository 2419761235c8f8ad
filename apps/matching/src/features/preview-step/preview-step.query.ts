import { Inject, Injectable } from '@nestjs/common';
import type { LendersAhead, MilestoneStep, UserId } from '@groundwork/contracts';
import { countLendersAhead, type MatchingRules, computeMeasures } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { matchingInputOf } from '../../domain/matching-input.rules.ts';
import { inputAfterStep } from '../../domain/milestone-step.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

export interface StepQuery {
  userId: UserId;
  step: MilestoneStep;
}

@Injectable()
export class PreviewStep {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalog: Catalog,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  async run({ userId, step }: StepQuery): Promise<LendersAhead> {
    const today = this.clock.today();
    const { catalogVersion, owner, documents } = await this.owners.read(userId);
    const { programs } = await this.catalog.at(catalogVersion, today);
    const before = matchingInputOf(owner, documents);
    const { readyDocuments } = computeMeasures(before, today, this.rules);
    const after = inputAfterStep(before, step, readyDocuments);
    return countLendersAhead(programs, { before, after }, today, this.rules);
  }
}
