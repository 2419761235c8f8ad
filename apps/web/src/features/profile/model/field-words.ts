import type { CatalogueField } from '@groundwork/contracts';
import { showFigure, unitOf } from './figures.ts';

const ownWords: Readonly<Record<string, string>> = {
  LLC: 'LLC',
  s_corp: 'S corporation',
  c_corp: 'C corporation',
  us_citizen: 'US citizen',
  self_employed: 'Self-employed',
  home_based: 'Home-based',
};

/** `debt_consolidation` → "Debt consolidation". */
export function optionWords(option: string): string {
  const plain = option.replaceAll('_', ' ');
  return ownWords[option] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A list that offers words of ours; older text a field may still hold is offered beside them. */
export const isHistory = ({ suggestions }: CatalogueField): boolean => suggestions?.includes('open') ?? false;

const empty = 'empty';
const unitWords = {
  money: (shown: string) => (shown.startsWith('-') ? `-$${shown.slice(1)}` : `$${shown}`),
  percent: (shown: string) => `${shown}%`,
  ratio: (shown: string) => shown,
  count: (shown: string) => shown,
};

function listWords(field: CatalogueField, months: readonly unknown[]): string {
  return months.length === 0 ? empty : months.map((month) => valueWords(field, month) || '0').join(', ');
}

/** One value of a field, as a reader of the history sees it. */
export function valueWords(field: CatalogueField, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return listWords(field, value);
  if (typeof value === 'number') return value === 0 ? '0' : unitWords[unitOf(field)](showFigure(value));
  if (typeof value !== 'string' || value === '') return empty;
  return field.options === undefined && !isHistory(field) ? value : optionWords(value);
}
