import { z } from 'zod';
import { documentCategory } from './figures.ts';

export const programmeType = z.enum(['sba_preferred', 'alternative', 'traditional_bank']);
export type ProgrammeType = z.infer<typeof programmeType>;

export const industryTier = z.enum(['low', 'moderate', 'elevated', 'high']);
export type IndustryTier = z.infer<typeof industryTier>;

const money = z.number().int().min(0).max(1e12);
const count = z.number().int().min(0);
const ratio = z.number().min(0).max(100);
const percent = z.number().min(0).max(1000);
const words = z.array(z.string().trim().min(1));

export const interestRate = z.union([percent, z.object({ primePlus: z.number().min(-10).max(100) })]);
export type InterestRate = z.infer<typeof interestRate>;

export const programmeCriteria = z.object({
  minCreditScore: count.max(850).optional(),
  minMonthsInBusiness: count.optional(),
  minAnnualRevenue: money.optional(),
  minDscr: ratio.optional(),
  minCollateralCoverage: ratio.optional(),
  minLiquidShare: ratio.optional(),
  minReceivablesCoverage: ratio.optional(),
  purposes: words.optional(),
  structures: words.optional(),
  citizenships: words.optional(),
  excludedIndustryTiers: z.array(industryTier).optional(),
  excludedIndustries: words.optional(),
  states: words.optional(),
  minMonthlyDeposits: money.optional(),
  maxNsf: count.optional(),
  minYearsSinceBankruptcy: z.number().min(0).max(100).optional(),
  taxLienAllowed: z.boolean().optional(),
  foreclosureAllowed: z.boolean().optional(),
  judgmentAllowed: z.boolean().optional(),
  personalGuaranteeRequired: z.boolean().optional(),
});
export type ProgrammeCriteria = z.infer<typeof programmeCriteria>;

const isReversed = (from: number, to: number) => from > to;

export const programme = z
  .object({
    id: z.string().min(1),
    rowNumber: count,
    name: z.string().trim().min(1).max(200),
    type: programmeType,
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
    criteria: programmeCriteria,
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
  });
export type Programme = z.infer<typeof programme>;

export const isMerchantCashAdvance = (row: Programme): boolean => row.subtype === 'mca';

/** An advance and a factoring contract have a price of their own, not a rate and monthly payments. */
export const isPricedByOffer = (row: Programme): boolean =>
  isMerchantCashAdvance(row) || row.subtype === 'factoring';
