import type { DocumentState } from '@groundwork/contracts';
import {
  type MatchingRules,
  type Programme,
  type Qualification,
  computeQualification,
} from '@groundwork/engine-matching';
import { type Figures, matchingInputOf } from './matching-input.rules.ts';

export interface JudgedOwner {
  figures: Figures | null;
  documents: readonly DocumentState[];
}

export const qualificationOf = (
  { figures, documents }: JudgedOwner,
  programmes: readonly Programme[],
  rules: MatchingRules,
  today: string,
): Qualification => computeQualification(programmes, matchingInputOf(figures, documents), today, rules);
