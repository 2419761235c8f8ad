import { plansWith } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { specifiedWords, words } from './identity.wording.ts';

export const emailInUse = () => new DomainError('conflict', 'EMAIL_IN_USE', specifiedWords.emailInUse);

/** The same sentence for an unknown email, so that it does not reveal who has an account. */
export const badCredentials = () =>
  new DomainError('unauthenticated', 'BAD_CREDENTIALS', specifiedWords.badCredentials);

export const commonPassword = (field: 'password' | 'newPassword') =>
  invalid([{ field, message: words.password.common }], 'COMMON_PASSWORD');

export const ownWords = (field: 'password' | 'newPassword') =>
  invalid([{ field, message: words.password.ownWords }], 'COMMON_PASSWORD');

function waitText(seconds: number): string {
  if (seconds < 60) return fill(words.attempts.seconds, { seconds });
  if (seconds > 2 * 3600) return fill(words.attempts.hours, { count: Math.ceil(seconds / 3600) });
  return fill(words.attempts.minutes, { minutes: Math.ceil(seconds / 60) });
}

const limitReached = (code: string, text: string, retryAfterSeconds: number) =>
  new DomainError('limit', code, fill(text, { wait: waitText(retryAfterSeconds) }), { retryAfterSeconds });

export const tooManySignIns = (retryAfterSeconds: number) =>
  limitReached('TOO_MANY_SIGN_INS', words.attempts.signIns, retryAfterSeconds);

export const tooManySignUps = (retryAfterSeconds: number) =>
  limitReached('TOO_MANY_SIGN_UPS', words.attempts.signUps, retryAfterSeconds);

export const tooManyPasswords = () => limitReached('TOO_MANY_REQUESTS', words.attempts.busy, 2);

export const adminNeeded = () => new DomainError('forbidden', 'FORBIDDEN', words.users.adminNeeded);

export const ownRoleChange = () => new DomainError('forbidden', 'OWN_ROLE', words.users.ownRole);

export const emailNotVerified = () =>
  new DomainError('conflict', 'EMAIL_NOT_VERIFIED', words.users.emailNotVerified);

export const ownRequest = () => new DomainError('forbidden', 'OWN_REQUEST', words.users.ownRequest);

export const requestNotFound = () =>
  new DomainError('not-found', 'REQUEST_NOT_FOUND', words.users.requestNotFound);

export const userNotFound = () => new DomainError('not-found', 'USER_NOT_FOUND', words.users.notFound);

export const sessionNotFound = () =>
  new DomainError('not-found', 'SESSION_NOT_FOUND', words.sessions.notFound);

export const sessionNotBound = () =>
  new DomainError('conflict', 'SESSION_NOT_BOUND', words.sessions.notBound);

/** Not a 401: the web app ends a session after a 401. */
export const wrongPassword = (field: 'password' | 'currentPassword') =>
  invalid([{ field, message: words.password.wrong }], 'WRONG_PASSWORD');

export const mfaRequired = () =>
  new DomainError('unauthenticated', 'MFA_REQUIRED', words.twoStep.codeRequired);

/** Not a 401, because the session is valid. */
export const accountCodeRequired = () =>
  invalid([{ field: 'otp', message: words.twoStep.codeRequired }], 'MFA_REQUIRED');

export const wrongSignInCode = () =>
  new DomainError('unauthenticated', 'WRONG_CODE', words.twoStep.wrongCode);

export const wrongAccountCode = () =>
  invalid([{ field: 'otp', message: words.twoStep.wrongCode }], 'WRONG_CODE');

export const mfaIsOn = () => new DomainError('conflict', 'MFA_IS_ON', words.twoStep.alreadyOn);

export const mfaIsOff = () => new DomainError('conflict', 'MFA_IS_OFF', words.twoStep.alreadyOff);

/** The same sentence for each cause: a forged link gets no hint. */
export const linkNotValid = () => new DomainError('invalid', 'LINK_NOT_VALID', words.links.invalid);

export const tooManyLinks = (retryAfterSeconds: number) =>
  limitReached('TOO_MANY_LINKS', words.attempts.links, retryAfterSeconds);

export const tooManyTokens = (retryAfterSeconds: number) =>
  limitReached('TOO_MANY_LINKS', words.attempts.tokens, retryAfterSeconds);

export const mailNotConfigured = () =>
  new DomainError('conflict', 'MAIL_NOT_CONFIGURED', words.links.noMailForEmail);

export const noticeNotFound = () => new DomainError('not-found', 'NOTICE_NOT_FOUND', words.notices.notFound);

export const erasureAlreadyRequested = () =>
  new DomainError('conflict', 'ERASURE_ASKED', words.erasure.alreadyRequested);

export const noErasureToCancel = () =>
  new DomainError('conflict', 'NO_ERASURE', words.erasure.nothingToCancel);

export const receiptNotFound = () =>
  new DomainError('not-found', 'RECEIPT_NOT_FOUND', words.erasure.receiptNotFound);

