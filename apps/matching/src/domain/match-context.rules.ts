import type { ApplicationStatus, LenderId, UserId } from '@groundwork/contracts';
import {
  match,
  type MatchingInput,
  type MatchingRules,
  type Programme,
  rank,
  type RankedMatch,
} from '@groundwork/engine-matching';
import { lenderNotFound } from '../matching.errors.ts';

export interface MatchContext {
  userId: UserId;
  programmes: readonly Programme[];
  rules: MatchingRules;
  input: MatchingInput;
  today: string;
  applications: ReadonlyMap<LenderId, ApplicationStatus>;
}

export const rankedPage = (
  { input, today, rules }: MatchContext,
  part: readonly Programme[],
): RankedMatch[] => rank(part, input, today, rules);

export function matchWith(
  { input, today, programmes, rules }: MatchContext,
  lenderId: LenderId,
): RankedMatch {
  const programme = programmes.find(({ id }) => id === lenderId);
  if (!programme) throw lenderNotFound();
  return { programme, ...match(programme, input, today, rules) };
}
