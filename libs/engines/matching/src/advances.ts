import type { MatchingInput } from './figures.ts';
import { because } from './matching.wording.ts';
import { worded, type Worded } from '@groundwork/wording';

export interface Advances {
  readonly count: number;
  readonly isExact: boolean;
  readonly because: Worded | null;
}

const atLeast = (count: number, reason: Worded): Advances => ({ count, isExact: false, because: reason });

export function advancesOf({ figures, bankRows }: MatchingInput): Advances | null {
  const { openCashAdvances: stated, advancesMentioned } = figures;
  const mentioned = stated === null && advancesMentioned ? 1 : 0;
  const inRows = bankRows?.advances ?? 0;
  if (inRows > Math.max(stated ?? 0, mentioned)) {
    return atLeast(inRows, worded(because, 'bankRows', { advances: inRows }));
  }
  if (stated !== null) return { count: stated, isExact: true, because: null };
  return mentioned > 0 ? atLeast(mentioned, worded(because, 'mentioned')) : null;
}
