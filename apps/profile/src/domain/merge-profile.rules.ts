import {
  type FieldName,
  fieldNames,
  isMaskedSsn,
  type ProfileInput,
  type ProfileValues,
} from '@groundwork/contracts';

/** An absent key or a masked SSN leaves the stored value. */
export function mergeProfile(stored: ProfileValues, input: ProfileInput): ProfileValues {
  const given = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !(name === 'ssn' && isMaskedSsn(String(value))),
  );
  return { ...stored, ...Object.fromEntries(given) };
}

export function changedFields(before: ProfileValues, after: ProfileValues): FieldName[] {
  return fieldNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
