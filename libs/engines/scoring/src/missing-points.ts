import type { ScoredAccount } from './accounts.ts';
import { isUnanswered, withAnswers } from './answers.ts';
import { contributionGain } from './contribution.ts';
import { fieldDirections, type FieldDirection } from './field-directions.ts';
import type { ScoringField, ScoringFigures } from './figures.ts';
import type { MeasureInput } from './measure-input.ts';
import type { MeasureName } from './measures.ts';
import type { Criterion, Factor } from './ruleset.ts';
import { pointsOf } from './total.ts';

export interface PointParts {
  readonly unknown: number;
  readonly lost: number;
}

const most = 1e12;
const smallestAnswer = 1;

const bestOfDirection: Readonly<Record<Exclude<FieldDirection, 'none' | 'more'>, unknown>> = {
  less: 0,
  earlier: '1900-01-01',
  filled: 'filled',
  answered: 'none',
};

/** Fields where 0 means blank, and fields without a direction in which a figure counts. */
const ownBest: Readonly<Partial<Record<ScoringField, unknown>>> = {
  dnbRating: '100',
  annualRevenuePrevious: smallestAnswer,
  debtToEquityRatio: smallestAnswer,
  largestCustomerPercent: smallestAnswer,
  top5CustomersPercent: smallestAnswer,
  loanRequestAmount: smallestAnswer,
  annualOperatingExpenses: smallestAnswer,
  currentLiabilities: smallestAnswer,
};

export function bestValue(field: ScoringField, { figures, rules }: MeasureInput): unknown {
  if (field === 'industryType') return rules.industry.keywords.find(({ tier }) => tier === 'low')?.words[0];
  const direction = fieldDirections[field];
  if (ownBest[field] !== undefined || direction === 'none') return ownBest[field] ?? figures[field];
  if (typeof figures[field] === 'boolean') return direction !== 'less';
  return direction === 'more' ? most : bestOfDirection[direction];
}

export const withBest = (input: MeasureInput, fields: readonly ScoringField[]): MeasureInput =>
  withAnswers(
    input,
    Object.fromEntries(fields.map((field) => [field, bestValue(field, input)])) as Partial<ScoringFigures>,
  );

const allFields = Object.keys(fieldDirections) as ScoringField[];

const bestAccount: ScoredAccount = { accountType: 'checking', currentBalance: most, averageBalance: most };
const withBestAccount = (input: MeasureInput): MeasureInput => ({ ...input, accounts: [bestAccount] });

export function fieldsReadBy(criterion: Criterion, input: MeasureInput): ScoringField[] {
  const fields = new Set<ScoringField>();
  const figures = new Proxy(input.figures, {
    get(target, field) {
      fields.add(field as ScoringField);
      return Reflect.get(target, field) as unknown;
    },
  });
  pointsOf(criterion, { ...input, figures });
  return [...fields];
}

function couldAnswersEarn(criterion: Criterion, input: MeasureInput, points: number): boolean {
  const gains = (changed: MeasureInput): boolean => pointsOf(criterion, changed) > points;
  const answered = fieldsReadBy(criterion, input).filter((field) => !isUnanswered(input, field));
  if (answered.some((field) => gains(withBest(input, [field])))) return true;
  return input.accounts.length > 0 && gains(withBestAccount(input));
}

/** The input with the best answer to each open question. */
export function withOpenQuestionsAtBest(input: MeasureInput): MeasureInput {
  const best = withBest(
    input,
    allFields.filter((field) => isUnanswered(input, field)),
  );
  return input.accounts.length === 0 ? withBestAccount(best) : best;
}

const DOCUMENTS = 'documents:';
const documentsMeasures: Readonly<Partial<Record<MeasureName, string>>> = {
  taxDocuments: 'tax_documents',
  bankStatements: 'bank_statements',
  financialReports: 'financial_reports',
};

const categoryOf = ({ measure }: Criterion): string | undefined =>
  documentsMeasures[measure] ?? (measure.startsWith(DOCUMENTS) ? measure.slice(DOCUMENTS.length) : undefined);

export const openNeeds = ({ needs = [] }: Criterion, input: MeasureInput): ScoringField[] =>
  needs.filter((field) => isUnanswered(input, field));

export interface RatedInput {
  readonly input: MeasureInput;
  readonly atBest: MeasureInput;
}

export function missingPoints(
  criterion: Criterion,
  { input, atBest }: RatedInput,
  points: number,
): PointParts {
  const missing = criterion.max - points;
  if (missing === 0) return { unknown: 0, lost: 0 };
  if (openNeeds(criterion, input).length > 0) return { unknown: missing, lost: 0 };
  const category = categoryOf(criterion);
  const isUnknown =
    category === undefined
      ? pointsOf(criterion, atBest) > points && !couldAnswersEarn(criterion, input, points)
      : input.documents.every((document) => document.category !== category);
  return isUnknown ? { unknown: missing, lost: 0 } : { unknown: 0, lost: missing };
}

const fullScore = 100;

/** The parts of the contribution, so that the parts of all factors add up to 1000. */
export function missingContribution(factor: Factor, score: number, unknownPoints: number): PointParts {
  const unknown = contributionGain(factor, score, unknownPoints);
  return { unknown, lost: contributionGain(factor, score, fullScore - score) - unknown };
}

/** The fields behind the value of a criterion whose default looks like an answer. */
const fieldsOfDefault: Readonly<Partial<Record<MeasureName, readonly ScoringField[]>>> = {
  creditUtilisation: ['currentCreditBalances'],
  revenueGrowth: ['annualRevenueCurrent'],
  monthsOfWorkingCapital: ['workingCapital'],
  nsfIncidents: ['nsfIncidents'],
  overdrafts: ['overdraftHistory'],
  personalDebtToIncome: ['mortgagePayment', 'autoLoanPayment', 'studentLoanPayment'],
  liquidity: ['liquidAssets'],
  collateralCoverage: ['realEstateValue', 'equipmentValue', 'accountsReceivable', 'inventoryValue'],
  personalGuarantee: ['personalGuarantee'],
};

export const hasAnsweredDefault = ({ measure }: Criterion, input: MeasureInput): boolean =>
  fieldsOfDefault[measure]?.some((field) => !isUnanswered(input, field)) ?? true;
