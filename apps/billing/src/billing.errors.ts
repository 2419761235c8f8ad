import { DomainError } from '@groundwork/platform-errors';

export const unknownPlan = () =>
  new DomainError('invalid', 'UNKNOWN_PLAN', 'Choose the individual or the professional plan', {
    details: [{ field: 'plan', message: 'Choose the individual or the professional plan' }],
  });

export const contactSales = () =>
  new DomainError('conflict', 'CONTACT_SALES', 'Contact sales for the Master Partner plan');

export const paymentsNotConfigured = () =>
  new DomainError('unavailable', 'PAYMENTS_NOT_CONFIGURED', 'Payments are not configured', {
    retryAfterSeconds: 3600,
  });
