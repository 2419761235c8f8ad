import { DomainError, invalid } from '@groundwork/platform-errors';

export const emailInUse = () => new DomainError('conflict', 'EMAIL_IN_USE', 'Email already in use');

/** One sentence for an unknown email and a wrong password: nobody learns which addresses have an account. */
export const badCredentials = () =>
  new DomainError('unauthenticated', 'BAD_CREDENTIALS', 'Invalid email or password');

export const commonPassword = (field: 'password' | 'newPassword') =>
  invalid(
    [{ field, message: 'This password is on lists of common ones. Please choose another.' }],
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

export const sessionNotFound = () =>
  new DomainError('not-found', 'SESSION_NOT_FOUND', 'There is no such session');

/** Not a 401: whoever mistypes their password while signed in stays signed in. */
export const wrongPassword = (field: 'password' | 'currentPassword') =>
  invalid([{ field, message: 'This is not your password' }], 'WRONG_PASSWORD');

export const mfaRequired = () =>
  new DomainError('unauthenticated', 'MFA_REQUIRED', 'Enter the code of your authenticator app');

const wrongCodeWords = 'This code is wrong, or was used already';

/** At sign-in. */
export const wrongOtp = () => new DomainError('unauthenticated', 'WRONG_CODE', wrongCodeWords);

/** On the account page. */
export const wrongCode = () => invalid([{ field: 'otp', message: wrongCodeWords }], 'WRONG_CODE');

export const mfaIsOn = () => new DomainError('conflict', 'MFA_IS_ON', 'Two-step sign-in is on already');

export const mfaIsOff = () => new DomainError('conflict', 'MFA_IS_OFF', 'Two-step sign-in is off');

/** Used, expired, replaced by a newer one, or never ours: whoever holds it is told no more than that. */
export const linkNotValid = () =>
  new DomainError('invalid', 'LINK_NOT_VALID', 'This link is no longer valid. Please ask for a new one.');

export const tooManyLinks = (retryAfterSeconds: number) =>
  new DomainError(
    'limit',
    'TOO_MANY_LINKS',
    `Too many links were asked for. Please try again in ${inWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const mailNotConfigured = () =>
  new DomainError(
    'conflict',
    'MAIL_NOT_CONFIGURED',
    'This site sends no mail, so a new email cannot be confirmed',
  );

export const noticeNotFound = () =>
  new DomainError('not-found', 'NOTICE_NOT_FOUND', 'There is no such notice');

export const alreadyErasing = () =>
  new DomainError('conflict', 'ERASURE_ASKED', 'Your erasure has been asked for already');

export const nothingToTakeBack = () =>
  new DomainError('conflict', 'NO_ERASURE', 'There is no erasure to take back');

export const noReceipt = () =>
  new DomainError('not-found', 'RECEIPT_NOT_FOUND', 'There is no receipt with this number');

export const exportNotFound = () =>
  new DomainError('not-found', 'EXPORT_NOT_FOUND', 'There is no such export, or it has expired');