export const exportNotFound = () => new DomainError('not-found', 'EXPORT_NOT_FOUND', words.exports.notFound);

const { people: peopleWords, practices: practiceWords, invitations: invitationWords } = words;

export const businessNotFound = () =>
  new DomainError('not-found', 'BUSINESS_NOT_FOUND', peopleWords.businessNotFound);

export const ownerNeeded = () => new DomainError('forbidden', 'GRANT_NEEDED', peopleWords.ownerNeeded);

export const staffCannotLeave = () => new DomainError('forbidden', 'FORBIDDEN', peopleWords.staffCannotLeave);

export const businessLimit = () => new DomainError('conflict', 'BUSINESS_LIMIT', peopleWords.businessLimit);

export const peopleLimit = () => new DomainError('conflict', 'PEOPLE_LIMIT', peopleWords.peopleLimit);

export const lastOwner = () => new DomainError('conflict', 'LAST_OWNER', peopleWords.lastOwner);

export const grantNotFound = () => new DomainError('not-found', 'GRANT_NOT_FOUND', peopleWords.grantNotFound);

export const alreadyHere = () => new DomainError('conflict', 'ALREADY_HERE', peopleWords.alreadyHere);

export const ownerHasEverything = (field: 'areas' | 'expiresAt') =>
  invalid([{ field, message: peopleWords.ownerHasEverything }]);

export const roleOfPractice = () => invalid([{ field: 'role', message: peopleWords.roleOfPractice }]);

export const handOverToOwner = () => invalid([{ field: 'handOver', message: peopleWords.handOverToOwner }]);

export const passwordNeeded = () => invalid([{ field: 'password', message: peopleWords.passwordNeeded }]);

export const impossibleEnd = () => invalid([{ field: 'expiresAt', message: peopleWords.until }]);

export const practiceNeeded = () => invalid([{ field: 'practiceId', message: practiceWords.practiceNeeded }]);

export const practiceNotFound = () =>
  new DomainError('not-found', 'PRACTICE_NOT_FOUND', practiceWords.notFound);

export const noSuchPractice = () =>
  new DomainError('not-found', 'PRACTICE_NOT_FOUND', practiceWords.noSuchPractice);

export const practiceAdminNeeded = () => new DomainError('forbidden', 'FORBIDDEN', practiceWords.adminNeeded);

export const lastAdmin = () => new DomainError('conflict', 'LAST_ADMIN', practiceWords.lastAdmin);

export const staffNotFound = () =>
  new DomainError('not-found', 'STAFF_NOT_FOUND', practiceWords.staffNotFound);

export const clientNotFound = () =>
  new DomainError('not-found', 'CLIENT_NOT_FOUND', practiceWords.clientNotFound);

export const noteNotFound = () => new DomainError('not-found', 'NOTE_NOT_FOUND', practiceWords.noteNotFound);

export const noteLimit = () => new DomainError('conflict', 'NOTE_LIMIT', practiceWords.noteLimit);

export const clientLimit = () => new DomainError('conflict', 'CLIENT_LIMIT', practiceWords.clientLimit);

export const brandNotFound = () => new DomainError('not-found', 'BRAND_NOT_FOUND', practiceWords.noHost);

export const hostTaken = () => new DomainError('conflict', 'HOST_TAKEN', practiceWords.hostTaken);

export const mailNotConfiguredForReplies = () =>
  new DomainError('conflict', 'MAIL_NOT_CONFIGURED', practiceWords.noMailForReplies);

export const brandPlanNeeded = () =>
  new DomainError(
    'forbidden',
    'PLAN_NEEDED',
    fill(practiceWords.brandPlan, { plans: plansWith('whiteLabel') }),
  );

export const invitationNotFound = () =>
  new DomainError('not-found', 'INVITATION_NOT_FOUND', invitationWords.notFound);

export const invitationNotValid = () =>
  new DomainError('not-found', 'INVITATION_NOT_VALID', invitationWords.notValid);

export const invitationOpen = () => new DomainError('conflict', 'INVITATION_OPEN', invitationWords.open);

export const invitationForOtherEmail = () =>
  new DomainError('conflict', 'INVITATION_FOR_OTHER_EMAIL', invitationWords.forOtherEmail);

const closedInvitations = {
  accepted: { code: 'INVITATION_USED', message: invitationWords.used },
  declined: { code: 'INVITATION_DECLINED', message: invitationWords.declined },
  expired: { code: 'INVITATION_EXPIRED', message: invitationWords.expired },
  withdrawn: { code: 'INVITATION_WITHDRAWN', message: invitationWords.withdrawn },
} as const;

export function invitationClosed(state: keyof typeof closedInvitations): DomainError {
  const { code, message } = closedInvitations[state];
  return new DomainError('conflict', code, message);
}

export const tooManyInvitations = (retryAfterSeconds: number) =>
  limitReached('TOO_MANY_INVITATIONS', invitationWords.tooMany, retryAfterSeconds);
