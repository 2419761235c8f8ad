import { z } from 'zod';
import { documentCategory } from '../figures.ts';
import { boundedText, digits, programCriteria, programType } from '../program.ts';

const criteriaFormat = 'groundwork-lender-criteria/1';
export const mostPrograms = 5000;
const MOST_DOLLARS = 1e12;

const text = (most: number) => boundedText(most).regex(/\S/);
const https = boundedText(500)
  .check(z.url({ protocol: /^https$/ }))
  .regex(/^https:\/\//);
const whole = z.number().int().min(0).max(MOST_DOLLARS);
const rate = z.union([
  z.number().min(0).max(1000),
  z.strictObject({ primePlus: z.number().min(-10).max(100) }),
]);

export const criteriaProgram = z.strictObject({
  id: boundedText(200).regex(/^[a-z0-9-]{1,60}$/),
  name: text(200),
  lenderName: text(200),
  type: programType,
  subtype: text(60).optional(),
  minLoanAmount: whole,
  maxLoanAmount: whole,
  minInterestRate: rate,
  maxInterestRate: rate,
  minTermLength: whole,
  maxTermLength: whole,
  approvalTimeMin: whole,
  approvalTimeMax: whole,
  criteria: z.strictObject(programCriteria.shape),
  verifiedOn: z.iso.date(),
  families: z.array(boundedText(200)).max(4).optional(),
  contactUrl: https.optional(),
  requiredDocuments: z
    .strictObject({
      [documentCategory.enum.tax_documents]: whole.optional(),
      [documentCategory.enum.bank_statements]: whole.optional(),
      [documentCategory.enum.financial_reports]: whole.optional(),
    })
    .optional(),
  validFrom: z.iso.date().optional(),
  validTo: z.iso.date().optional(),
  fdic: digits.optional(),
  ncua: digits.optional(),
  note: boundedText(500).optional(),
});
export type CriteriaProgram = z.infer<typeof criteriaProgram>;

const documentOf = <Program extends z.ZodType>(program: Program) =>
  z.strictObject({
    $schema: boundedText(2000).optional(),
    format: z.literal(criteriaFormat),
    publisher: z.strictObject({ name: text(200), website: https }),
    publishedAt: boundedText(40).check(z.iso.datetime()),
    programs: z.array(program).min(1).max(mostPrograms),
  });

const criteriaDocument = documentOf(criteriaProgram);
export type CriteriaDocument = z.infer<typeof criteriaDocument>;

/** A fault in one program does not hide the faults of the others. */
export const documentWithoutPrograms = documentOf(z.unknown());

export const criteriaSchema = (id: string): Record<string, unknown> => ({
  ...z.toJSONSchema(criteriaDocument, { io: 'input', target: 'draft-2020-12' }),
  $id: id,
});
