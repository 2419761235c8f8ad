import type { DocumentState, UserId } from '@groundwork/contracts';
import { currentRules, rulesets, score, type ScoreInput, type ScoreResult } from '@groundwork/engine-scoring';
import { dayOf } from '@groundwork/platform-time';
import type { ScoredOwner } from './owner.model.ts';
import { engineInput, ownersInput } from './score-input.rules.ts';

/** Rulesets are listed in the order they were published. */
export const rulesNumber = Object.keys(rulesets).indexOf(currentRules.version);

/** Where an owner stands today; a new one at the score of an empty profile. */
export interface Standing {
  userId: UserId;
  owner: ScoredOwner | null;
  input: ScoreInput;
  result: ScoreResult;
  calculatedAt: Date;
  today: string;
}

interface Known {
  userId: UserId;
  owner: ScoredOwner | null;
  documents: readonly DocumentState[];
}

const nothing = engineInput({ figures: {}, accounts: [], documents: [] });

/** The last result until the next is made: total, steps and what moved them always agree. */
export function standingOf({ userId, owner, documents }: Known, now: Date): Standing {
  const today = dayOf(now);
  return {
    userId,
    owner,
    input: ownersInput(owner, documents),
    result: owner?.result ?? score(nothing, today, currentRules),
    calculatedAt: owner?.calculatedAt ?? now,
    today,
  };
}
