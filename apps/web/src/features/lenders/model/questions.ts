import { type CatalogField, type FieldName, fieldNames, type LenderCarry } from '@groundwork/contracts';
import { fieldOf, formatOption, hasHistoryOptions } from '#shared/profile/fields.ts';
import { words } from '../afford.wording.ts';

type Option = readonly [value: string, label: string];

export interface OpenQuestion {
  readonly name: FieldName;
  readonly label: string;
  /** Null for an answer in her own words or figures. */
  readonly options: readonly Option[] | null;
  readonly type: 'text' | 'date';
  readonly keyboard: 'text' | 'numeric';
}

const isFieldName = (name: string): name is FieldName => fieldNames.some((field) => field === name);

const yesOrNo: readonly Option[] = [
  ['true', words.questions.yes],
  ['false', words.questions.no],
];

function optionsOf(field: CatalogField): readonly Option[] | null {
  if (field.kind === 'boolean') return yesOrNo;
  const listed = field.options ?? field.suggestions;
  if (listed === undefined) return null;
  const isCode = field.options !== undefined || hasHistoryOptions(field);
  return listed.map((option) => [option, isCode ? formatOption(option) : option]);
}

const isNumber = ({ kind }: CatalogField): boolean =>
  kind === 'whole' || kind === 'optionalWhole' || kind === 'decimal';

/** The questions of fields, without names that the catalog of this page does not have. */
export const questionsOf = (names: readonly string[]): readonly OpenQuestion[] =>
  names.filter(isFieldName).flatMap((name) => {
    const field = fieldOf(name);
    if (field === undefined) return [];
    return {
      name,
      label: field.label,
      options: optionsOf(field),
      type: field.kind === 'date' ? 'date' : 'text',
      keyboard: isNumber(field) ? 'numeric' : 'text',
    };
  });

export const answerOf = ({ options }: OpenQuestion, text: string): string | boolean =>
  options === yesOrNo ? text === 'true' : text;

/** What keeps the room from being known. */
export const roomFields = ({ cash, debt }: Pick<LenderCarry, 'cash' | 'debt'>): readonly FieldName[] => [
  ...(cash === null ? (['operatingCashFlow'] as const) : []),
  ...(debt === null ? (['monthlyDebtPayments'] as const) : []),
];
