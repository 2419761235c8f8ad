import { isDeepStrictEqual } from 'node:util';
import type { ProfileFigures, ScoreCause } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';
import { rulesNumber } from './standing.rules.ts';

/** What moves a score although nobody changed anything. A replica never goes back behind newer rules. */
export function passingCause(owner: ScoredOwner, today: string): ScoreCause | null {
  if (owner.rulesNumber < rulesNumber) return { type: 'rules', rulesVersion: currentRules.version };
  return owner.calculatedFor < today ? { type: 'time' } : null;
}

const withoutFields = ({ fields: _, ...cause }: ScoreCause): ScoreCause => cause;

/** Saves of the profile one upon the other are one step; two documents are two. */
export const isSameCause = (one: ScoreCause, other: ScoreCause): boolean =>
  isDeepStrictEqual(withoutFields(one), withoutFields(other));

/** A change taken in now and computed in a moment, together with what else of its cause arrives until then. */
export function awaiting(owner: ScoredOwner, cause: ScoreCause): ScoredOwner {
  const fields = [...new Set([...(owner.pending?.fields ?? []), ...(cause.fields ?? [])])];
  return { ...owner, pending: fields.length > 0 ? { ...cause, fields } : cause };
}

type Figure = ProfileFigures[string];

/** A figure nobody gave and one left blank are the same. */
const isSame = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one === other || (!one && !other);

export function changedBetween(before: ProfileFigures, after: ProfileFigures): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}
