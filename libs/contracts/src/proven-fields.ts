import { z } from 'zod';
import { witness } from './evidence.ts';

const value = z.union([z.number(), z.string(), z.boolean()]);

const evidenceField = z.object({
  field: z.string(),
  label: z.string(),
  /** What the owner entered; null if blank. */
  stated: value.nullable(),
  badge: z.enum(['proven', 'stated', 'missing']),
  chosen: witness.nullable(),
  others: z.array(witness),
  contradiction: z.object({ stated: value, witnessed: value }).nullable(),
});
export type EvidenceField = z.infer<typeof evidenceField>;

/** What confirms each figure of the profile. Values are in the units of the profile. */
export const evidenceFields = z.object({ fields: z.array(evidenceField) });
export type EvidenceFields = z.infer<typeof evidenceFields>;
