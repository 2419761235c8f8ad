import { words } from './lenders.wording.ts';

export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return words.changes.noValue;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
