import type { AiAnalysis } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../documents.wording.ts';
import { stagesOf } from './document-state.ts';

export interface StageTime {
  readonly label: string;
  readonly at: string;
  readonly after: string;
}

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds < 60) return fill(words.drawer.seconds, { seconds: seconds.toFixed(1) });
  return fill(words.drawer.minutes, {
    minutes: String(Math.floor(seconds / 60)),
    seconds: String(Math.floor(seconds % 60)),
  });
}

export function stageTimes(analysis: Pick<AiAnalysis, 'stages' | 'progress'>): readonly StageTime[] {
  const [first] = analysis.stages;
  if (first === undefined) return [];
  const began = Date.parse(first.at);
  const names = new Map(stagesOf({ aiAnalysis: analysis }).map(({ key, label }) => [key, label]));
  return analysis.stages.map(({ stage, at }) => ({
    label: names.get(stage) ?? stage,
    at,
    after: formatDuration(Date.parse(at) - began),
  }));
}
