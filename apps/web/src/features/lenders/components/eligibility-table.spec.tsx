import { expect, it } from '@jest/globals';
import type { MatchCriterion } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { disputedFigure } from '../../../gallery/sample-figures.ts';
import { EligibilityTable } from './eligibility-table.tsx';

const { field } = disputedFigure;

const criterion = (more: Partial<MatchCriterion>): MatchCriterion => ({
  code: 'annualRevenue',
  label: 'Annual revenue',
  result: 'pass',
  actual: '$640,000',
  required: 'at least $250,000',
  gap: null,
  rules: [],
  because: null,
  ...more,
});

const html = (more: Partial<MatchCriterion>): string =>
  renderToStaticMarkup(<EligibilityTable criteria={[criterion(more)]} figures={[disputedFigure]} />);

it('opens each figure that a criterion of a lender reads, proven or not', () => {
  for (const marks of [
    { disputed: [field], unproven: [field], proven: [] },
    { unproven: [], proven: [field] },
  ])
    expect(html(marks)).toMatch(/<button[^>]*aria-expanded="false"[^>]*>.*\$640,000.*Sources differ/);
  expect(html({ unproven: ['nsfIncidents'] })).not.toContain('<button');
  expect(html({})).not.toContain('<button');
});
