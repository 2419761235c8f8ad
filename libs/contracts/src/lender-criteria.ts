import { z } from 'zod';

const whole = z.number().int();

export const mostCriteriaBytes = 1024 * 1024;

export const criteriaFinding = z.object({
  /** Such as programs[3].maxLoanAmount. A rule about two keys names the second one. */
  path: z.string(),
  code: z.enum([
    'SCHEMA',
    'DUPLICATE_ID',
    'RANGE',
    'EMPTY_LIST',
    'UNKNOWN_FAMILY',
    'DATE_ORDER',
    'FUTURE_DATE',
    'CONTRADICTION',
    'BREAKS_FAMILY',
    'STALE',
  ]),
  message: z.string(),
});
export type CriteriaFinding = z.infer<typeof criteriaFinding>;

export const checkedCriteria = z.object({
  valid: z.boolean(),
  programs: whole,
  errors: z.array(criteriaFinding),
  warnings: z.array(criteriaFinding),
});
export type CheckedCriteria = z.infer<typeof checkedCriteria>;
