import type { Grounds } from '../figures.ts';
import { confidenceTable } from './confidence.table.ts';

type Step = readonly [recognition: number, share: number];
type Steps = Readonly<Record<string, readonly Step[]>>;

export interface ConfidenceTable {
  readonly version: string;
  readonly text: Steps;
  readonly recognized: Steps;
}

const mostContradicted = 0.89;
const unmeasured = 0.5;

export const gradeOf = ({ sum, rivals }: Pick<Grounds, 'sum' | 'rivals'>): string =>
  `${sum}, ${rivals === 0 ? 'one' : 'several'}`;

export function calibrated(grounds: Grounds, isRecognized: boolean, table = confidenceTable): number {
  const steps = table[isRecognized ? 'recognized' : 'text'][gradeOf(grounds)] ?? [];
  const share = steps.findLast(([from]) => from <= grounds.recognition)?.[1] ?? unmeasured;
  return grounds.sum === 'fails' ? Math.min(share, mostContradicted) : share;
}
