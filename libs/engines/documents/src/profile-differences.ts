import type { Figure } from './figures.ts';
import { findKind } from './kinds.ts';

export interface Difference {
  field: string;
  profile: string;
  document: string;
}

/** Owners round, so amounts within five percent are equal. */
const differs = (stated: number, read: number) => Math.abs(stated - read) * 20 > Math.abs(read);

const roundToWhole = (value: number) => Math.round(value);

export function findProfileDifferences(
  extracted: readonly Pick<Figure, 'name' | 'value'>[],
  subcategory: string | null,
  profile: Readonly<Record<string, unknown>>,
): Difference[] {
  const fields = new Map(Object.entries(findKind(subcategory)?.profileFields ?? {}));
  return extracted.flatMap(({ name, value }) => {
    const field = fields.get(name);
    if (field === undefined || value === null) return [];
    const stated = Number(profile[field] ?? 0);
    if (!differs(stated, value)) return [];
    return [{ field, profile: String(stated), document: String(roundToWhole(value)) }];
  });
}
