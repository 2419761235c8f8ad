import type { AiAnalysis } from '@groundwork/contracts';
import { stagesOf } from './document-words.ts';

export interface StageTime {
  readonly label: string;
  readonly at: string;
  /** Since the document was received. */
  readonly after: string;
}

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/** When the document came through each stage. */
export function stageTimes(analysis: Pick<AiAnalysis, 'stages' | 'progress'>): readonly StageTime[] {
  const [first] = analysis.stages;
  if (first === undefined) return [];
  const began = Date.parse(first.at);
  const names = new Map(stagesOf(analysis).map(({ key, label }) => [key, label]));
  return analysis.stages.map(({ stage, at }) => ({
    label: names.get(stage) ?? stage,
    at,
    after: formatDuration(Date.parse(at) - began),
  }));
}
