import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, rulesets, score } from '@groundwork/engine-scoring';
import { example, readGolden } from '../testing/golden.ts';
import { witnessTable } from './witness-table.ts';

const { today, expected } = example;

describe('the witness table', () => {
  it('has what is in force of evidence-1.0', () => {
    const published = readGolden('evidence/src/golden/witness-1.0') as Record<string, object[]> & {
      freshness: object;
    };
    const { freshness: _freshness, witnesses: _witnesses, ...table } = published;
    const without = (rows: readonly object[] | undefined, ...keys: string[]) =>
      rows?.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key))));
    expect(witnessTable).toEqual({ ...table, acts: without(table['acts'], 'title') });
  });
});

describe('the worked example', () => {
  it.each(['scorecard-1.0', 'scorecard-1.1', 'scorecard-1.2'] as const)('has its total with %s', (rules) => {
    const stated = {
      figures: figuresOfProfile(example.stated),
      documents: example.documents,
      accounts: example.typedAccounts,
    };
    expect(score(stated, today, rulesets[rules]).totalScore).toBe(expected.stated);
  });
});
