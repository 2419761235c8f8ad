import { Inject, Injectable } from '@nestjs/common';
import type { LendersAhead, MilestoneStep, UserId } from '@groundwork/contracts';
import { countLendersAhead, type MatchingRules, computeMeasures } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { inputAfterStep } from '../../domain/milestone-step.rules.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

export interface StepQuery {
  userId: UserId;
  step: MilestoneStep;
}

@Injectable()
export class PreviewStep {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  async run({ userId, step }: StepQuery): Promise<LendersAhead> {
    const today = this.clock.today();
    const { input: before } = await this.owners.read(userId, today);
    const { readyDocuments } = computeMeasures(before, today, this.rules);
    const after = inputAfterStep(before, step, readyDocuments);
    return countLendersAhead(await this.catalogue.active(), { before, after }, today, this.rules);
  }
}
