import { describe, expect, it } from '@jest/globals';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { isDowngrade, planCards } from './plan-cards.ts';

const offers = (...given: Parameters<typeof planCards>) => planCards(...given).map(({ offer }) => offer);

describe('the plan cards', () => {
  it('show three plans with their prices', () => {
    expect(planCards('starter').map(({ label, price }) => [label, price])).toEqual([
      ['Individual', '$47'],
      ['Professional', '$147'],
      ['Master Partner', '$497'],
    ]);
  });

  it('offer each other plan, and Master Partner through sales only', () => {
    expect(offers('starter')).toEqual(['choose', 'choose', 'sales']);
    expect(offers('individual')).toEqual(['current', 'choose', 'sales']);
    expect(offers('professional')).toEqual(['choose', 'current', 'sales']);
    expect(offers('professional', 'individual')).toEqual(['scheduled', 'current', 'sales']);
    expect(offers('master')).toEqual(['choose', 'choose', 'current']);
  });

  it('list what each plan adds to the one before', () => {
    expect(planCards('starter').map(({ benefits }) => benefits.map(({ label }) => label))).toEqual([
      ['Everything in Starter', 'Goal planner', 'Cost comparison'],
      ['Everything in Individual', 'Your documents are read sooner', 'Lender’s file'],
      [
        'Everything in Professional',
        'Unlimited client profiles',
        'White label',
        'API access',
        'Dedicated manager',
      ],
    ]);
  });

  it('mark what the product does not have yet', () => {
    const planned = planCards('starter').flatMap(({ benefits }) => benefits.filter((each) => each.isPlanned));
    expect(planned.map(({ label }) => label)).toEqual(['API access']);
  });

  it('recognize a downgrade', () => {
    expect([isDowngrade('professional', 'individual'), isDowngrade('individual', 'professional')]).toEqual([
      true,
      false,
    ]);
    expect(isDowngrade('individual', 'individual')).toBe(false);
  });

  it('have the label of their plan', () => {
    expect([planLabel('starter'), planLabel('master')]).toEqual(['Starter', 'Master Partner']);
  });
});
