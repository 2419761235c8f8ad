import {
  contributionOf,
  currentRules,
  score,
  scoringFigures,
  type ScoreResult,
  toScoreInput,
} from '@groundwork/engine-scoring';
import { sliderQuestions, type AnswerName, type SliderValues, toAnswers } from './slider-questions.ts';

const fields = Object.keys(scoringFigures.shape);

function scoreOf(values: SliderValues, today: string): ScoreResult {
  const figures = toAnswers(values, today);
  const unanswered = fields.filter((field) => !(field in figures));
  return score(toScoreInput({ figures, documents: [], accounts: [], unanswered }), today, currentRules);
}

export interface AnswerPoints {
  readonly points: number;
  readonly most: number;
  /** From the rules: the answer, and what the next band gives. */
  readonly reason: string | null;
}

export interface AnsweredScore {
  readonly version: string;
  readonly total: number;
  readonly parts: Pick<ScoreResult, 'earned' | 'unknown' | 'lost'>;
  readonly byAnswer: Readonly<Record<AnswerName, AnswerPoints>>;
}

function mostOf(code: string): number {
  const criterion = currentRules.criteria.find((each) => each.code === code);
  const factor = currentRules.factors.find(({ key }) => key === criterion?.factor);
  return factor === undefined ? 0 : contributionOf(factor, criterion?.max ?? 0);
}

/** The score of a new owner with these answers only, as the server computes it. */
export function scoreAnswers(values: SliderValues, today: string): AnsweredScore {
  const result = scoreOf(values, today);
  const { totalScore, earned, unknown, lost, rulesVersion, reasons } = result;
  const byAnswer = sliderQuestions.map(({ name, criterion }) => {
    const { [name]: _, ...others } = values;
    const points = name in values ? totalScore - scoreOf(others, today).totalScore : 0;
    const reason = reasons.find(({ code }) => code === criterion)?.sentence ?? null;
    return [name, { points, most: mostOf(criterion), reason }] as const;
  });
  return {
    version: rulesVersion,
    total: totalScore,
    parts: { earned, unknown, lost },
    byAnswer: Object.fromEntries(byAnswer) as Record<AnswerName, AnswerPoints>,
  };
}
