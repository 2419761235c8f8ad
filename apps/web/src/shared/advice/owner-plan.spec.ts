import { describe, expect, it } from '@jest/globals';
import type { Recommendation } from '@groundwork/contracts';
import { fullDashboard } from '../../gallery/sample-dashboards.ts';
import { actionOf } from './action-link.ts';
import { orderPlan } from './owner-plan.ts';

const [sample] = fullDashboard.recommendations;
const move = (code: string, impact: number, more: Partial<Recommendation> = {}): Recommendation => ({
  ...sample!,
  code,
  impact,
  title: code,
  status: 'active',
  certainty: 'exact',
  mostImpact: null,
  href: '/business-profile',
  patch: { personalCreditScore: 720 },
  ...more,
});
const milestone = { title: 'DC2', points: 20, href: '/documents', target: 500, progress: 10 };
const codes = (moves: readonly Recommendation[]) => orderPlan(moves, milestone).map(({ code }) => code);

describe('the plan of an owner', () => {
  it('begins with the milestone, then has the most points for the least effort', () => {
    const moves = [
      move('hard', 90, { effort: 'high' }),
      move('question', 1, { certainty: 'upTo', mostImpact: 40, effort: 'low' }),
      move('small', 6, { effort: 'low' }),
      move('DC2', 20, { href: '/documents', patch: null, effort: 'medium' }),
      move('large', 95, { effort: 'low' }),
    ];
    expect(codes(moves)).toEqual(['DC2', 'large', 'question', 'hard', 'small']);
  });

  it('has the larger gain first where the points for the effort are equal', () => {
    const moves = [move('one', 10, { effort: 'low' }), move('two', 20, { effort: 'medium' })];
    expect(codes(moves)).toEqual(['two', 'one']);
  });

  it('lets no improvement lead only because it is the milestone', () => {
    const moves = [move('DC2', 3, { effort: 'low' }), move('BF5', 90, { effort: 'low' })];
    expect(codes(moves)).toEqual(['BF5', 'DC2']);
  });

  it('has active moves only', () => {
    expect(codes([move('CR1', 5, { status: 'completed' }), move('BF3', 1)])).toEqual(['BF3']);
  });
});

describe('the action of a move', () => {
  it.each([
    [move('DC2', 1, { href: '/documents', patch: null }), 'Upload', '/documents?category=bank_statements'],
    [move('BF10', 1, { href: '/banking-info', patch: null }), 'Connect', '/banking-info'],
    [move('CR1', 1), 'Update', '/business-profile/interview?field=personalCreditScore'],
    [
      move('BF5', 1, { certainty: 'upTo', patch: { netProfitMargin: 1 } }),
      'Answer',
      '/business-profile/interview?field=netProfitMargin',
    ],
    [move('CR2', 0, { certainty: 'none', patch: null }), 'Answer', '/business-profile/interview'],
  ])('opens the place where the owner does it (%#)', (of, label, href) => {
    expect(actionOf(of)).toEqual({ label, href });
  });
});
