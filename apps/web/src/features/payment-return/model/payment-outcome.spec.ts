import { describe, expect, it } from '@jest/globals';
import { failureMessage, isPaidFor, successMessage } from './payment-outcome.ts';

const individual = { plan: 'individual', status: 'active' } as const;
const professional = { plan: 'professional', status: 'active' } as const;

describe('the return from the payment provider', () => {
  it('waits for the purchased plan instead of the previous plan', () => {
    expect(isPaidFor(individual, 'professional')).toBe(false);
    expect(isPaidFor(professional, 'professional')).toBe(true);
    expect(isPaidFor({ plan: 'starter', status: 'incomplete' }, 'individual')).toBe(false);
    expect(isPaidFor({ plan: 'individual', status: 'incomplete' }, 'individual')).toBe(false);
  });

  it('accepts any paid plan without a stored purchase', () => {
    expect([isPaidFor(individual, null), isPaidFor(individual, 'nonsense')]).toEqual([true, true]);
    expect(isPaidFor({ plan: 'starter', status: 'none' }, null)).toBe(false);
  });

  it('names the purchased plan', () => {
    expect(successMessage(professional, 'Groundwork')).toEqual({
      title: 'Payment Successful',
      description: 'You are now subscribed to Groundwork Professional!',
    });
    expect(successMessage(individual, 'Groundwork').description).toBe(
      'You are now subscribed to Groundwork Individual!',
    );
  });

  it('shows the message of the provider after a failure', () => {
    expect(failureMessage('Your card was declined.')).toEqual({
      title: 'Payment Failed',
      description: 'Your card was declined.',
      destructive: true,
    });
  });
});
