import {
  type Criterion,
  type Ruleset,
  type ScoreInput,
  type ScoringFigures,
  withAnswers,
} from '@groundwork/engine-scoring';
import { words } from '../score.wording.ts';

const { whatIf: texts } = words;

export const leverNames = [
  'utilization',
  'creditScore',
  'monthlyDebt',
  'loanRequest',
  'averageBalance',
] as const;
export type LeverName = (typeof leverNames)[number];
export type LeverValues = Partial<Readonly<Record<LeverName, number>>>;

export interface Lever {
  readonly name: LeverName;
  readonly label: string;
  readonly value: number;
  readonly isKnown: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: 'percent' | 'points' | 'dollars';
  readonly marks: readonly number[];
  readonly missing?: string;
}

const isEntered = ({ unanswered = [] }: ScoreInput, field: keyof ScoringFigures): boolean =>
  !unanswered.includes(field);

const computeUtilization = ({ currentCreditBalances, totalCreditLimits }: ScoringFigures) =>
  totalCreditLimits === 0 ? 0 : Math.round((100 * currentCreditBalances) / totalCreditLimits);

function computeBalance({ figures, accounts }: ScoreInput, { creditAccountTypes }: Ruleset): number {
  const sum = accounts
    .filter(({ accountType }) => !creditAccountTypes.includes(accountType))
    .reduce((total, { averageBalance, currentBalance }) => total + (averageBalance || currentBalance), 0);
  return Math.round(Math.max(figures.averageBankBalance, sum));
}

function roundUpEnd(value: number, least: number): number {
  const wanted = Math.max(2 * value, least);
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(wanted / magnitude) * magnitude;
}

type DollarLever = Pick<Lever, 'name' | 'label' | 'value' | 'isKnown'>;

const toDollarLever = (lever: DollarLever, least: number): Lever => {
  const max = roundUpEnd(lever.value, least);
  return { ...lever, min: 0, max, step: max / 500, unit: 'dollars', marks: [] };
};

const listThresholds = ({ criteria }: Ruleset, measure: Criterion['measure']): number[] =>
  criteria.find((each) => each.measure === measure)?.scale.bands.map(({ threshold }) => threshold) ?? [];

const withMarks = (lever: Lever, marks: readonly number[]): Lever => ({
  ...lever,
  marks: marks.filter((mark) => mark > lever.min + lever.step && mark < lever.max),
});

function listDollarLevers(input: ScoreInput, rules: Ruleset): readonly Lever[] {
  const { figures } = input;
  return [
    toDollarLever(
      {
        name: 'monthlyDebt',
        label: texts.levers.monthlyDebt,
        value: figures.monthlyDebtPayments,
        isKnown: isEntered(input, 'monthlyDebtPayments'),
      },
      5000,
    ),
    toDollarLever(
      {
        name: 'loanRequest',
        label: texts.levers.loanRequest,
        value: figures.loanRequestAmount,
        isKnown: isEntered(input, 'loanRequestAmount'),
      },
      200_000,
    ),
    withMarks(
      toDollarLever(
        {
          name: 'averageBalance',
          label: texts.levers.averageBalance,
          value: computeBalance(input, rules),
          isKnown: isEntered(input, 'averageBankBalance') || input.accounts.length > 0,
        },
        50_000,
      ),
      listThresholds(rules, 'averageBalance'),
    ),
  ];
}

export function listLevers(input: ScoreInput, rules: Ruleset): readonly Lever[] {
  const { figures } = input;
  const utilization = computeUtilization(figures);
  return [
    withMarks(
      {
        name: 'utilization',
        label: texts.levers.utilization,
        value: utilization,
        isKnown: isEntered(input, 'totalCreditLimits') && isEntered(input, 'currentCreditBalances'),
        min: 0,
        max: Math.max(100, utilization),
        step: 1,
        unit: 'percent',
        marks: [],
        ...(figures.totalCreditLimits === 0 && { missing: texts.noCreditLimits }),
      },
      listThresholds(rules, 'creditUtilisation'),
    ),
    withMarks(
      {
        name: 'creditScore',
        label: texts.levers.creditScore,
        value: Math.max(figures.personalCreditScore, 300),
        isKnown: figures.personalCreditScore > 0,
        min: 300,
        max: 850,
        step: 1,
        unit: 'points',
        marks: [],
      },
      listThresholds(rules, 'personalCreditScore'),
    ),
    ...listDollarLevers(input, rules),
  ];
}

// The engine uses the larger of the entered balance and the accounts.
const withBalance = (input: ScoreInput, averageBankBalance: number): ScoreInput => ({
  ...withAnswers(input, { averageBankBalance }),
  accounts: input.accounts.map(({ accountType }) => ({ accountType, currentBalance: 0, averageBalance: 0 })),
});

const changes: Readonly<Record<LeverName, (input: ScoreInput, value: number) => ScoreInput>> = {
  utilization: (input, percent) =>
    withAnswers(input, {
      currentCreditBalances: Math.floor((input.figures.totalCreditLimits * percent) / 100),
    }),
  creditScore: (input, personalCreditScore) => withAnswers(input, { personalCreditScore }),
  monthlyDebt: (input, monthlyDebtPayments) => withAnswers(input, { monthlyDebtPayments }),
  loanRequest: (input, loanRequestAmount) => withAnswers(input, { loanRequestAmount }),
  averageBalance: withBalance,
};

export function applyLevers(input: ScoreInput, values: LeverValues): ScoreInput {
  return leverNames.reduce((moved, name) => {
    const value = values[name];
    return value === undefined ? moved : changes[name](moved, value);
  }, input);
}
