import { z } from 'zod';
import { programmeCriteria } from '../programme.ts';
import type { ProgrammeCriteria } from '../programme.ts';

const criterionKey = programmeCriteria.keyof();
export type CriterionKey = z.infer<typeof criterionKey>;

const fact = z.object({
  id: z.string().min(1),
  criterion: criterionKey,
  value: z.unknown(),
  /** Both days are in force; null is open. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  source: z.string().min(1),
  sourceUrl: z.url({ protocol: /^https$/ }).nullable(),
  verifiedOn: z.iso.date(),
  note: z.string(),
});
export type FamilyFact = z.infer<typeof fact>;

function hasValidValue({ criterion, value }: FamilyFact): boolean {
  return value !== undefined && programmeCriteria.shape[criterion].safeParse(value).success;
}

export const programmeFamily = z.object({
  code: z.string().min(1),
  name: z.string().min(1),
  version: z.number().int().min(1),
  facts: z.array(fact.refine(hasValidValue, 'has no value that its criterion accepts')),
});
export type ProgrammeFamily = z.infer<typeof programmeFamily>;

export interface FactInForce {
  readonly family: string;
  readonly fact: FamilyFact;
}

export const statementOf = ({ criterion, value }: FamilyFact): ProgrammeCriteria => ({ [criterion]: value });
