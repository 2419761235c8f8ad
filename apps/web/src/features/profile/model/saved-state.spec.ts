import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply } from '@groundwork/contracts';
import { valuesFrom } from './draft.ts';
import {
  baseOf,
  conflictsIn,
  firstState,
  isOlder,
  stateAfter,
  stateWith,
  stateWithout,
} from './saved-state.ts';

const stored = (version: number, values: object): ProfileReply => ({
  ...emptyProfile(),
  completion: 0,
  answered: Object.keys(values),
  ...values,
  version,
});
const first = stored(1, { ebitda: 1, dbaName: 'Corner' });
const form = (values: object) => ({ ...valuesFrom(first), ...values });
const other = stored(2, { ebitda: 2, dbaName: 'Corner' });

describe('the fields to choose', () => {
  it('are those that this form and another tab changed to different values', () => {
    const now = form({ ebitda: 3, dbaName: 'Mill' });
    const state = stateAfter(other, now, firstState(first, form({}), {}));
    expect(conflictsIn(state, now)).toEqual([{ name: 'ebitda', yours: 3, theirs: 2 }]);
    expect(baseOf(state).ebitda).toBe(1);
  });

  it.each([
    ['only this form changed', { dbaName: 'Mill' }],
    ['only the other tab changed', {}],
    ['both changed to the same value', { ebitda: 2 }],
  ])('are none when %s', (_, edits) => {
    const state = stateAfter(other, form(edits), firstState(first, form({}), {}));
    expect(conflictsIn(state, form({ ebitda: 2, ...edits }))).toEqual([]);
  });

  it('stay open while newer profiles arrive, and end with the choice', () => {
    const now = form({ ebitda: 3 });
    const state = stateAfter(other, now, firstState(first, form({}), {}));
    const later = stateAfter(stored(3, { ebitda: 2, loanTerm: 12 }), now, state);
    const conflicts = conflictsIn(later, now);
    expect(conflicts).toEqual([{ name: 'ebitda', yours: 3, theirs: 2 }]);
    expect(conflictsIn(stateWithout(conflicts, later), now)).toEqual([]);
    const changedAgain = stateAfter(stored(4, { ebitda: 9 }), now, later);
    expect(conflictsIn(stateWithout(conflicts, changedAgain), now)).toMatchObject([{ theirs: 9 }]);
  });

  it('contain a restored draft whose stored value changed meanwhile', () => {
    const now = { ...valuesFrom(other), ebitda: 3 };
    expect(conflictsIn(firstState(other, now, { ebitda: 1 }), now)).toMatchObject([{ name: 'ebitda' }]);
    expect(conflictsIn(firstState(other, now, { ebitda: 2 }), now)).toEqual([]);
    expect(conflictsIn(firstState(other, now, {}), now)).toEqual([]);
  });

  it('end when the server stores them, and the others stay', () => {
    const both = stored(2, { ebitda: 2, dbaName: 'Hill' });
    const now = form({ ebitda: 3, dbaName: 'Mill' });
    const state = stateWith({ ebitda: 3 }, stateAfter(both, now, firstState(first, form({}), {})));
    expect([state.version, state.bases]).toEqual([2, { dbaName: 'Corner' }]);
    expect(state.values).toMatchObject({ ebitda: 3, dbaName: 'Hill' });
    expect(conflictsIn(state, now)).toEqual([{ name: 'dbaName', yours: 'Mill', theirs: 'Hill' }]);
  });

  it('show an SSN masked', () => {
    const now = form({ ssn: '531-20-7781' });
    const state = stateAfter(stored(2, { ssn: '***-**-8842' }), now, firstState(first, form({}), {}));
    expect(conflictsIn(state, now)).toMatchObject([{ yours: '***-**-7781', theirs: '***-**-8842' }]);
  });
});

it('a reply of an earlier version is older', () => {
  const state = firstState(other, form({}), {});
  expect([first, other].map((profile) => isOlder(profile, state))).toEqual([true, false]);
  const next = stateAfter(stored(3, {}), form({}), state);
  expect(isOlder(other, next)).toBe(true);
});
