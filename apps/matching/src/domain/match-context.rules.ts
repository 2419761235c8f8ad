import type { ApplicationStatus, LenderId, UserId } from '@groundwork/contracts';
import {
  matchProgramme,
  type MatchingInput,
  type MatchingRules,
  type Programme,
  rankMatches,
  type RankedMatch,
} from '@groundwork/engine-matching';
import { lenderNotFound } from '../matching.errors.ts';

export interface MatchContext {
  userId: UserId;
  programmes: readonly Programme[];
  rules: MatchingRules;
  input: MatchingInput;
  /** The figures that fresh witnesses confirm. */
  proven: MatchingInput;
  today: string;
  applications: ReadonlyMap<LenderId, ApplicationStatus>;
}

export const rankedPage = (
  { input, today, rules }: MatchContext,
  part: readonly Programme[],
): RankedMatch[] => rankMatches(part, input, today, rules);

export function matchLender(
  { input, today, programmes, rules }: MatchContext,
  lenderId: LenderId,
): RankedMatch {
  const programme = programmes.find(({ id }) => id === lenderId);
  if (!programme) throw lenderNotFound();
  return { programme, ...matchProgramme(programme, input, today, rules) };
}
