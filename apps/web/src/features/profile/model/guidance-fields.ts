import { fieldCatalog, type FieldName } from '@groundwork/contracts';
import { fieldsWithGuidance } from '@groundwork/engine-guidance';

export const mandatoryFields: readonly string[] = fieldCatalog
  .filter((field) => field.mandatory)
  .map(({ name }) => name);

const fields = new Set(fieldsWithGuidance(mandatoryFields));

export const hasGuidance = (name: FieldName): boolean => fields.has(name);
