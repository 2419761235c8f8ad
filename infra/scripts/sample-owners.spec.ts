import { expect, it } from '@jest/globals';
import { rosaFigures } from '../../apps/web/src/shared/sample/rosa-figures.ts';
import { FIGURES } from '../bench/sample-owner.ts';
import { figuresOf } from '../load/figures.ts';
import { demoStory } from '../local/demo-story.ts';

const demo = demoStory(new Date('2026-11-30T12:00:00Z')).map((chapter) =>
  'profile' in chapter ? chapter.profile : {},
);

it.each<[string, Record<string, unknown>]>([
  ['the demo owner', Object.assign({}, ...demo) as Record<string, unknown>],
  ['the owner of the sample report', rosaFigures],
  ['the owner of the benches', FIGURES],
  ['an owner of the load', figuresOf(7)],
])('%s has debts, cash and a loan request, so that a coverage follows', (_, answers) => {
  const { monthlyDebtPayments, operatingCashFlow, ebitda, loanRequestAmount } = answers;
  expect(Number(monthlyDebtPayments)).toBeGreaterThan(0);
  expect(Math.max(Number(operatingCashFlow ?? 0), Number(ebitda ?? 0))).toBeGreaterThan(0);
  expect(Number(loanRequestAmount)).toBeGreaterThan(0);
});
