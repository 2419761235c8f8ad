import type { Figure } from './figures.ts';
import { kindNamed } from './kinds.ts';

export interface Difference {
  /** Name of the profile's field. */
  field: string;
  profile: string;
  document: string;
}

/** Owners round: within five percent both say the same. */
const differs = (stated: number, read: number) => Math.abs(stated - read) * 20 > Math.abs(read);

/** Fields take whole amounts. */
const whole = (value: number) => Math.round(value);

/** Where a document says something else than the profile, or the profile says nothing yet. */
export function findProfileDifferences(
  extracted: readonly Pick<Figure, 'name' | 'value'>[],
  subcategory: string | null,
  profile: Readonly<Record<string, unknown>>,
): Difference[] {
  const fields = new Map(Object.entries(kindNamed(subcategory)?.profileFields ?? {}));
  return extracted.flatMap(({ name, value }) => {
    const field = fields.get(name);
    if (field === undefined || value === null) return [];
    const stated = Number(profile[field] ?? 0);
    if (!differs(stated, value)) return [];
    return [{ field, profile: String(stated), document: String(whole(value)) }];
  });
}
