import { type FieldName, fieldNames, maskSsn, type ProfileReply } from '@groundwork/contracts';
import { isSameAnswer } from '#shared/profile/field-answers.ts';
import { type FormValues, valuesFrom } from './draft.ts';

/** bases: the earlier stored values of fields that this form and another tab changed. */
export interface SavedState {
  readonly values: FormValues;
  readonly version: number;
  readonly bases: Partial<FormValues>;
}

export interface Conflict {
  readonly name: FieldName;
  readonly yours: unknown;
  readonly theirs: unknown;
}

const valuesAt = (names: readonly FieldName[], values: Partial<FormValues>): Partial<FormValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const changedOnBothSides = (base: FormValues, now: FormValues, stored: FormValues): FieldName[] =>
  fieldNames.filter(
    (name) =>
      !isSameAnswer(now[name], base[name]) &&
      !isSameAnswer(stored[name], base[name]) &&
      !isSameAnswer(now[name], stored[name]),
  );

export function firstState(profile: ProfileReply, now: FormValues, bases: Partial<FormValues>): SavedState {
  const values = valuesFrom(profile);
  const changed = changedOnBothSides({ ...values, ...bases }, now, values);
  return { values, version: profile.version ?? 0, bases: valuesAt(changed, bases) };
}

export const isOlder = (profile: ProfileReply, { version }: SavedState): boolean =>
  (profile.version ?? version) < version;

export function stateAfter(profile: ProfileReply, now: FormValues, state: SavedState): SavedState {
  const values = valuesFrom(profile);
  const changed = changedOnBothSides(state.values, now, values);
  return {
    values,
    version: profile.version ?? 0,
    bases: { ...valuesAt(changed, state.values), ...state.bases },
  };
}

export const baseOf = ({ values, bases }: SavedState): FormValues => ({ ...values, ...bases });

export const conflictsIn = ({ values, bases }: SavedState, now: FormValues): Conflict[] =>
  fieldNames
    .filter((name) => name in bases && !isSameAnswer(now[name], values[name]))
    .map((name) => ({
      name,
      yours: name === 'ssn' ? maskSsn(String(now[name])) : now[name],
      theirs: values[name],
    }));

/** A value that changed again since the question stays open. */
export function stateWithout(conflicts: readonly Conflict[], state: SavedState): SavedState {
  const settled = new Set<string>(
    conflicts.filter(({ name, theirs }) => isSameAnswer(theirs, state.values[name])).map(({ name }) => name),
  );
  const open = Object.entries(state.bases).filter(([name]) => !settled.has(name));
  return { ...state, bases: Object.fromEntries(open) };
}

/** After the server stored these values. */
export function stateWith(sent: Partial<FormValues>, { values, bases, version }: SavedState): SavedState {
  const open = Object.entries(bases).filter(([name]) => !(name in sent));
  return { values: { ...values, ...sent }, version, bases: Object.fromEntries(open) };
}
