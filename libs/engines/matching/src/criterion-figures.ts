import { criteriaByCode, criterionCodes, type CriterionCode } from './criteria.ts';
import { type MatchingFigures, matchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Program } from './program.ts';
import type { MatchingRules } from './ruleset.ts';

type Field = keyof MatchingFigures;

export const criterionFigures: Readonly<Record<CriterionCode, readonly Field[]>> = {
  amount: ['loanRequestAmount'],
  creditScore: ['personalCreditScore'],
  monthsInBusiness: ['dateStarted'],
  annualRevenue: ['annualRevenueCurrent'],
  dscr: [
    'ebitda',
    'operatingCashFlow',
    'monthlyDebtPayments',
    'existingLoans',
    'loanRequestAmount',
    'loanTerm',
  ],
  collateral: [
    'realEstateValue',
    'equipmentValue',
    'accountsReceivable',
    'inventoryValue',
    'loanRequestAmount',
  ],
  liquidity: ['liquidAssets', 'loanRequestAmount'],
  receivables: ['accountsReceivable', 'loanRequestAmount'],
  purpose: ['loanPurpose'],
  structure: ['businessStructure'],
  citizenship: ['citizenship'],
  industry: ['industryType'],
  state: ['stateOfIncorporation'],
  monthlyDeposits: ['monthlyDeposits'],
  nsf: ['nsfIncidents', 'averageBankBalance'],
  bankruptcy: ['bankruptcyHistory', 'bankruptcyDate'],
  taxLien: ['taxLienHistory'],
  foreclosure: ['foreclosureHistory'],
  judgment: ['judgmentHistory'],
  personalGuarantee: ['personalGuarantee', 'ownershipPercentage'],
  refinancing: ['loanPurpose', 'openCashAdvances', 'advancesMentioned'],
  openAdvances: ['openCashAdvances', 'advancesMentioned'],
  statementMonths: [],
  naics: ['naicsCode'],
};

const blank = matchingInput.parse({ figures: {}, documents: [], accounts: [] });

/** For each figure, the number of programs with a criterion that reads it. */
export function countFigureUses(
  programs: readonly Program[],
  today: string,
  rules: MatchingRules,
): Map<string, number> {
  const measures = computeMeasures(blank, today, rules);
  const counts = new Map<string, number>();
  for (const program of programs) {
    const stated = criterionCodes.filter((code) => criteriaByCode[code].evaluate(program, measures) !== null);
    const fields = new Set(stated.flatMap((code) => criterionFigures[code]));
    for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return counts;
}
