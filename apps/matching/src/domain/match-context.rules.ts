import type { ApplicationStatus, CatalogMode, LenderId, UserId } from '@groundwork/contracts';
import type { Figure } from '@groundwork/engine-evidence';
import {
  matchProgram,
  type MatchingInput,
  type MatchingRules,
  type Program,
  type ProgramFamily,
  type QuoteCost,
  rankMatches,
  type RankedMatch,
} from '@groundwork/engine-matching';
import { lenderNotFound } from '../matching.errors.ts';
import type { CountProof } from './proof.rules.ts';

export interface MatchContext {
  userId: UserId;
  programs: readonly Program[];
  families: readonly ProgramFamily[];
  mode: CatalogMode;
  rules: MatchingRules;
  input: MatchingInput;
  figures: readonly Figure[];
  countProof: CountProof;
  quoteCost: QuoteCost;
  hasOtherOwners: boolean;
  /** The day of the evaluation; another one than the current day only if the request names it. */
  today: string;
  applications: ReadonlyMap<LenderId, ApplicationStatus>;
}

export const rankedPage = ({ input, today, rules }: MatchContext, part: readonly Program[]): RankedMatch[] =>
  rankMatches(part, input, today, rules);

export function matchLender(
  { input, today, programs, rules }: MatchContext,
  lenderId: LenderId,
): RankedMatch {
  const program = programs.find(({ id }) => id === lenderId);
  if (!program) throw lenderNotFound();
  return { programme: program, ...matchProgram(program, input, today, rules) };
}
