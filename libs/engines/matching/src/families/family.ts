import { z } from 'zod';
import { programCriteria } from '../program.ts';
import type { ProgramCriteria } from '../program.ts';
import { familyCriteria } from './family-criteria.ts';

const factCriteria = { ...programCriteria.shape, ...familyCriteria.shape };
const criterionKey = z.object(factCriteria).keyof();

export type CriterionKey = keyof ProgramCriteria;
export type FactKey = z.infer<typeof criterionKey>;

const fact = z.object({
  id: z.string().min(1),
  criterion: criterionKey,
  value: z.unknown(),
  /** Both days are in force; null is open. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  source: z.string().min(1),
  sourceUrl: z.url({ protocol: /^https$/ }).nullable(),
  /** Null until an administrator compares the fact with its source. The fact is in force before. */
  verifiedOn: z.iso.date().nullable(),
  note: z.string(),
});
export type FamilyFact = z.infer<typeof fact>;

function hasValidValue({ criterion, value }: FamilyFact): boolean {
  return value !== undefined && factCriteria[criterion].safeParse(value).success;
}

export const programFamily = z.object({
  code: z.string().min(1),
  name: z.string().min(1),
  version: z.number().int().min(1),
  facts: z.array(fact.refine(hasValidValue, 'has no value that its criterion accepts')),
});
export type ProgramFamily = z.infer<typeof programFamily>;

export interface FactInForce {
  readonly family: string;
  readonly fact: FamilyFact;
}

const isOfProgram = (key: FactKey): key is CriterionKey => key in programCriteria.shape;

export const statementOf = ({ criterion, value }: FamilyFact): ProgramCriteria =>
  isOfProgram(criterion) ? { [criterion]: value } : {};
