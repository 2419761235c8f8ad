import { describe, expect, it } from '@jest/globals';
import {
  carriedMatcher,
  createSampleCatalog,
  matchingFigures,
  matchingRules,
  rankCarried,
} from '@groundwork/engine-matching';
import { currentRules, levelOf, score } from '@groundwork/engine-scoring';
import { rosa } from './rosa.ts';
import { rosaFigures, rosaInputs, rosaToday } from './rosa-figures.ts';

const results = rosaInputs.map((input) => score(input, rosaToday, currentRules));
const last = rosaInputs[rosaInputs.length - 1]!;

function lendersOfRosa() {
  const input = {
    figures: matchingFigures.parse({ ...rosaFigures, ...last.figures }),
    documents: last.documents.map((document) => ({ ...document, subcategory: null, period: null })),
    accounts: last.accounts,
    unanswered: [],
  } as never;
  const catalog = createSampleCatalog();
  const entries = rankCarried(catalog, input, rosaToday, matchingRules).filter(
    ({ outcome }) => outcome === 'eligible',
  );
  const carried = entries.filter(({ band }) => band === 'can-carry');
  const matchOf = carriedMatcher(input, rosaToday, matchingRules);
  const kinds = ['bankTerm', 'sba', 'equipment', 'line'] as const;
  const best = kinds.flatMap((kind) => {
    const entry = carried.find(({ carryKind }) => carryKind === kind);
    if (entry === undefined) return [];
    const { matchScore, estimatedRate, cost, programme } = matchOf(entry.programme);
    return [
      {
        kind,
        name: programme.name.replace(/^Sample /, ''),
        match: matchScore,
        rate: estimatedRate,
        payment: Math.round(cost?.monthlyPayment ?? 0),
      },
    ];
  });
  return { counts: { fit: entries.length, carried: carried.length, of: catalog.length }, best };
}

describe('Rosa’s Bakery', () => {
  it('has the scores that the rules in force compute from its figures', () => {
    expect(rosa.scores).toEqual(results.map(({ totalScore }) => totalScore));
    const final = results.at(-1);
    expect(rosa.factors).toEqual(
      Object.fromEntries(Object.entries(final?.factors ?? {}).map(([key, factor]) => [key, factor.score])),
    );
    expect(rosa.level).toBe(levelOf(final?.totalScore ?? 0));
  });

  it('gains points with each step but the last', () => {
    const gains = rosa.scores.slice(1).map((each, index) => each - (rosa.scores[index] ?? 0));
    expect(gains.map((gain) => gain > 0)).toEqual([true, true, true, false]);
    expect(gains.at(-1)).toBe(0);
  });

  it('has the lenders of the sample catalog that it can carry', () => {
    const { counts, best } = lendersOfRosa();
    expect(rosa.lenders).toEqual(counts);
    expect(rosa.best).toEqual(best);
    expect([rosa.amount, rosa.termYears * 12]).toEqual([rosaFigures.loanRequestAmount, rosaFigures.loanTerm]);
  });
});
