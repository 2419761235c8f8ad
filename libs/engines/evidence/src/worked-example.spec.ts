import { describe, expect, it } from '@jest/globals';
import { cashFlow, cashflowRules } from '@groundwork/engine-cashflow';
import { figuresOfProfile, rulesets, score } from '@groundwork/engine-scoring';
import { example, exampleAccounts, exampleDocuments, readGolden } from '../testing/golden.ts';
import { bankWitnesses, documentWitnesses, proveScore, witnessedAccounts, witnessTable } from './index.ts';

const { today, expected } = example;
const flow = cashFlow({
  accounts: exampleAccounts,
  rows: example.bank.rows,
  rules: cashflowRules,
  reading: 'cautious',
});

const prove = (rules: keyof typeof rulesets) =>
  proveScore({
    stated: {
      figures: figuresOfProfile(example.stated),
      documents: example.documents,
      accounts: example.typedAccounts,
    },
    fields: example.stated,
    witnesses: [...bankWitnesses(flow), ...documentWitnesses(exampleDocuments)],
    accounts: witnessedAccounts(flow),
    today,
    score: (input) => score(input, today, rulesets[rules]),
  });

describe('the witness table', () => {
  it('is that of evidence-1.0', () => {
    const published = readGolden('evidence/src/golden/witness-1.0') as Record<string, object[]> & {
      freshness: object;
    };
    const { freshness: _freshness, ...table } = published;
    const without = (rows: readonly object[] | undefined, ...keys: string[]) =>
      rows?.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key))));
    expect(witnessTable).toEqual({
      ...table,
      witnesses: without(table['witnesses'], 'figure', 'note'),
      acts: without(table['acts'], 'title'),
    });
  });
});

describe.each(['scorecard-1.0', 'scorecard-1.1', 'scorecard-1.2'] as const)(
  'the worked example with %s',
  (rules) => {
    const proven = prove(rules);

    it('has the stated and the proven total', () => {
      expect(proven.stated.totalScore).toBe(expected.stated);
      expect(proven.result.totalScore).toBe(expected.total);
      expect(proven.result.level).toBe(expected.level);
      expect(proven.restsOnYourWord).toBe(expected.stated - expected.total);
      const factors = Object.entries(proven.result.factors).map(([key, factor]) => [key, factor.score]);
      expect(Object.fromEntries(factors)).toEqual(expected.factors);
    });

    it('has points and badge of each criterion', () => {
      const worth = new Map(
        Object.values(proven.result.factors).flatMap(({ criteria }) =>
          criteria.map((each) => [each.code, each.worth]),
        ),
      );
      const criteria = proven.criteria.map(({ code, points, badge }) => [
        code,
        { points, worth: worth.get(code), badge },
      ]);
      expect(Object.fromEntries(criteria)).toEqual(expected.criteria);
    });

    it('has the chosen witnesses', () => {
      const chosen = [...proven.chosen].map(([field, { value, source, freshUntil }]) => [
        field,
        { value, source, freshUntil },
      ]);
      expect(Object.fromEntries(chosen)).toEqual(expected.witnesses);
    });

    it('has the contradictions, the advice and no conflict', () => {
      expect(proven.contradictions).toMatchObject(expected.contradictions);
      expect(proven.contradictions).toHaveLength(expected.contradictions.length);
      expect(proven.contradictions[0]).toMatchObject({
        documentId: 'doc-1',
        page: 1,
        criteria: ['BF1', 'BF2', 'BF3', 'BF4'],
      });
      expect(proven.advice.map(({ act, points }) => ({ act, points }))).toEqual(expected.advice);
      expect(proven.conflicts).toEqual([]);
      expect(proven.expiring).toEqual([]);
    });

    it('names the acts that prove a criterion', () => {
      const byCode = new Map(proven.criteria.map((each) => [each.code, each.provableBy]));
      expect(byCode.get('BF9')).toEqual(['balance_sheet']);
      expect(byCode.get('BF5')).toEqual([]);
      expect(byCode.get('CR1')).toEqual([]);
    });
  },
);
