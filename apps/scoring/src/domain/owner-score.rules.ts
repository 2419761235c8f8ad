import type { DocumentState, UserId } from '@groundwork/contracts';
import {
  currentRules,
  rulesets,
  type Ruleset,
  score,
  type ScoreInput,
  type ScoreResult,
} from '@groundwork/engine-scoring';
import { dayOf } from '@groundwork/platform-time';
import { computedAt } from './next-change.rules.ts';
import type { ScoredOwner } from './owner.model.ts';
import { inputOfOwner } from './score-input.rules.ts';

const published: readonly Ruleset[] = Object.values(rulesets);

export const rulesNumber = published.indexOf(currentRules);

/** Undefined for an owner whose score follows the current or newer rules. */
export const olderRulesOf = (owner: Pick<ScoredOwner, 'rulesNumber'>): Ruleset | undefined =>
  owner.rulesNumber < rulesNumber ? published[owner.rulesNumber] : undefined;

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

const emptyInput = inputOfOwner(null, []);

/** The stored result stays in force until the next computation, so that total and history always agree. */
export function ownerScoreOf({ userId, owner, documents }: StoredOwner, now: Date): OwnerScore {
  const today = dayOf(now);
  return {
    userId,
    owner,
    input: inputOfOwner(owner, documents),
    result: owner?.result ?? score(emptyInput, today, currentRules),
    calculatedAt: owner ? computedAt(owner, owner.calculatedAt, today) : now,
    today,
  };
}
