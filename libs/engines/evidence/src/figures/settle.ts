import type { FieldValue } from '../witness.ts';
import { typedId, type Figure, type Settlement } from './figure.ts';
import { sourcesKey } from './figures-of.ts';

export interface Choice {
  readonly use: string;
  readonly value?: FieldValue;
}

export function settle({ field, sources }: Figure, { use, value }: Choice, day: string): Settlement | null {
  const isOwnValue = use === typedId && value !== undefined;
  if (!isOwnValue && !sources.some(({ id }) => id === use)) return null;
  if (value !== undefined && use !== typedId) return null;
  return { field, use, day, sources: sourcesKey(sources), ...(value === undefined ? {} : { value }) };
}
