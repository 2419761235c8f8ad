import { Injectable } from '@nestjs/common';
import type { UserId, CostedPlan } from '@groundwork/contracts';
import { type AskedStep, currentRules, walkToLender } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readOwnerScore } from '../../persistence/owner.repository.ts';

export interface Walk {
  userId: UserId;
  changes: AskedStep[];
}

@Injectable()
export class WalkToLender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, changes }: Walk): Promise<CostedPlan> {
    const { input, today } = await readSnapshot(this.dataSource, (manager) =>
      readOwnerScore(manager, userId, this.clock.now()),
    );
    const { steps, ...walk } = walkToLender(input, changes, { today, rules: currentRules });
    return { ...walk, steps: [...steps] };
  }
}
