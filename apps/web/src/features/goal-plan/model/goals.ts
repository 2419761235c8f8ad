import { scoreLevel } from '@groundwork/contracts';

const maxGoal = 1000;

export interface LevelGoal {
  readonly label: string;
  readonly score: number;
}

const levelGoals: readonly LevelGoal[] = [
  { label: scoreLevel.enum.Fair, score: 600 },
  { label: scoreLevel.enum.Good, score: 700 },
  { label: scoreLevel.enum.Excellent, score: 800 },
];

export const listGoalsAbove = (scoreNow: number): readonly LevelGoal[] =>
  levelGoals.filter(({ score }) => score > scoreNow);

export function parseGoal(text: string | null): number | null {
  const goal = Number(text ?? '');
  return Number.isInteger(goal) && goal >= 1 && goal <= maxGoal ? goal : null;
}

export const readGoal = (query: URLSearchParams, scoreNow: number): number =>
  parseGoal(query.get('score')) ?? listGoalsAbove(scoreNow)[0]?.score ?? maxGoal;
