import { worded } from '@groundwork/wording';
import { balanceVariability, assetBasedCapacity } from './bank-balance.ts';
import { businessAge } from './business-age.ts';
import { cashFlowMargin } from './cash-flow-margin.ts';
import { personalCredit } from './personal-credit.ts';
import { isEmpty } from './empty-field.ts';
import { guidanceFigures } from './figures.ts';
import { incorporationState } from './incorporation-state.ts';
import { loanCapacity, loanTermComfort } from './loan-capacity.ts';
import { loanSize } from './loan-size.ts';
import { purposes, specified, titles } from './guidance.wording.ts';
import { hintOf, type Hint, type Rule } from './rule.ts';
import { workingCapitalMonths } from './working-capital.ts';

export const guidanceRules: readonly Rule[] = [
  cashFlowMargin,
  loanCapacity,
  loanTermComfort,
  workingCapitalMonths,
  balanceVariability,
  assetBasedCapacity,
  businessAge,
  personalCredit,
  loanSize,
  incorporationState,
];

export interface Guidance extends Hint {
  readonly field: string;
  /** The code of a rule, or `required`, or `purpose`. */
  readonly rule: string;
}

export interface GuidanceContext {
  readonly scoreName: string;
  readonly today: string;
  readonly mandatory: readonly string[];
}

const requiredHint = (scoreName: string): Hint =>
  hintOf({ tone: 'required', title: titles.required }, worded(specified, 'required', { scoreName }));

const hasPurpose = (field: string): field is keyof typeof purposes => Object.hasOwn(purposes, field);

const purposeHints = (field: string): Hint[] =>
  hasPurpose(field) ? [hintOf({ tone: 'neutral', title: titles.purpose }, worded(purposes, field))] : [];

function hintsOf(field: string, values: Readonly<Record<string, unknown>>, today: string): Guidance[] {
  const figures = guidanceFigures.parse(values);
  return guidanceRules.flatMap((rule) => {
    const hint = rule.shownAt.some((each) => each === field) ? rule.hint(figures, today) : null;
    return hint === null ? [] : [{ ...hint, field, rule: rule.code }];
  });
}

export function guidanceFor(
  field: string,
  values: Readonly<Record<string, unknown>>,
  { scoreName, today, mandatory }: GuidanceContext,
): Guidance[] {
  const isMandatory = mandatory.includes(field);
  const hints = hintsOf(field, values, today);
  return [
    ...(isMandatory && isEmpty(values[field])
      ? [{ ...requiredHint(scoreName), field, rule: 'required' }]
      : []),
    ...hints,
    ...(isMandatory ? purposeHints(field) : []).map((hint) => ({ ...hint, field, rule: 'purpose' })),
  ];
}
