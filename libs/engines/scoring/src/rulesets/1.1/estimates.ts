import type { Action, Effort } from '../../advice/actions.ts';
import { hoursOfDays } from '../../advice/hours.ts';

interface StepEstimate {
  readonly hours: number;
  /** In dollars; null if it depends on the business. */
  readonly cost: number | null;
}

const freeHours = (hours: number): StepEstimate => ({ hours, cost: 0 });
const free = (days: number): StepEstimate => freeHours(hoursOfDays(days));
const about = (cost: number, days: number): StepEstimate => ({ hours: hoursOfDays(days), cost });
const unknown = (days: number): StepEstimate => ({ hours: hoursOfDays(days), cost: null });

interface ActionEstimate {
  readonly effort: Effort;
  readonly steps: readonly StepEstimate[];
}

export const estimates: Readonly<Record<string, ActionEstimate>> = {
  CR1: { effort: 'high', steps: [freeHours(1), free(30), unknown(149), freeHours(1)] },
  CR2: { effort: 'medium', steps: [freeHours(1), unknown(30), free(14)] },
  CR4: { effort: 'high', steps: [free(1), unknown(60), free(28), freeHours(1)] },
  CR6: { effort: 'medium', steps: [about(50, 1), free(29), free(90)] },
  CR7: { effort: 'medium', steps: [about(100, 1), free(29), free(90)] },
  CR8: { effort: 'medium', steps: [free(1), free(29), free(60)] },
  BF1: { effort: 'high', steps: [free(30), unknown(60), unknown(89), freeHours(1)] },
  BF2: { effort: 'high', steps: [free(30), unknown(60), unknown(88), freeHours(1), free(1)] },
  BF3: { effort: 'high', steps: [unknown(180), free(5), unknown(180)] },
  BF5: { effort: 'high', steps: [free(10), unknown(80), unknown(90)] },
  BF6: { effort: 'medium', steps: [free(30), unknown(30), unknown(30)] },
  BF7: { effort: 'medium', steps: [unknown(30), free(30), free(30)] },
  BF8: { effort: 'high', steps: [unknown(60), free(30), free(30)] },
  BF9: { effort: 'high', steps: [unknown(90), unknown(60), unknown(30)] },
  BF10: { effort: 'low', steps: [freeHours(1), freeHours(0), freeHours(0)] },
  BF11: { effort: 'medium', steps: [free(30), unknown(30), unknown(30)] },
  DC1: { effort: 'medium', steps: [free(2), freeHours(12), freeHours(12)] },
  DC2: { effort: 'medium', steps: [free(1), freeHours(12), freeHours(12)] },
  DC3: { effort: 'medium', steps: [free(2), unknown(4), free(1)] },
  RA3: { effort: 'high', steps: [free(1), unknown(119), free(60)] },
  RA4: { effort: 'high', steps: [unknown(90), free(90)] },
  RA5: { effort: 'medium', steps: [free(1), free(1), free(88)] },
  RA6: { effort: 'medium', steps: [free(1), free(1), free(88)] },
  RA8: { effort: 'medium', steps: [unknown(119), free(1)] },
  RA11: { effort: 'high', steps: [free(1), unknown(12), free(1)] },
  RA12: { effort: 'high', steps: [unknown(90), unknown(90)] },
  RA14: { effort: 'low', steps: [freeHours(8), freeHours(12), freeHours(4)] },
};

export function estimateOf({ code, effort, hours, cost }: Action): Pick<Action, 'effort' | 'hours' | 'cost'> {
  const estimate = estimates[code];
  if (estimate === undefined) return { effort, hours, cost };
  return {
    effort: estimate.effort,
    hours: estimate.steps.reduce((sum, step) => sum + step.hours, 0),
    cost: estimate.steps.reduce<number | null>(
      (sum, step) => (sum === null || step.cost === null ? null : sum + step.cost),
      0,
    ),
  };
}
