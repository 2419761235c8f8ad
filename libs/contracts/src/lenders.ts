import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { documentCategories } from './document-catalog.ts';
import { input } from './input.wording.ts';
import { pageOf, pageQuery } from './lists.ts';
import { lenderMessages } from './lenders.wording.ts';
import { boundedText, idText } from './texts.ts';

export const lenderId = idText.min(1).brand<'LenderId'>();
export type LenderId = z.infer<typeof lenderId>;

export const lenderTypes = ['sba_preferred', 'alternative', 'traditional_bank'] as const;
export const lenderType = z.enum(lenderTypes);
export type LenderType = z.infer<typeof lenderType>;

export const lenderTypeLabels: Record<LenderType, string> = {
  sba_preferred: 'SBA Preferred',
  alternative: 'Alternative',
  traditional_bank: 'Traditional Bank',
};

const loanKinds = ['bankTerm', 'sba', 'equipment', 'lineOrAdvance'] as const;
const loanKind = z.enum(loanKinds);

const amountKinds = ['bankTerm', 'sba', 'equipment', 'line'] as const;
export const carryKinds = [...amountKinds, 'advance', 'factoring'] as const;
const carryKind = z.enum(carryKinds);
export type CarryKind = z.infer<typeof carryKind>;
const carryBand = z.enum(['can-carry', 'tight', 'unknown', 'too-much']);

const whole = z.number().int();
const percent = z.number().int().min(0).max(100);
const figureValue = z.union([z.string(), z.number(), z.boolean()]);
const figuresPatch = z.record(z.string(), figureValue);

const day = z.iso.date();

export const catalogueMode = z.enum(['empty', 'sample', 'real']);
export type CatalogMode = z.infer<typeof catalogueMode>;

export const namedFamily = z.object({ code: z.string(), name: z.string() });

/** A default is for a reply of an older matching. */
export const lenderOrigin = {
  sample: z.boolean().default(false),
  verifiedOn: day.nullable().default(null),
  stale: z.boolean().default(false),
  families: z.array(namedFamily).default([]),
};

export const lender = z.object({
  id: lenderId,
  name: z.string(),
  type: lenderType,
  subtype: z.string().nullable(),
  logoUrl: z.string().nullable(),
  minLoanAmount: whole,
  maxLoanAmount: whole,
  minInterestRate: z.number(),
  maxInterestRate: z.number(),
  minTermLength: whole,
  maxTermLength: whole,
  approvalTimeMin: whole,
  approvalTimeMax: whole,
  rating: z.number().nullable(),
  reviewCount: whole,
  contactUrl: z.string().nullable(),
  source: z.string(),
  sourceDate: z.iso.date(),
  ...lenderOrigin,
  recordLenderId: z.string().nullable().default(null),
});
export type Lender = z.infer<typeof lender>;

export const matchOutcome = z.enum(['eligible', 'failing', 'needInfo']);

export const applicationStatus = z.enum(['applied', 'offered', 'declined']);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

export const loanCost = z.object({
  amount: whole,
  termMonths: whole,
  estimatedRate: z.number(),
  monthlyPayment: z.number(),
  dailyDebit: z.number().nullable().optional(),
  totalPayback: z.number(),
  costOfCredit: z.number(),
  /** Payback per dollar: the usual price of a cash advance. */
  factorRate: z.number(),
  coverageAfter: z.number().nullable(),
  fees: z
    .array(
      z.object({
        name: z.string(),
        amount: z.number(),
        verifiedOn: day.nullable().optional(),
      }),
    )
    .optional(),
  apr: z.number().nullable().optional(),
});

const decisionFigures = {
  kind: loanKind.optional(),
  carryKind: carryKind.optional(),
  band: carryBand.optional(),
  word: z.string().optional(),
  cost: loanCost.nullable().optional(),
  dependsOnOffer: z.boolean().optional(),
};

export const lenderMatch = z.object({
  id: lenderId,
  outcome: matchOutcome,
  matchScore: percent,
  qualificationProbability: percent,
  estimatedRate: z.number(),
  reasons: z.array(z.string()),
  lender,
  application: applicationStatus.nullable(),
  proof: z.object({ proven: whole, stated: whole }).optional(),
  ...decisionFigures,
});
export type LenderMatch = z.infer<typeof lenderMatch>;

export const criterionRule = z.object({
  family: z.string(),
  factId: z.string(),
  validFrom: day.nullable(),
  validTo: day.nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  note: z.string(),
  verifiedOn: day.nullable().optional(),
});
export type CriterionRule = z.infer<typeof criterionRule>;

