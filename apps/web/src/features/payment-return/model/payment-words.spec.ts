import { describe, expect, it } from '@jest/globals';
import { failureWords, isPaidFor, successWords } from './payment-words.ts';

const individual = { plan: 'individual', status: 'active' } as const;
const professional = { plan: 'professional', status: 'active' } as const;

describe('coming back from the payment provider', () => {
  it('waits for the plan that was paid for, not for one that stood before', () => {
    expect(isPaidFor(individual, 'professional')).toBe(false);
    expect(isPaidFor(professional, 'professional')).toBe(true);
    expect(isPaidFor({ plan: 'starter', status: 'incomplete' }, 'individual')).toBe(false);
  });

  it('where it is not remembered, takes any paid plan', () => {
    expect([isPaidFor(individual, null), isPaidFor(individual, 'nonsense')]).toEqual([true, true]);
    expect(isPaidFor({ plan: 'starter', status: 'none' }, null)).toBe(false);
  });

  it('names the plan that was bought', () => {
    expect(successWords(professional, 'Groundwork')).toEqual({
      title: 'Payment Successful',
      description: 'You are now subscribed to Groundwork Professional!',
    });
    expect(successWords(individual, 'Groundwork').description).toBe(
      'You are now subscribed to Groundwork Individual!',
    );
  });

  it('after a failure gives the provider’s message', () => {
    expect(failureWords('Your card was declined.')).toEqual({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      destructive: true,
    });
  });
});
