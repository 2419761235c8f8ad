import {
  type MatchingRules,
  type Programme,
  type Qualification,
  computeQualification,
} from '@groundwork/engine-matching';
import { type Figures, inputWithoutDocuments } from './matching-input.rules.ts';

/** Documents raise a match score but never decide eligibility. */
export function qualificationOf(
  owner: Figures | null,
  programmes: readonly Programme[],
  rules: MatchingRules,
  today: string,
): Qualification {
  return computeQualification(programmes, inputWithoutDocuments(owner), today, rules);
}
