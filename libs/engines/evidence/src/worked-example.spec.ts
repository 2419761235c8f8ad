import { describe, expect, it } from '@jest/globals';
import { cashFlow, cashflowRules } from '@groundwork/engine-cashflow';
import { figuresOfProfile, rulesets, score } from '@groundwork/engine-scoring';
import { example, exampleAccounts, exampleDocuments, readGolden } from '../testing/golden.ts';
import { bankWitnesses, chooseWitnesses, documentWitnesses, witnessTable } from './index.ts';

const { today, expected } = example;
const flow = cashFlow({
  accounts: exampleAccounts,
  rows: example.bank.rows,
  rules: cashflowRules,
  reading: 'cautious',
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

describe('the worked example', () => {
  it('has the chosen witnesses', () => {
    const witnesses = [...bankWitnesses(flow), ...documentWitnesses(exampleDocuments)];
    const chosen = [...chooseWitnesses(witnesses, today)].map(([field, { value, source, freshUntil }]) => [
      field,
      { value, source, freshUntil },
    ]);
    expect(Object.fromEntries(chosen)).toEqual(expected.witnesses);
  });

  it.each(['scorecard-1.0', 'scorecard-1.1', 'scorecard-1.2'] as const)('has its total with %s', (rules) => {
    const stated = {
      figures: figuresOfProfile(example.stated),
      documents: example.documents,
      accounts: example.typedAccounts,
    };
    expect(score(stated, today, rulesets[rules]).totalScore).toBe(expected.stated);
  });
});
