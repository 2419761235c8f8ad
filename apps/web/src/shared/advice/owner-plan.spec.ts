import { describe, expect, it } from '@jest/globals';
import type { Recommendation } from '@groundwork/contracts';
import { fullDashboard } from '../../gallery/sample-dashboards.ts';
import { actionOf } from './action-link.ts';
import { orderPlan, type PlanScore } from './owner-plan.ts';

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
const criterion = (code: string, unknown: number) => ({
  code,
  unknown,
  lost: 0,
  label: code,
  value: null,
  points: 0,
  maxPoints: 10,
  nextBand: null,
  worth: 0,
});
const scoreWith = (...criteria: ReturnType<typeof criterion>[]) =>
  ({ factors: { breakdown: { creditScore: { criteria } } } }) as unknown as PlanScore;
const milestone = { title: 'DC2', points: 20, href: '/documents', target: 500, progress: 10 };
const codes = (moves: readonly Recommendation[], score?: PlanScore) =>
  orderPlan(moves, milestone, score).map(({ code }) => code);

describe('the plan of an owner', () => {
  it('begins with the milestone, then has questions, then improvements', () => {
    const moves = [
      move('CR1', 90),
      move('BF5', 1, { certainty: 'upTo', mostImpact: 40 }),
      move('RA14', 6),
      move('DC2', 20, { href: '/documents', patch: null }),
      move('BF3', 95),
    ];
    expect(codes(moves, scoreWith(criterion('RA14', 6), criterion('CR1', 0)))).toEqual([
      'DC2',
      'BF5',
      'RA14',
      'BF3',
      'CR1',
    ]);
  });

  it('lets no improvement lead only because it is the milestone', () => {
    const moves = [move('DC2', 90), move('BF5', 3, { certainty: 'atLeast' })];
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
