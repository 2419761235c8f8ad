import { isDeepStrictEqual } from 'node:util';
import type { ProfileFigures, ScoreCause } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import type { ScoredOwner } from './owner.model.ts';
import { rulesNumber } from './owner-score.rules.ts';

export const causeOfNewRules: ScoreCause = { type: 'rules', rulesVersion: currentRules.version };

/** A replica with older rules does not undo a result of newer rules. */
export function automaticCause(owner: ScoredOwner, today: string): ScoreCause | null {
  if (owner.calculatedFor < today) return { type: 'time' };
  return owner.rulesNumber < rulesNumber ? causeOfNewRules : null;
}

const withoutFields = ({ fields: _fields, fellBack: _fellBack, ...cause }: ScoreCause): ScoreCause => cause;

export const isSameCause = (one: ScoreCause, other: ScoreCause): boolean =>
  isDeepStrictEqual(withoutFields(one), withoutFields(other));

const bothIn = (one: readonly string[] = [], other: readonly string[] = []): string[] => [
  ...new Set([...one, ...other]),
];

export function withPendingChange(owner: ScoredOwner, cause: ScoreCause): ScoredOwner {
  const fields = bothIn(owner.pending?.fields, cause.fields);
  const fellBack = bothIn(owner.pending?.fellBack, cause.fellBack);
  return {
    ...owner,
    pending: {
      ...cause,
      ...(fields.length > 0 && { fields }),
      ...(fellBack.length > 0 && { fellBack }),
    },
  };
}

type Figure = ProfileFigures[string];

const isSame = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one === other || (!one && !other);

export function changedFigures(before: ProfileFigures, after: ProfileFigures): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}
