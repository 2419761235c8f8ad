import { DomainError, invalid } from '@groundwork/platform-errors';

export const emailInUse = () => new DomainError('conflict', 'EMAIL_IN_USE', 'Email already in use');

/** One sentence for an unknown email and a wrong password: nobody learns which addresses have an account. */
export const badCredentials = () =>
  new DomainError('unauthenticated', 'BAD_CREDENTIALS', 'Invalid email or password');

export const commonPassword = () =>
  invalid(
    [{ field: 'password', message: 'This password is on lists of common ones. Please choose another.' }],
    'COMMON_PASSWORD',
  );

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The same whether it was the account or the address, and whether or not the account exists. */
export const tooManySignIns = (retryAfterSeconds: number) =>
  new DomainError(
    'limit',
    'TOO_MANY_SIGN_INS',
    `Too many failed sign-ins. Please try again in ${inWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const tooManySignUps = (retryAfterSeconds: number) =>
  new DomainError(
    'limit',
    'TOO_MANY_SIGN_UPS',
    `Too many new accounts from your network. Please try again in ${inWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const adminNeeded = () => new DomainError('forbidden', 'FORBIDDEN', 'Your role does not allow this');

export const ownRole = () => new DomainError('forbidden', 'OWN_ROLE', 'Nobody can change their own role');

export const userNotFound = () =>
  new DomainError('not-found', 'USER_NOT_FOUND', 'There is nobody with this id');
