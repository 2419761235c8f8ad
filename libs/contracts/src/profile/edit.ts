import { fieldCatalog, type FieldName, type ProfileValues } from './catalog.ts';
import { formatProblem } from './formats.ts';
import { profileInputWith } from './input.ts';
import { isMaskedSsn } from './masking.ts';
import { isUsPhone } from './phone.ts';

export const profileEdit = profileInputWith((field, value) =>
  field.format === 'ssn' && isMaskedSsn(String(value)) ? null : formatProblem(field, value, isUsPhone),
);

export const fieldsToCheck = (values: ProfileValues): FieldName[] =>
  fieldCatalog
    .filter((field) => formatProblem(field, values[field.name], isUsPhone) !== null)
    .map(({ name }) => name);
