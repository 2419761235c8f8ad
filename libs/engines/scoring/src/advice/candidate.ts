import type { Action } from './actions.ts';
import type { MeasureInput } from '../measure-input.ts';
import { applyPatch, type PatchOp } from './patch.ts';
import type { Band, Criterion } from '../ruleset.ts';
import { totalOf } from '../total.ts';

/**
 * anchor: the criterion needs another figure before it can be measured; zero: the answer for that figure is 0;
 * confirm: the default counts until the owner answers; need: the criterion counts only after the answer.
 */
export type CandidateKind = 'improve' | 'add' | 'answer' | 'anchor' | 'zero' | 'confirm' | 'need';

export interface Candidate {
  readonly kind: CandidateKind;
  /** Distinguishes this candidate from earlier and later ones of the same criterion. */
  readonly target: string;
  readonly ops: readonly PatchOp[];
  /** Exact change of the total; 0 if no gain is certain. */
  readonly impact: number;
  readonly aim: string;
  readonly band?: string;
  /** The gain at the best value, if some values that the profile accepts miss the band. */
  readonly most?: number;
  readonly reachesBand?: true;
  readonly zeros?: string;
}

export interface Situation {
  readonly input: MeasureInput;
  readonly criterion: Criterion;
  readonly action: Action;
  readonly points: number;
  readonly total: number;
}

export const gainOf = ({ input, total }: Situation, ops: readonly PatchOp[]): number =>
  totalOf(applyPatch(input, ops, input.rules)) - total;

export const candidateWithoutGain = (
  kind: 'answer' | 'anchor' | 'zero' | 'need',
  target: string,
  aim: string,
): Candidate => ({
  kind,
  target,
  aim,
  ops: [],
  impact: 0,
});

export type CandidateDraft = Omit<Candidate, 'impact'>;

export function withGain(situation: Situation, draft: CandidateDraft): Candidate | null {
  const impact = gainOf(situation, draft.ops);
  return impact < 1 ? null : { ...draft, impact };
}

const betterBands = ({ criterion, points }: Situation): Band[] =>
  criterion.scale.bands.filter((band) => band.points > points).reverse();

export function firstBandWithGain(
  situation: Situation,
  draftFor: (band: Band) => CandidateDraft | null,
): Candidate | null {
  for (const band of betterBands(situation)) {
    const draft = draftFor(band);
    const candidate = draft && withGain(situation, draft);
    if (candidate) return candidate;
  }
  return null;
}
