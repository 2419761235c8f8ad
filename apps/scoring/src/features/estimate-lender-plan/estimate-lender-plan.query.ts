import { Injectable } from '@nestjs/common';
import type { UserId, CostedPlan } from '@groundwork/contracts';
import { type LenderStep, currentRules, estimateLenderPlan } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readOwnerScore } from '../../persistence/owner.repository.ts';

export interface LenderPlanQuery {
  userId: UserId;
  changes: LenderStep[];
}

@Injectable()
export class EstimateLenderPlan {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, changes }: LenderPlanQuery): Promise<CostedPlan> {
    const { input, today } = await readSnapshot(this.dataSource, (manager) =>
      readOwnerScore(manager, userId, this.clock.now()),
    );
    const { steps, ...plan } = estimateLenderPlan(input, changes, { today, rules: currentRules });
    return { ...plan, steps: [...steps] };
  }
}
