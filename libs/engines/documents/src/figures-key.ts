import type { Figure } from './figures.ts';

const minValues = 3;

export function figuresKey(subcategory: string | null, extracted: readonly Figure[]): string | null {
  const values = extracted.filter(({ value }) => value !== null && value !== 0);
  if (subcategory === null || values.length < minValues) return null;
  const period = extracted.find(({ name }) => name === 'period' || name === 'taxYear')?.text ?? '';
  const entries = values.map(({ name, value }) => `${name}=${value ?? 0}`).sort();
  return [subcategory, period, ...entries].join('|');
}
