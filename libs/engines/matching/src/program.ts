import { z } from 'zod';
import type { FamilyTerms } from './families/family-criteria.ts';
import { documentCategory } from './figures.ts';

export const programType = z.enum(['sba_preferred', 'alternative', 'traditional_bank']);
export type ProgramType = z.infer<typeof programType>;

export const industryTier = z.enum(['low', 'moderate', 'elevated', 'high']);
export type IndustryTier = z.infer<typeof industryTier>;

const money = z.number().int().min(0).max(1e12);
const count = z.number().int().min(0);
const ratio = z.number().min(0).max(100);
const percent = z.number().min(0).max(1000);
/** An empty list of an older catalog states nothing. */
const stated = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .transform((list) => (list.length === 0 ? undefined : list))
    .optional();
export const boundedText = (most: number) => z.string().max(most, { abort: true });
const word = z.string().trim().max(200, { abort: true }).regex(/\S/);
export const digits = boundedText(32).regex(/^\d{1,10}$/);
const naicsPrefix = boundedText(32).regex(/^\d{2,6}$/);

export const interestRate = z.union([percent, z.object({ primePlus: z.number().min(-10).max(100) })]);
export type InterestRate = z.infer<typeof interestRate>;

export const programCriteria = z.object({
  minCreditScore: count.max(850).optional(),
  minMonthsInBusiness: count.optional(),
  minAnnualRevenue: money.optional(),
  minDscr: ratio.optional(),
  minCollateralCoverage: ratio.optional(),
  minLiquidShare: ratio.optional(),
  minReceivablesCoverage: ratio.optional(),
  purposes: stated(word),
  structures: stated(word),
  citizenships: stated(word),
  excludedIndustryTiers: stated(industryTier),
  excludedIndustries: stated(word),
  states: stated(word),
  minMonthlyDeposits: money.optional(),
  maxNsf: count.optional(),
  minYearsSinceBankruptcy: z.number().min(0).max(100).optional(),
  taxLienAllowed: z.boolean().optional(),
  foreclosureAllowed: z.boolean().optional(),
  judgmentAllowed: z.boolean().optional(),
  personalGuaranteeRequired: z.boolean().optional(),
  refinancesAdvances: z.boolean().optional(),
  maxOpenAdvances: count.optional(),
  minMonthsOfStatements: count.optional(),
  includedNaics: stated(naicsPrefix),
  excludedNaics: stated(naicsPrefix),
});
export type ProgramCriteria = z.infer<typeof programCriteria>;

const isReversed = <Value extends number | string>(from: Value | null, to: Value | null) =>
  from !== null && to !== null && from > to;

export const program = z
  .object({
    id: z.string().min(1),
    rowNumber: count,
    name: z.string().trim().min(1).max(200),
    type: programType,
    subtype: z.string().nullable(),
    archetype: z.string(),
    minLoanAmount: money,
    maxLoanAmount: money,
    minInterestRate: interestRate,
    maxInterestRate: interestRate,
    minTermLength: count,
    maxTermLength: count,
    approvalTimeMin: count,
    approvalTimeMax: count,
    rating: z.number().min(0).max(5).nullable().default(null),
    reviewCount: count.default(0),
    contactUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable()
      .default(null),
    requiredDocuments: z.partialRecord(documentCategory, count),
    criteria: programCriteria,
    families: z.array(z.string().min(1)).max(4).default([]),
    validFrom: z.iso.date().nullable().default(null),
    validTo: z.iso.date().nullable().default(null),
    verifiedOn: z.iso.date().nullable().default(null),
    fdic: digits.nullable().default(null),
    ncua: digits.nullable().default(null),
    lenderName: z.string().trim().min(1).max(200).nullable().default(null),
    note: z.string().max(500).nullable().default(null),
    /** Set for a day by the families; the engine of a browser reads it as the service does. */
    family: z.custom<FamilyTerms>().optional(),
    source: z.string(),
    sourceDate: z.iso.date(),
    active: z.boolean(),
  })
  .superRefine((row, context) => {
    const ranges = [
      ['maxLoanAmount', row.minLoanAmount, row.maxLoanAmount],
      ['maxTermLength', row.minTermLength, row.maxTermLength],
      ['approvalTimeMax', row.approvalTimeMin, row.approvalTimeMax],
    ] as const;
    for (const [field, from, to] of ranges) {
      if (isReversed(from, to))
        context.addIssue({ code: 'custom', path: [field], message: 'is below its minimum' });
    }
    if (isReversed(row.validFrom, row.validTo))
      context.addIssue({ code: 'custom', path: ['validTo'], message: 'is before the first day' });
  });
export type Program = z.infer<typeof program>;

export const isMerchantCashAdvance = (row: Program): boolean => row.subtype === 'mca';

/** An advance and a factoring contract have a price of their own, not a rate and monthly payments. */
export const isPricedByOffer = (row: Program): boolean =>
  isMerchantCashAdvance(row) || row.subtype === 'factoring';
