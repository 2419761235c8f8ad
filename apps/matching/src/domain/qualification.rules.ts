import type { DocumentState } from '@groundwork/contracts';
import {
  type MatchingRules,
  type Program,
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
  programs: readonly Program[],
  rules: MatchingRules,
  today: string,
): Qualification => computeQualification(programs, matchingInputOf(figures, documents), today, rules);
