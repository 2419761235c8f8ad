import type { Program } from '../program.ts';
import type { FamilyCriteria, FamilyTerms, TermByPurpose } from './family-criteria.ts';
import type { FactInForce, FamilyFact } from './family.ts';

export const byPurpose = (terms: FamilyCriteria['maxTermMonths']): TermByPurpose =>
  typeof terms === 'number' ? { other: terms } : (terms as TermByPurpose);

export const termFor = (terms: TermByPurpose, purpose: string): number => terms[purpose] ?? terms.other;

function shorterTerms(a: TermByPurpose, b: TermByPurpose): TermByPurpose {
  const purposes = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const entries = purposes.map((one) => [one, Math.min(termFor(a, one), termFor(b, one))] as const);
  return Object.fromEntries(entries) as TermByPurpose;
}

const valuesOf = <Key extends keyof FamilyCriteria>(facts: readonly FamilyFact[], key: Key) =>
  facts.flatMap(({ criterion, value, verifiedOn }) =>
    criterion === key ? [{ value: value as FamilyCriteria[Key], verifiedOn }] : [],
  );

export function withFamilyTerms(program: Program, inForce: readonly FactInForce[]): Program {
  const facts = inForce.map(({ fact }) => fact);
  const numbers = (key: 'minLoanAmount' | 'maxLoanAmount' | 'guaranteeFromPercent') =>
    valuesOf(facts, key).map(({ value }) => value);
  const [firstTerm, ...otherTerms] = valuesOf(facts, 'maxTermMonths').map(({ value }) => byPurpose(value));
  const guarantees = numbers('guaranteeFromPercent');
  const family: FamilyTerms = {
    ...(firstTerm !== undefined && { maxTermMonths: otherTerms.reduce(shorterTerms, firstTerm) }),
    ...(guarantees.length > 0 && { guaranteeFromPercent: Math.min(...guarantees) }),
    fees: valuesOf(facts, 'fee').map(({ value: fee, verifiedOn }) => ({ fee, verifiedOn })),
  };
  return {
    ...program,
    minLoanAmount: Math.max(program.minLoanAmount, ...numbers('minLoanAmount')),
    maxLoanAmount: Math.min(program.maxLoanAmount, ...numbers('maxLoanAmount')),
    family,
  };
}

type Terms = Pick<Program, 'maxTermLength' | 'family'>;

export const longestTerm = ({ maxTermLength, family }: Terms, purpose: string): number =>
  Math.min(maxTermLength, family?.maxTermMonths ? termFor(family.maxTermMonths, purpose) : maxTermLength);
