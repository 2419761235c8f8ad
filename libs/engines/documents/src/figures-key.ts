import type { Figure } from './figures.ts';

const fewest = 3;

/** The same paper scanned twice has other bytes and the same figures: what to hash to notice it. */
export function figuresKey(subcategory: string | null, extracted: readonly Figure[]): string | null {
  const values = extracted.filter(({ value }) => value !== null && value !== 0);
  if (subcategory === null || values.length < fewest) return null;
  const period = extracted.find(({ name }) => name === 'period' || name === 'taxYear')?.text ?? '';
  const told = values.map(({ name, value }) => `${name}=${value ?? 0}`).sort();
  return [subcategory, period, ...told].join('|');
}
