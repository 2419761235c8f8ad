import { describe, expect, it } from '@jest/globals';
import {
  type DocumentId,
  type DocumentState,
  type EvidenceState,
  type FigureWitnessState,
  figuresOf,
  type LedgerAccountId,
  type ScoreCause,
  type UserId,
} from '@groundwork/contracts';
import { figureRules } from '@groundwork/engine-evidence';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { computedAt, nextChangeOn } from './next-change.rules.ts';
import { rulesNumber } from './owner-score.rules.ts';
import { unprovenOwner } from './proof.model.ts';
import { inputOfOwner } from './score-input.rules.ts';
import { computeScore, isSameScore, type StoredScore } from './score-step.rules.ts';

const userId = '00000000-0000-4000-8000-000000000001' as UserId;
const time: ScoreCause = { type: 'time' };
const today = '2026-01-30';

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const at = (day: string) => new Date(`${day}T09:30:00Z`);

/** In the weeks around today, months ago, or years ago: bands, month ends and leap days included. */
const day = fc.oneof(
  fc.integer({ min: -40, max: 40 }).map((days) => daysAfter(today, days)),
  fc.integer({ min: -5000, max: 0 }).map((days) => daysAfter(today, days)),
  fc.constantFrom('2024-02-29', '2025-12-31', '2025-08-31', '2023-01-30', '2021-01-31'),
);
/** Close to today, where each kind of change is the next one for some owner. */
const soon = fc.integer({ min: -20, max: 50 }).map((days) => daysAfter(today, days));
const dollars = fc.integer({ min: 0, max: 900_000 });

const profile = fc.record({
  dateStarted: fc.oneof({ arbitrary: fc.constant(''), weight: 2 }, day),
  bankruptcyHistory: fc.constantFrom('', 'none', 'open', 'resolved'),
  bankruptcyDate: fc.oneof({ arbitrary: fc.constant(''), weight: 2 }, day),
  annualRevenueCurrent: dollars,
  annualRevenuePrevious: dollars,
  monthlyDebtPayments: fc.integer({ min: 0, max: 9000 }),
  averageBankBalance: dollars,
  personalCreditScore: fc.constantFrom(0, 640, 712, 780),
  loanRequestAmount: dollars,
});

const document = fc.record<DocumentState>({
  documentId: fc.uuid().map((id) => id as DocumentId),
  category: fc.constantFrom('tax_documents', 'bank_statements', 'financial_reports'),
  subcategory: fc.constantFrom('form_1040', 'business_license', 'personal_credit_report'),
  texts: fc.record({ expires: soon, reportDate: soon.map((each) => daysAfter(each, -120)) }),
  holder: fc.constant({ match: 'same' as const, answer: null }),
  status: fc.constantFrom('processed', 'verified'),
  fraudScore: fc.constant(0),
  confidence: fc.constantFrom(0.3, 1),
  signals: fc.constant([]),
  sha256: fc.constantFrom('a', 'b', 'c'),
});

const valueOf = (field: string): fc.Arbitrary<number | boolean> =>
  figureRules.fields[field]?.unit === 'flag' ? fc.boolean() : dollars;

function sourceOf(kind: string): FigureWitnessState['source'] {
  if (kind === 'bank_rows') return kind;
  return figureRules.freshness.tax.includes(kind) ? 'tax_return' : 'report';
}

const numbers = Object.entries(figureRules.fields).filter(
  ([, { unit }]) => unit !== 'text' && unit !== 'presence',
);
const sources = numbers.flatMap(([field, rule]) =>
  rule.sources.flatMap(({ kinds }) =>
    kinds.map((kind) => ({
      field,
      kind: kind === 'bank_rows' ? null : kind,
      source: sourceOf(kind),
    })),
  ),
);

