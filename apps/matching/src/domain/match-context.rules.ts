import type { ApplicationStatus, CatalogueMode, LenderId, UserId } from '@groundwork/contracts';
import {
  matchProgramme,
  type MatchingInput,
  type MatchingRules,
  type Programme,
  type ProgrammeFamily,
  type QuoteCost,
  rankMatches,
  type RankedMatch,
} from '@groundwork/engine-matching';
import { lenderNotFound } from '../matching.errors.ts';
import type { CountProof } from './proof.rules.ts';

export interface MatchContext {
  userId: UserId;
  programmes: readonly Programme[];
  families: readonly ProgrammeFamily[];
  mode: CatalogueMode;
  rules: MatchingRules;
  input: MatchingInput;
  countProof: CountProof;
  quoteCost: QuoteCost;
  hasOtherOwners: boolean;
  /** The day of the evaluation; another one than the current day only if the request names it. */
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
