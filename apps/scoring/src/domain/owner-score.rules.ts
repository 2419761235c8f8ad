import type { DocumentState, UserId } from '@groundwork/contracts';
import { currentRules, rulesets, score, type ScoreInput, type ScoreResult } from '@groundwork/engine-scoring';
import { dayOf } from '@groundwork/platform-time';
import type { ScoredOwner } from './owner.model.ts';
import { engineInput, inputOfOwner } from './score-input.rules.ts';

export const rulesNumber = Object.keys(rulesets).indexOf(currentRules.version);

export interface OwnerScore {
  userId: UserId;
  owner: ScoredOwner | null;
  input: ScoreInput;
  result: ScoreResult;
  calculatedAt: Date;
  today: string;
}

interface StoredOwner {
  userId: UserId;
  owner: ScoredOwner | null;
  documents: readonly DocumentState[];
}

const emptyInput = engineInput({ figures: {}, accounts: [], documents: [] });

/** The stored result stays in force until the next computation, so that total and history always agree. */
export function ownerScoreOf({ userId, owner, documents }: StoredOwner, now: Date): OwnerScore {
  const today = dayOf(now);
  return {
    userId,
    owner,
    input: inputOfOwner(owner, documents),
    result: owner?.result ?? score(emptyInput, today, currentRules),
    calculatedAt: owner?.calculatedAt ?? now,
    today,
  };
}
