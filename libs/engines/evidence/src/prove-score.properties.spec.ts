import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import { currentRules, score, type ScoreInput } from '@groundwork/engine-scoring';
import fc from 'fast-check';
import { statedOwner, today, witnessedAccountList, witnessList } from '../testing/random-owner.ts';
import { proveScore, type ProofRequest, type Witness } from './index.ts';

const scored = (input: ScoreInput) => score(input, today, currentRules);
const owners = fc.record<Omit<ProofRequest, 'today' | 'score'>>({
  stated: statedOwner,
  witnesses: witnessList,
  accounts: witnessedAccountList,
});
const prove = (owner: Omit<ProofRequest, 'today' | 'score'>) =>
  proveScore({ ...owner, today, score: scored });

const rank = ({ source, reviewed, period, confidence, id }: Witness): (string | number)[] => [
  ['report', 'tax_return', 'bank_rows'].indexOf(source),
  Number(reviewed),
  period.to,
  confidence,
  // The end sorts behind each letter: a shorter id comes first.
  `${Array.from(id, (letter) => String.fromCharCode(0xffff - letter.charCodeAt(0))).join('')}\uffff`,
];

function isBetter(a: Witness, b: Witness): boolean {
  const [left, right] = [rank(a), rank(b)];
  const at = left.findIndex((part, place) => part !== right[place]);
  return at >= 0 && left[at]! > right[at]!;
}

const best = (witnesses: readonly Witness[]): Witness | undefined =>
  witnesses.reduce<Witness | undefined>(
    (top, each) => (top === undefined || isBetter(each, top) ? each : top),
    undefined,
  );

const emptyLike = (value: unknown): unknown => {
  if (typeof value === 'boolean') return false;
  return typeof value === 'number' ? 0 : '';
};

const isFreshByHand = ({ freshUntil }: Witness): boolean => freshUntil === null || freshUntil >= today;

const ownWords: readonly string[] = [
  'loanRequestAmount',
  'loanTerm',
  'personalGuarantee',
  'monthlyDebtPayments',
  'nsfIncidents',
  'overdraftHistory',
];

/** The proven input from the words of the contract, without the engine. */
function byHand({ stated, witnesses, accounts }: Omit<ProofRequest, 'today' | 'score'>): ScoreInput {
  const fresh = witnesses.filter(isFreshByHand);
  const of = (field: string) => best(fresh.filter((witness) => witness.field === field));
  const current = of('annualRevenueCurrent');
  const figures: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(stated.figures)) {
    const witnessed = field === 'annualPersonalIncome' ? undefined : of(field)?.value;
    figures[field] = witnessed ?? emptyLike(value);
  }
  const yearBefore = String(Number(current?.period.from.slice(0, 4)) - 1);
  const previous = fresh.filter(
    (witness) =>
      witness.field === 'annualRevenuePrevious' &&
      witness.source === current?.source &&
      witness.kind === current.kind &&
      witness.period.to.startsWith(yearBefore),
  );
  figures['annualRevenuePrevious'] = best(previous)?.value ?? 0;
  const { loanRequestAmount, loanTerm, personalGuarantee } = stated.figures;
  Object.assign(figures, { loanRequestAmount, loanTerm, personalGuarantee });
  for (const field of ['monthlyDebtPayments', 'nsfIncidents'] as const)
    figures[field] = Math.max(stated.figures[field], Number(figures[field]));
  figures['overdraftHistory'] = stated.figures.overdraftHistory || figures['overdraftHistory'];
  const isOpenByHand = (field: string): boolean =>
    of(field) === undefined && (!ownWords.includes(field) || (stated.unanswered ?? []).includes(field));
  return {
    figures: figures as unknown as ScoreInput['figures'],
    documents: stated.documents,
    accounts: accounts.filter(({ freshUntil }) => freshUntil >= today),
    unanswered: Object.keys(figures).filter((field) => isOpenByHand(field)),
  };
}

describe('the proven score of random owners', () => {
  it('is the plain score over an input from the witness list', () => {
    fc.assert(
      fc.property(owners, (owner) => {
        const proven = prove(owner);
        expect(proven.result.totalScore).toBe(scored(byHand(owner)).totalScore);
        expect(proven.stated).toEqual(scored(owner.stated));
      }),
      { numRuns: cases(1000) },
    );
  });

  it('has points that add up to the shown totals', () => {
    fc.assert(
      fc.property(owners, (owner) => {
        const { criteria, result, restsOnYourWord, stated } = prove(owner);
        for (const factor of Object.values(result.factors)) {
          const codes = new Set(factor.criteria.map(({ code }) => code));
          const own = criteria.filter(({ code }) => codes.has(code));
          expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(factor.score);
        }
        const parts = Object.values(result.factors).map(({ contribution }) => contribution);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(result.totalScore);
        expect(restsOnYourWord).toBe(Math.max(0, stated.totalScore - result.totalScore));
      }),
      { numRuns: cases(300) },
    );
  });

  it('has exactly the promised total after an act is done as promised', () => {
    fc.assert(
      fc.property(owners, (owner) => {
        const before = prove(owner);
        for (const { act, points, fields } of before.advice) {
          const isBank = act.startsWith('bank');
          const source = isBank ? 'bank_rows' : act === 'tax_return' ? 'tax_return' : 'report';
          const values: Readonly<Record<string, unknown>> = owner.stated.figures;
          const brought = fields
            .filter((field) => field !== 'accounts')
            .map((field): Witness => ({
              id: `new:${field}`,
              field,
              source,
              kind: isBank ? null : act,
              value: values[field] as number,
              period: { from: '2026-01-01', to: '2026-10-31' },
              freshUntil: '2027-01-01',
              reviewed: true,
              confidence: 1,
              corrected: false,
            }));
          const category = act === 'tax_return' ? 'tax_documents' : 'financial_reports';
          const document = {
            category,
            status: 'verified',
            fraudScore: 0,
            confidence: 1,
            signals: [],
            sha256: 'new',
          };
          const accounts = owner.stated.accounts.map((own) => ({
            ...own,
            accountId: 'n',
            freshUntil: today,
          }));
          const after = prove({
            stated: {
              ...owner.stated,
              documents: isBank ? owner.stated.documents : [...owner.stated.documents, document],
            },
            witnesses: [...owner.witnesses, ...brought].filter(
              ({ field }) => field !== 'annualRevenuePrevious',
            ),
            accounts: fields.includes('accounts') ? accounts : owner.accounts,
          });
          const start = prove({
            ...owner,
            witnesses: owner.witnesses.filter(({ field }) => field !== 'annualRevenuePrevious'),
          });
          const promised = start.advice.find((each) => each.act === act)?.points ?? 0;
          expect(after.result.totalScore).toBe(start.result.totalScore + promised);
          expect(points).toBeGreaterThan(0);
        }
      }),
      { numRuns: cases(300) },
    );
  });
});