const witness = fc.constantFrom(...sources).chain(({ field, source, kind }) =>
  fc.record<FigureWitnessState>({
    id: fc.nat({ max: 99 }).map((number) => `${source}:${field}:${number}`),
    field: fc.constant(field),
    source: fc.constant(source),
    kind: fc.constant(kind),
    value: valueOf(field),
    period: fc.constantFrom(2023, 2024, 2025).map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` })),
    freshUntil: fc.oneof(fc.constant(null), soon),
    reviewed: fc.boolean(),
    confidence: fc.constantFrom(0.7, 1),
    corrected: fc.constant(false),
    holder: fc.constant({ match: 'same' as const, answer: null }),
    monthGrades: fc.constantFrom([], [{ month: '2025-12', grade: 2 as const, withheld: null }]),
  }),
);

const account = fc.record({
  accountId: fc.uuid().map((id) => id as LedgerAccountId),
  accountType: fc.constantFrom('checking', 'savings'),
  numberEnding: fc.constant('6789'),
  lastDay: fc.constant('2026-01-01'),
  currentBalance: dollars,
  averageBalance: dollars,
  freshUntil: soon,
  grade: fc.constantFrom(1 as const, 2 as const),
});

const evidence = fc.record({
  witnesses: fc.constant([]),
  figures: fc.uniqueArray(witness, { maxLength: 3, selector: ({ id }) => id }),
  accounts: fc.array(account, { maxLength: 1 }),
}) as fc.Arbitrary<EvidenceState>;

const stored = fc
  .record({ profile, documents: fc.array(document, { maxLength: 3 }), evidence })
  .map(({ profile: fields, documents, evidence: proven }): StoredScore => ({
    owner: {
      userId,
      version: 4,
      profileVersion: 1,
      figures: figuresOf(fields),
      answered: Object.keys(fields),
      typed: {},
      settled: [],
      accounts: [],
      accountsVersion: 0,
      totalScore: 0,
      result: null,
      calculatedAt: at(today),
      calculatedFor: today,
      rulesNumber,
      pending: null,
      nextChangeOn: null,
      foreseenVersion: null,
      foreseenFor: null,
      resultDigest: null,
      lenders: null,
      matchesVersion: 0,
    },
    documents,
    proof: { ...unprovenOwner(userId), evidence: proven, evidenceVersion: 1 },
  }));

const computedOn = (before: StoredScore, on: string) => computeScore(before, time, at(on));

describe('an owner that is not due', () => {
  it('has the same result as after a computation, on each day until the next change', () => {
    fc.assert(
      fc.property(stored, fc.oneof(soon, day), (owner, first) => {
        const { last } = computedOn(owner, first);
        const settled = { ...owner, owner: last.owner, proof: last.proof };
        const next = last.owner.nextChangeOn ?? first;
        for (let on = daysAfter(first, 1); on < next; on = daysAfter(on, 1))
          expect([on, isSameScore(settled, computedOn(settled, on))]).toEqual([on, true]);
      }),
      { numRuns: cases(300) },
    );
  });

  it('is due again within 31 days', () => {
    fc.assert(
      fc.property(stored, fc.oneof(soon, day), (owner, first) => {
        const next = computedOn(owner, first).last.owner.nextChangeOn ?? '';
        expect(next > first && next <= daysAfter(first, 31)).toBe(true);
      }),
      { numRuns: cases(300) },
    );
  });
});

describe('the next change', () => {
  const proof = (freshUntil: string | null) => {
    const [sample] = fc.sample(witness, { numRuns: 1, seed: 3 });
    const evidence = { witnesses: [], accounts: [], figures: [{ ...sample!, freshUntil }] };
    return { evidence, notified: {}, documents: [] };
  };
  const of = (dateStarted: string) =>
    inputOfOwner({ figures: { dateStarted }, answered: [], accounts: [] }, []);

  it.each([
    ['the notice of a proof', '', '2026-02-20', '2026-01-30', '2026-02-06'],
    ['its last day', '', '2026-02-20', '2026-02-06', '2026-02-20'],
    ['the day after it', '', '2026-02-20', '2026-02-20', '2026-02-21'],
    ['the end of a month without change', '', null, '2026-01-30', '2026-03-02'],
    ['the first day of a business', '2026-02-03', null, '2026-01-30', '2026-02-03'],
    ['its second day', '2026-01-30', null, '2026-01-30', '2026-01-31'],
    ['its next full month', '2020-05-17', null, '2026-01-30', '2026-02-17'],
    ['a full month in a short one', '2020-05-31', null, '2026-02-20', '2026-03-01'],
  ])('is %s', (_, dateStarted, freshUntil, from, next) => {
    expect(nextChangeOn(of(dateStarted), proof(freshUntil), from)).toBe(next);
  });
});

describe('a computation', () => {
  it('on the day of the next change gives another result', () => {
    const [sample] = fc.sample(stored, { numRuns: 1, seed: 7 });
    const figures = { ...sample!.owner.figures, dateStarted: '2016-02-10', bankruptcyDate: '' };
    const owner = { ...sample!, owner: { ...sample!.owner, figures }, proof: unprovenOwner(userId) };
    const { last } = computedOn(owner, today);
    const settled = { ...owner, owner: last.owner, proof: last.proof };
    expect(last.owner.nextChangeOn).toBe('2026-02-10');
    expect(isSameScore(settled, computedOn(settled, '2026-02-10'))).toBe(false);
  });
});

describe('the moment of a result', () => {
  const settled = {
    version: 4,
    calculatedFor: today,
    nextChangeOn: '2026-02-10',
    foreseenVersion: 4,
    foreseenFor: today,
  };

  it.each([
    [settled, '2026-02-01', '2026-02-01T00:00:00Z'],
    [settled, today, '2026-01-30T09:30:00Z'],
    [settled, '2026-02-10', '2026-01-30T09:30:00Z'],
    [{ ...settled, foreseenVersion: 3 }, '2026-02-01', '2026-01-30T09:30:00Z'],
    [{ ...settled, foreseenFor: '2026-01-29' }, '2026-02-01', '2026-01-30T09:30:00Z'],
  ])('is the start of a day that cannot differ: %j on %s', (owner, on, moment) => {
    expect(computedAt(owner, at(today), on)).toEqual(new Date(moment));
  });
});
