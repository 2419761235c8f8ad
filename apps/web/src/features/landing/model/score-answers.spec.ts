import { describe, expect, it } from '@jest/globals';
import { currentRules, score, scoringFigures, type ScoringFigures } from '@groundwork/engine-scoring';
import { toEngineInput } from '#shared/score/engine-input.ts';
import { scoreAnswers } from './score-answers.ts';
import { sliderQuestions, type SliderValues, toAnswers } from './slider-questions.ts';

const today = '2026-11-30';
const given: SliderValues = { creditScore: 702, revenue: 480_000, started: 7.5 };

const bestAnswers: readonly Partial<ScoringFigures>[] = [
  { personalCreditScore: 850 },
  { annualRevenueCurrent: 2_000_000 },
  { dateStarted: '2000-01-01' },
  { annualRevenuePrevious: 1_000_000 },
  { netProfitMargin: 40 },
  { averageBankBalance: 90_000 },
  {
    bankruptcyHistory: 'none',
    foreclosureHistory: 'none',
    taxLienHistory: 'none',
    judgmentHistory: 'none',
  },
  { industryType: 'Healthcare' },
];

function totalOf(answers: readonly Partial<ScoringFigures>[]): number {
  const figures = scoringFigures.parse(Object.assign({}, ...answers));
  const unanswered = Object.keys(figures).filter((name) => !answers.some((answer) => name in answer));
  return score({ figures, documents: [], accounts: [], unanswered }, today, currentRules).totalScore;
}

const triples = bestAnswers.flatMap((one, first) =>
  bestAnswers
    .slice(first + 1)
    .flatMap((two, second) => bestAnswers.slice(first + second + 2).map((three) => [one, two, three])),
);

describe('the score from three sliders', () => {
  it('is the score of the server for a new owner with these answers', () => {
    const answers = toAnswers(given, today);
    const reply = {
      figures: answers,
      answered: Object.keys(answers),
      accounts: [],
      documents: [],
      rulesVersion: currentRules.version,
      today,
    };
    const { totalScore, earned, unknown, lost } = score(toEngineInput(reply), today, currentRules);
    const { total, parts } = scoreAnswers(given, today);
    expect({ total, parts }).toEqual({ total: totalScore, parts: { earned, unknown, lost } });
    expect(parts.earned + parts.unknown + parts.lost).toBe(1000);
  });

  it('uses the three of the eight answers with the most points', () => {
    expect(triples).toHaveLength(56);
    const chosen = bestAnswers.slice(0, 3);
    expect(Object.keys(Object.assign({}, ...chosen) as object)).toEqual(
      sliderQuestions.map(({ field }) => field),
    );
    expect(Math.max(...triples.map(totalOf))).toBe(totalOf(chosen));
  });

  it('gives each answer its points and the next band of the rules', () => {
    const { total, byAnswer } = scoreAnswers(given, today);
    expect(byAnswer).toEqual({
      creditScore: {
        points: 102,
        most: 135,
        reason: 'Your personal credit score is 702. At 720 you gain 12 points.',
      },
      revenue: {
        points: 39,
        most: 53,
        reason: 'Your annual revenue is $480,000. At $500,000 you gain 7 points.',
      },
      started: {
        points: 44,
        most: 50,
        reason: 'You’ve been in business for 7.5 years. At 10 years you gain 6 points.',
      },
    });
    expect(total).toBe(102 + 39 + 44);
  });

  it('counts an answer only after the slider moved, also a 0', () => {
    expect(scoreAnswers({}, today)).toMatchObject({ total: 0, parts: { earned: 0, unknown: 1000, lost: 0 } });
    const noRevenue = scoreAnswers({ revenue: 0 }, today);
    expect(noRevenue.byAnswer.revenue.points).toBe(0);
    expect(noRevenue.parts.lost).toBeGreaterThan(0);
    expect(scoreAnswers({ started: 0 }, today)).toMatchObject({ total: 2 });
  });

  it('has no next band above the best one', () => {
    const { byAnswer } = scoreAnswers({ creditScore: 850, revenue: 10_000_000, started: 30 }, today);
    expect(Object.values(byAnswer).map(({ reason }) => reason)).toEqual([null, null, null]);
    expect(Object.values(byAnswer).map(({ points, most }) => points - most)).toEqual([0, 0, 0]);
  });
});
