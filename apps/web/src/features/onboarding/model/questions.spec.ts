import { describe, expect, it } from '@jest/globals';
import {
  currentRules,
  score,
  scoringFigures,
  type ScoreResult,
  type ScoringFigures,
} from '@groundwork/engine-scoring';
import { fieldOf } from '#shared/profile/fields.ts';
import { firstQuestionCount } from '#shared/session/first-questions.ts';
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

function scoreOf(answers: Partial<ScoringFigures>): ScoreResult {
  const unanswered = names.filter((name) => !(name in answers));
  return score(
    { figures: { ...blank, ...answers }, documents: [], accounts: [], unanswered },
    today,
    currentRules,
  );
}

const totalOf = (answers: Partial<ScoringFigures>): number => scoreOf(answers).totalScore;

function gainsInOrder(): Map<string, number> {
  const gains = new Map<string, number>();
  let answers: Partial<ScoringFigures> = {};
  for (const question of questions) {
    const own = Object.fromEntries(
      fieldsOf(question)
        .filter((name) => name in best)
        .map((name) => [name, best[name as keyof ScoringFigures]]),
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

const tierPoints = { low: 15, moderate: 11, elevated: 7, high: 3 } as const;

const trades: Readonly<Record<keyof typeof tierPoints, string>> = {
  low: 'Accounting, Consulting, Dental practice, Engineering, Healthcare, Legal services, Medical practice, Professional services, Veterinary clinic',
  moderate:
    'Construction, Electrical contractor, Grocery retail, Heating and cooling contractor, Manufacturing, Online retail, Painting contractor, Plumbing contractor, Retail, Roofing contractor, Wholesale',
  elevated:
    'Auto repair, Automotive, Bakery, Bar, Beauty salon, Cafe, Catering, Cleaning, Day care, Education and tutoring, Fitness studio, Food truck, Hair salon, Handyman and home repair, Hospitality, Hotel, Insurance agency, Landscaping, Laundry and dry cleaning, Marketing agency, Pet care, Real estate, Repair shop, Restaurant, Software, Transport, Trucking',
  high: 'Cannabis, Cryptocurrency, Gambling, Lending',
};
const lenderQuestions = ['amount', 'purpose', 'state'];

describe('the first questions', () => {
  it('are eight for the score, whose best answer gives points at once, and three for lenders', () => {
    const gains = Object.fromEntries(gainsInOrder());
    expect(Object.keys(gains).slice(8)).toEqual(lenderQuestions);
    expect(questions).toHaveLength(firstQuestionCount);
    const forScore = Object.entries(gains).filter(([name]) => !lenderQuestions.includes(name));
    expect(Object.fromEntries(forScore)).toEqual({
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
    const forScore = [...gainsInOrder()].filter(([name]) => !lenderQuestions.includes(name));
    const others = names.filter((name) => !own.includes(name)).map(bestGainOf);
    expect(Math.max(...others)).toBeGreaterThan(0);
    const { averageBankBalance: _, ...without } = best;
    const withBalance = totalOf({ ...best, nsfIncidents: 0, overdraftHistory: false }) - totalOf(without);
    expect(withBalance).toBe(49);
    const gains = new Map([...forScore, ['balance', withBalance]]);
    expect(Math.max(...others)).toBeLessThan(Math.min(...gains.values()));
  });

  it('offer the trades of main street, each with its tier', () => {
    const listed = fieldOf('industryType')?.suggestions ?? [];
    expect(Object.values(trades).join(', ').split(', ').toSorted()).toEqual([...listed].toSorted());
    for (const [tier, names] of Object.entries(trades)) {
      for (const industryType of names.split(', ')) {
        const { factors } = scoreOf({ industryType });
        const criterion = factors.riskAssessment.criteria.find(({ code }) => code === 'RA2');
        expect([industryType, criterion?.points]).toEqual([industryType, tierPoints[tier as 'low']]);
      }
    }
  });

  it('have their step in the address', () => {
    const at = (query: string) => stepOf(new URLSearchParams(query));
    expect([at(''), at('question=3'), at('question=score')]).toEqual([1, 3, 'score']);
    expect([at('question=11'), at('question=0'), at('question=12'), at('question=x')]).toEqual([11, 1, 1, 1]);
    expect([stepAfter(1), stepAfter(questions.length)]).toEqual([2, 'score']);
  });

  it('begin behind the answers that an owner gave before the sign-up', () => {
    const given = { personalCreditScore: 702, dateStarted: '2019-04-01', annualRevenueCurrent: 0 };
    expect([firstStep({}), firstStep({ annualRevenueCurrent: 1 }), firstStep(given)]).toEqual([1, 1, 4]);
    const all = Object.fromEntries(questions.flatMap(fieldsOf).map((field) => [field, '']));
    const { industryType: _, taxLienHistory: __, ...partly } = all;
    expect(firstStep(partly)).toBe(8);
    expect(firstStep(all)).toBe('score');
    expect(firstStep(given, ['lastRevenue', 'profit'])).toBe(6);
    expect(
      firstStep(
        {},
        questions.map(({ name }) => name),
      ),
    ).toBe('score');
    const at = (query: string) => stepOf(new URLSearchParams(query), 4);
    expect([at(''), at('question=2'), at('question=12')]).toEqual([4, 2, 1]);
  });
});
