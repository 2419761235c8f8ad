import { formatOption, hasHistoryOptions } from '#shared/profile/fields.ts';
import type { CatalogField } from '@groundwork/contracts';
import { words } from '../profile.wording.ts';
import { formatFigure, unitOf } from './figures.ts';

const { empty, notAnswered, yes, no } = words.values;

const withUnit = {
  money: (figure: string) => (figure.startsWith('-') ? `-$${figure.slice(1)}` : `$${figure}`),
  percent: (figure: string) => `${figure}%`,
  ratio: (figure: string) => figure,
  count: (figure: string) => figure,
};

function formatList(field: CatalogField, months: readonly unknown[]): string {
  return months.length === 0 ? empty : months.map((month) => formatStoredValue(field, month)).join(', ');
}

const formatNumber = (field: CatalogField, value: number): string =>
  value === 0 ? '0' : withUnit[unitOf(field)](formatFigure(value));

export function formatStoredValue(field: CatalogField, value: unknown): string {
  if (value === null) return notAnswered;
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return formatList(field, value);
  if (typeof value === 'number') return formatNumber(field, value);
  if (typeof value !== 'string' || value === '') return empty;
  return field.options === undefined && !hasHistoryOptions(field) ? value : formatOption(value);
}
