import { Injectable } from '@nestjs/common';
import type { LenderCarry, UserId } from '@groundwork/contracts';
import { computeCarry } from '@groundwork/engine-matching';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

@Injectable()
export class GetCarry {
  constructor(private readonly contexts: MatchContexts) {}

  async run({ userId }: { userId: UserId }): Promise<LenderCarry> {
    const { programs, input, today, rules } = await this.contexts.load(userId);
    return computeCarry(programs, input, today, rules) as LenderCarry;
  }
}
