import type { Sheet, Truth } from './paper.ts';

export const during = (sheet: Sheet, from: string | null, to: string): Sheet => ({
  ...sheet,
  truth: { ...sheet.truth, period: { from, to } },
});

/** A paper without a cost of goods sold prints no gross profit. */
export function withoutCost({ html, truth }: Sheet, more: Truth['more'] = {}): Sheet {
  const { revenue = 0, totalExpenses = 0, netIncome = 0 } = truth.figures;
  return { html, truth: { ...truth, figures: { revenue, totalExpenses, netIncome }, more } };
}
