import {
  type MatchingRules,
  type Programme,
  type Qualification,
  qualification,
} from '@groundwork/engine-matching';
import { type Figures, inputWithoutDocuments } from '../../persistence/owner.repository.ts';

/** As of today. Documents raise a match but decide nothing about who is eligible. */
export function qualificationOf(
  owner: Figures | null,
  programmes: readonly Programme[],
  rules: MatchingRules,
): Qualification {
  const today = new Date().toISOString().slice(0, 10);
  return qualification(programmes, inputWithoutDocuments(owner), today, rules);
}
