import { DomainError } from '@groundwork/platform-errors';

export const emailInUse = () => new DomainError('conflict', 'EMAIL_IN_USE', 'Email already in use');

/** One sentence for an unknown email and a wrong password: nobody learns which addresses have an account. */
export const badCredentials = () =>
  new DomainError('unauthenticated', 'BAD_CREDENTIALS', 'Invalid email or password');
