import {
  answeredFields,
  emptyProfile,
  fieldCatalog,
  type FieldName,
  fieldNames,
  type FieldValue,
  isDefault,
  isMaskedSsn,
  type ProfileInput,
  type ProfileValues,
} from '@groundwork/contracts';

/** confirmed: the answered fields whose value is the default. */
export interface Answers {
  values: ProfileValues;
  confirmed: FieldName[];
}

/** An absent key or a masked SSN leaves the stored value; null clears it. */
function mergeValues(stored: ProfileValues, input: ProfileInput): ProfileValues {
  const defaults = emptyProfile();
  const values = { ...stored };
  for (const name of fieldNames) {
    const value = input[name];
    if (value === undefined || (name === 'ssn' && isMaskedSsn(String(value)))) continue;
    values[name] = value ?? defaults[name];
  }
  return values;
}

const isSame = (one: FieldValue, other: FieldValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An empty text is never an answer by itself; a 0 or a "no" that replaces another value is one. */
const isAnswer = (value: FieldValue): boolean => typeof value === 'number' || typeof value === 'boolean';

export function mergeProfile(stored: Answers, { answered = [], ...input }: ProfileInput): Answers {
  const values = mergeValues(stored.values, input);
  const isConfirmed = (name: FieldName): boolean => {
    if (answered.includes(name)) return true;
    if (input[name] === null) return false;
    return isSame(stored.values[name], values[name])
      ? stored.confirmed.includes(name)
      : isAnswer(values[name]);
  };
  const atDefault = fieldCatalog.filter((field) => isDefault(field, values[field.name]));
  return { values, confirmed: atDefault.map(({ name }) => name).filter(isConfirmed) };
}

export function changedFields(before: Answers, after: Answers): FieldName[] {
  const answeredBefore = answeredFields(before.values, before.confirmed);
  const answeredAfter = answeredFields(after.values, after.confirmed);
  return fieldNames.filter(
    (name) =>
      !isSame(before.values[name], after.values[name]) ||
      answeredBefore.includes(name) !== answeredAfter.includes(name),
  );
}

/** null: not answered yet. */
export function answerOf({ values, confirmed }: Answers, name: FieldName): FieldValue | null {
  const value = values[name];
  return isAnswer(value) && !answeredFields(values, confirmed).includes(name) ? null : value;
}
