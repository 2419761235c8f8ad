import { z } from 'zod';

const dollars = z.number().int().min(0).max(1e12);
const percent = z.number().min(0).max(100);
const months = z.number().int().min(1).max(600);
const mostLines = 20;

interface Line {
  readonly upTo: number | null;
}

function rises(given: readonly unknown[]): boolean {
  const lines = given as readonly Line[];
  return lines.slice(1).every(({ upTo }, at) => (lines[at]?.upTo ?? Infinity) < (upTo ?? Infinity));
}

const linesOf = <UpTo extends z.ZodType<number | null>>(upTo: UpTo) =>
  z.array(z.strictObject({ upTo, percent })).min(1).max(mostLines).refine(rises, 'does not rise');

const familyFee = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    of: z.enum(['loan', 'guaranteed']),
    /** The last line also holds above its amount. */
    guaranteedPercent: linesOf(dollars).optional(),
    /** By the amount of the loan. Nothing is due above the last line. */
    percent: linesOf(dollars.nullable()),
    above: dollars.optional(),
    yearly: percent.optional(),
  })
  .refine(
    (fee) => (fee.of === 'guaranteed') === (fee.guaranteedPercent !== undefined),
    'needs the guaranteed percent',
  );
export type FamilyFee = z.infer<typeof familyFee>;

const termByPurpose = z
  .record(z.string().min(1).max(60), months)
  .refine((terms) => terms['other'] !== undefined, 'has no other');

export const familyCriteria = z.object({
  minLoanAmount: dollars,
  maxLoanAmount: dollars,
  maxTermMonths: z.union([months, termByPurpose]),
  guaranteeFromPercent: percent.min(1),
  fee: familyFee,
});
export type FamilyCriteria = z.infer<typeof familyCriteria>;

export type TermByPurpose = Readonly<Record<string, number>> & { readonly other: number };

export interface FeeInForce {
  readonly fee: FamilyFee;
  readonly verifiedOn: string | null;
}

export interface FamilyTerms {
  readonly maxTermMonths?: TermByPurpose;
  readonly guaranteeFromPercent?: number;
  readonly fees: readonly FeeInForce[];
}
