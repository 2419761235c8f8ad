import { describe, expect, it } from '@jest/globals';
import { currentRules, score, scoringFigures, type ScoringFigures } from '@groundwork/engine-scoring';
import { fieldsOf, firstStep, questions, stepAfter, stepOf } from './questions.ts';

const today = '2026-11-24';
const blank = scoringFigures.parse({});
const names = Object.keys(blank);

const best: Partial<ScoringFigures> = {
  personalCreditScore: 850,
  dateStarted: '2000-01-01',
  annualRevenueCurrent: 2_000_000,
  annualRevenuePrevious: 1_000_000,
  netProfitMargin: 40,
  averageBankBalance: 90_000,
  bankruptcyHistory: 'none',
  foreclosureHistory: 'none',
  taxLienHistory: 'none',
  judgmentHistory: 'none',
  industryType: 'Healthcare',
};

function totalOf(answers: Partial<ScoringFigures>): number {
  const unanswered = names.filter((name) => !(name in answers));
  return score(
    { figures: { ...blank, ...answers }, documents: [], accounts: [], unanswered },
    today,
    currentRules,
  ).totalScore;
}

function gainsInOrder(): Map<string, number> {
  const gains = new Map<string, number>();
  let answers: Partial<ScoringFigures> = {};
  for (const question of questions) {
    const own = Object.fromEntries(
      fieldsOf(question).map((name) => [name, best[name as keyof ScoringFigures]]),
    );
    const next = { ...answers, ...own };
    gains.set(question.name, totalOf(next) - totalOf(answers));
    answers = next;
  }
  return gains;
}

const samples: Readonly<Record<string, readonly unknown[]>> = {
  number: [1, 5, 100, 850, 1_000_000],
  boolean: [true, false],
  string: ['none', '100', '2000-01-01', 'filled'],
};

function bestGainOf(name: string): number {
  const values = samples[typeof blank[name as keyof ScoringFigures]] ?? [];
  return Math.max(...values.map((value) => totalOf({ ...best, [name]: value }) - totalOf(best)));
}

describe('the first questions', () => {
  it('are eight, and each best answer gives points at once', () => {
    expect(Object.fromEntries(gainsInOrder())).toEqual({
      creditScore: 135,
      started: 50,
      revenue: 53,
      lastRevenue: 35,
      profit: 49,
      balance: 21,
      histories: 45,
      industry: 30,
    });
  });

  it('give more points than any other single answer, the balance with two answers about its account', () => {
    const own: readonly string[] = questions.flatMap(fieldsOf);
    const others = names.filter((name) => !own.includes(name)).map(bestGainOf);
    expect(Math.max(...others)).toBeGreaterThan(0);
    const { averageBankBalance: _, ...without } = best;
    const withBalance = totalOf({ ...best, nsfIncidents: 0, overdraftHistory: false }) - totalOf(without);
    expect(withBalance).toBe(49);
    const gains = new Map([...gainsInOrder(), ['balance', withBalance]]);
    expect(Math.max(...others)).toBeLessThan(Math.min(...gains.values()));
  });

  it('have their step in the address', () => {
    const at = (query: string) => stepOf(new URLSearchParams(query));
    expect([at(''), at('question=3'), at('question=score')]).toEqual([1, 3, 'score']);
    expect([at('question=8'), at('question=0'), at('question=9'), at('question=x')]).toEqual([8, 1, 1, 1]);
    expect([stepAfter(1), stepAfter(questions.length)]).toEqual([2, 'score']);
  });

  it('begin behind the answers that an owner gave before the sign-up', () => {
    const given = { personalCreditScore: 702, dateStarted: '2019-04-01', annualRevenueCurrent: 0 };
    expect([firstStep({}), firstStep({ annualRevenueCurrent: 1 }), firstStep(given)]).toEqual([1, 1, 4]);
    const all = Object.fromEntries(questions.flatMap(fieldsOf).map((field) => [field, '']));
    const { industryType: _, taxLienHistory: __, ...partly } = all;
    expect(firstStep(partly)).toBe(8);
    expect(firstStep(all)).toBe('score');
    const at = (query: string) => stepOf(new URLSearchParams(query), 4);
    expect([at(''), at('question=2'), at('question=9')]).toEqual([4, 2, 1]);
  });
});
