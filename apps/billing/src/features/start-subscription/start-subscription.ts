import { contactSales, paymentsNotConfigured, unknownPlan } from '../../billing.errors.ts';

/** The plan is judged before the payment key. */
export function startSubscription(plan: string): Promise<never> {
  if (plan === 'master') return Promise.reject(contactSales());
  const payable = plan === 'individual' || plan === 'professional';
  return Promise.reject(payable ? paymentsNotConfigured() : unknownPlan());
}