export const matchCriterion = z.object({
  code: z.string(),
  label: z.string(),
  result: z.enum(['pass', 'fail', 'unknown']),
  actual: z.string().nullable(),
  required: z.string(),
  gap: z.string().nullable(),
  rules: z.array(criterionRule).default([]),
  because: z.string().nullable().default(null),
  disputed: z.array(z.string()).optional(),
  unproven: z.array(z.string()).optional(),
  proven: z.array(z.string()).optional(),
});
export type MatchCriterion = z.infer<typeof matchCriterion>;

export const whatWouldQualify = z.object({
  /** All changes together, if they are few and make the owner eligible. */
  patch: figuresPatch.nullable(),
  cures: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      patch: figuresPatch.nullable(),
      passesOn: z.iso.date().nullable(),
      note: z.string().nullable(),
    }),
  ),
});

/** A near miss lists the failing and unknown criteria, a single lender lists all. */
export const explainedMatch = lenderMatch.extend({
  criteria: z.array(matchCriterion),
  whatWouldQualify: whatWouldQualify.nullable(),
});
export type ExplainedMatch = z.infer<typeof explainedMatch>;

export const lenderMatchDetail = explainedMatch.extend({
  requiredDocuments: z.array(
    z.object({ category: z.enum(documentCategories), required: whole, ready: whole }),
  ),
  priceRules: z.array(criterionRule).optional(),
});
export type LenderMatchDetail = z.infer<typeof lenderMatchDetail>;

export const lenderFrontier = z.object({
  open: whole,
  active: whole,
  next: z.object({ target: whole, points: whole, lenders: whole }).nullable(),
});
export type LenderFrontier = z.infer<typeof lenderFrontier>;

const dollars = z.number().nullable();

const missingAnswers = z.object({ fields: z.array(z.string()), lenders: whole });

const kindOutlook = z.object({
  kind: carryKind,
  lenders: whole,
  eligible: whole,
  undecided: whole,
  missing: missingAnswers.nullable(),
  fails: z.array(z.object({ code: z.string(), label: z.string(), lenders: whole })),
});
export type KindOutlook = z.infer<typeof kindOutlook>;

export const lenderCarry = z.object({
  cash: dollars,
  debt: dollars,
  comfortable: dollars,
  limit: dollars,
  kinds: z.array(
    z.object({
      kind: z.enum(amountKinds),
      rate: z.number(),
      termMonths: whole,
      amountComfortable: dollars,
      amountLimit: dollars,
      cheapestLenderId: lenderId.nullable(),
    }),
  ),
  missing: z.array(missingAnswers),
  canCarry: whole,
  outlooks: z.array(kindOutlook).optional(),
  /** Absent in an older matching, with `possible`: lenders without an answered rule that fails. */
  activeLenders: whole.optional(),
  possible: whole.optional(),
});
export type LenderCarry = z.infer<typeof lenderCarry>;

const judgedLender = z.object({ id: lenderId, lender, program: z.record(z.string(), z.unknown()) });

const judgedBy = {
  version: z.string(),
  today: day,
  input: z.record(z.string(), z.unknown()),
};

export const lenderPrograms = z.object({ ...judgedBy, items: z.array(judgedLender) });
export type LenderPrograms = z.infer<typeof lenderPrograms>;
export type JudgedLender = LenderPrograms['items'][number];

export const lenderProgramsPage = pageOf(judgedLender).extend(judgedBy);
export type LenderProgramsPage = z.infer<typeof lenderProgramsPage>;

export const onDayQuery = z.object({ on: z.iso.date(input.dateFormat).optional() });

export const lenderMatchesQuery = pageQuery
  .extend({ include: z.enum(['all']).optional() })
  .extend(onDayQuery.shape);
export type LenderMatchesQuery = z.infer<typeof lenderMatchesQuery>;

export const refreshedMatches = z.object({
  count: whole,
  added: whole,
  removed: whole,
  refreshedAt: z.iso.datetime(),
});
export type RefreshedMatches = z.infer<typeof refreshedMatches>;

export const applicationBody = z.object({ status: applicationStatus.nullable() });

export const mostCompared = 4;
const mostComparedMessage = fill(lenderMessages.mostCompared, { most: mostCompared });
const longestList = 2000;

export const compareLendersQuery = z.object({
  ids: boundedText(longestList, lenderMessages.noneToCompare, mostComparedMessage)
    .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
    .pipe(z.array(lenderId).min(1, lenderMessages.noneToCompare).max(mostCompared, mostComparedMessage)),
});

export const comparedLender = z.object({
  match: lenderMatch,
  cost: loanCost.nullable(),
  dependsOnOffer: z.boolean(),
});
export type ComparedLender = z.infer<typeof comparedLender>;
