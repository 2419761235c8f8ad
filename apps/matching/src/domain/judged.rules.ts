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

/** An owner, and what the lenders are judged by. */
export interface Judged {
  userId: UserId;
  programmes: readonly Programme[];
  rules: MatchingRules;
  input: MatchingInput;
  today: string;
  applications: ReadonlyMap<LenderId, ApplicationStatus>;
}

/** A part of an order, with all that is told of each. */
export const toldOf = ({ input, today, rules }: Judged, part: readonly Programme[]): RankedMatch[] =>
  rankMatches(part, input, today, rules);

export function matchWith({ input, today, programmes, rules }: Judged, lenderId: LenderId): RankedMatch {
  const programme = programmes.find(({ id }) => id === lenderId);
  if (!programme) throw lenderNotFound();
  return { programme, ...matchProgramme(programme, input, today, rules) };
}
