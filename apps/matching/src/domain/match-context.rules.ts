import type { ApplicationStatus, CatalogMode, LenderId, UserId } from '@groundwork/contracts';
import type { Figure } from '@groundwork/engine-evidence';
import type {
  CarriedMatch,
  CarryingRules,
  MatchCarried,
  MatchingInput,
  Program,
  ProgramFamily,
} from '@groundwork/engine-matching';
import { lenderNotFound } from '../matching.errors.ts';
import type { CountProof } from './proof.rules.ts';

export interface MatchContext {
  userId: UserId;
  programs: readonly Program[];
  families: readonly ProgramFamily[];
  mode: CatalogMode;
  rules: CarryingRules;
  input: MatchingInput;
  figures: readonly Figure[];
  countProof: CountProof;
  match: MatchCarried;
  hasOtherOwners: boolean;
  /** The day of the evaluation; another one than the current day only if the request names it. */
  today: string;
  applications: ReadonlyMap<LenderId, ApplicationStatus>;
}

export function matchLender({ match, programs }: MatchContext, lenderId: LenderId): CarriedMatch {
  const program = programs.find(({ id }) => id === lenderId);
  if (!program) throw lenderNotFound();
  return match(program);
}
