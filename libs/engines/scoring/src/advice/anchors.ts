import type { Anchor, NumberField } from './actions.ts';
import { zeroIsBlank } from '../field-directions.ts';
import type { MeasureInput } from '../measure-input.ts';

export interface MissingAnchors {
  readonly fields: readonly string[];
  readonly open: readonly string[];
  readonly zero: readonly string[];
}

export const isOpenZero = ({ figures, unanswered }: MeasureInput, field: NumberField): boolean =>
  figures[field] === 0 &&
  (zeroIsBlank.includes(field) || unanswered === undefined || unanswered.includes(field));

export function missingAnchors(input: MeasureInput, anchors: readonly Anchor[]): MissingAnchors {
  const { figures } = input;
  const isMissing = (field: Anchor['fields'][number]): boolean =>
    field === 'existingLoans' ? figures[field].trim() === '' : figures[field] === 0;
  const isOpen = (field: Anchor['fields'][number]): boolean =>
    field === 'existingLoans' || isOpenZero(input, field);
  const missing = anchors.filter(({ fields }) => fields.every(isMissing));
  return {
    fields: missing.flatMap(({ fields }) => fields),
    open: missing
      .filter(({ fields }) => fields.some(isOpen))
      .map(({ fields, noun, nounAfterZero = noun }) => (fields.every(isOpen) ? noun : nounAfterZero)),
    zero: missing.filter(({ fields }) => !fields.some(isOpen)).map(({ noun }) => noun),
  };
}
