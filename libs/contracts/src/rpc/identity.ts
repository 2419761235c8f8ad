import { z } from 'zod';
import {
  accountSession,
  changeEmailBody,
  changePasswordBody,
  codeBody,
  confirmIdentityBody,
  confirmEmailBody,
  endedSessions,
  emailText,
  enrolment,
  forgotPasswordBody,
  loginBody,
  nameBody,
  passwordAndCodeBody,
  passwordBody,
  recoveryCodes,
  renewedToken,
  resetLink,
  resetPasswordBody,
  role,
  signedIn,
  signupBody,
  spoken,
  user,
  userQuery,
  userSummary,
} from '../account.ts';
import { requestToken } from '../document-requests.ts';
import { noticeId, sessionId, staffRequestId, userId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { notice, noticePreferenceBody, noticePreferences } from '../notices.ts';
import { practiceId } from '../people.ts';
import { givenPlanBody, subscriptionView } from '../subscription.ts';
import { approvedRequest, roleChange, staffRequest } from '../staff-requests.ts';
import { boundedText, mostCharacters, nameText, patternText } from '../texts.ts';
import { byStaff, defineChange, defineRpc } from './define.ts';
import { brandRpc, oversightRpc, peopleRpc } from './people.ts';

/** The network of the caller, for counting failed sign-ins; absent in an older gateway. */
const from = {
  clientAddress: nameText.optional(),
  userAgent: boundedText(1000).optional(),
};

const fromDevice = { ...from, device: boundedText(100).optional() };

export const signupCall = signupBody.extend(fromDevice);
export type SignupCall = z.infer<typeof signupCall>;

export const loginCall = loginBody.extend(fromDevice);
export type LoginCall = z.infer<typeof loginCall>;

/** The gateway sends the binding as a cookie. No reply to a client contains it. */
const openedSession = signedIn.extend({ binding: z.string().optional() });
export type OpenedSession = z.infer<typeof openedSession>;

const secret = boundedText(mostCharacters.token);
const bearer = z.object({ token: secret });
const boundToken = { binding: secret.optional() };
const nothing = z.object({});

const owner = z.object({ userId });
const inSession = { token: secret };

const byAdmin = z.object({ actorId: userId, userId });

const accountRpc = {
  changeName: defineChange('rpc.identity.change-name.v1', nameBody.shape, user),
  setPicture: defineChange(
    'rpc.identity.set-picture.v1',
    {
      version: patternText(mostCharacters.id, /^\w{1,64}$/).nullable(),
    },
    user,
  ),
  changePassword: defineChange(
    'rpc.identity.change-password.v1',
    { ...inSession, ...changePasswordBody.shape, ...from },
    nothing,
  ),
  changeEmail: defineChange('rpc.identity.change-email.v1', { ...changeEmailBody.shape, ...from }, spoken),
  sessions: defineRpc('rpc.identity.sessions.v1', owner.extend(inSession), z.array(accountSession)),
  endSession: defineChange('rpc.identity.end-session.v1', { id: sessionId }, nothing),
  endOtherSessions: defineChange('rpc.identity.end-other-sessions.v1', inSession, endedSessions),
};

const renewRpc = {
  renewToken: defineChange('rpc.identity.renew-token.v1', { ...inSession, ...boundToken }, renewedToken),
};

const confirmRpc = {
  confirmIdentity: defineChange(
    'rpc.identity.confirm-identity.v1',
    { ...inSession, ...confirmIdentityBody.shape, ...from },
    nothing,
  ),
};

const twoStepRpc = {
  startMfa: defineChange(
    'rpc.identity.start-mfa.v1',
    { ...passwordBody.shape, ...from, issuer: nameText },
    enrolment,
  ),
  confirmMfa: defineChange('rpc.identity.confirm-mfa.v1', { ...codeBody.shape, ...from }, recoveryCodes),
  renewRecoveryCodes: defineChange(
    'rpc.identity.renew-recovery-codes.v1',
    { ...passwordAndCodeBody.shape, ...from },
    recoveryCodes,
  ),
  stopMfa: defineChange('rpc.identity.stop-mfa.v1', { ...passwordAndCodeBody.shape, ...from }, user),
};

const linkRpc = {
  forgotPassword: defineRpc('rpc.identity.forgot-password.v1', forgotPasswordBody.extend(from), spoken),
  resetPassword: defineRpc('rpc.identity.reset-password.v1', resetPasswordBody.extend(from), nothing),
  confirmEmail: defineRpc('rpc.identity.confirm-email.v1', confirmEmailBody.extend(from), nothing),
};

/** For the reader of a lender’s file, who has no account. `userId` is the owner of the file. */
const shareCodeRpc = {
  mailShareCode: defineRpc(
    'rpc.identity.mail-share-code.v1',
    owner.extend({ to: emailText, code: patternText(mostCharacters.number, /^\d{6}$/) }),
    z.object({ isQueued: z.boolean() }),
  ),
  /** Address and link are in this call and in the mail, in no event. */
  mailDocumentRequest: defineChange(
    'rpc.identity.mail-document-request.v1',
    {
      to: emailText,
      token: requestToken,
      from: z.object({ name: nameText, place: nameText }),
      reminds: z.boolean(),
      practiceId: practiceId.nullable().optional(),
    },
    z.object({ isQueued: z.boolean() }),
  ),
};

const noticeRpc = {
  notices: defineRpc('rpc.identity.notices.v1', owner, z.array(notice)),
  readNotice: defineChange('rpc.identity.read-notice.v1', { id: noticeId }, notice),
  readAllNotices: defineChange('rpc.identity.read-all-notices.v1', {}, nothing),
  noticePreferences: defineRpc('rpc.identity.notice-preferences.v1', owner, noticePreferences),
  changeNoticePreference: defineChange(
    'rpc.identity.change-notice-preference.v1',
    noticePreferenceBody.shape,
    noticePreferences,
  ),
};

const adminCall = z.object({ actorId: userId });
const decision = adminCall.extend({ requestId: staffRequestId });

const adminRpc = {
  userNames: defineRpc(
    'rpc.identity.user-names.v1',
    z.object({ userIds: z.array(userId).max(1000) }),
    z.object({ names: z.array(z.object({ id: userId, name: z.string() })) }),
  ),
  listUsers: byStaff('admin', defineRpc('rpc.identity.list-users.v1', userQuery, pageOf(userSummary))),
  changeRole: byStaff(
    'admin',
    defineRpc('rpc.identity.change-role.v1', byAdmin.extend({ role }), roleChange),
  ),
  givePlan: byStaff(
    'admin',
    defineRpc('rpc.identity.give-plan.v1', byAdmin.extend(givenPlanBody.shape), subscriptionView),
  ),
  endSessionsOfUser: byStaff(
    'admin',
    defineRpc('rpc.identity.end-sessions-of-user.v1', byAdmin, endedSessions),
  ),
  issueResetLink: byStaff('admin', defineRpc('rpc.identity.issue-reset-link.v1', byAdmin, resetLink)),
  staffRequests: byStaff(
    'admin',
    defineRpc('rpc.identity.staff-requests.v1', adminCall, z.array(staffRequest)),
  ),
  approveStaffRequest: byStaff(
    'admin',
    defineRpc('rpc.identity.approve-staff-request.v1', decision, approvedRequest),
  ),
  rejectStaffRequest: byStaff('admin', defineRpc('rpc.identity.reject-staff-request.v1', decision, nothing)),
};

export const identityRpc = {
  signup: defineRpc('rpc.identity.signup.v1', signupCall, openedSession),
  login: defineRpc('rpc.identity.login.v1', loginCall, openedSession),
  logout: defineRpc('rpc.identity.logout.v1', bearer, nothing),
  verifyToken: defineRpc(
    'rpc.identity.verify-token.v1',
    bearer.extend({ ...boundToken, passive: z.boolean().optional() }),
    z
      .object({
        user,
        tokenHash: z.string(),
        confirmedSecondsAgo: z.number().int().min(0).optional(),
        bound: z.boolean().optional(),
        renewalDue: z.boolean().optional(),
      })
      .nullable(),
  ),
  ...accountRpc,
  ...twoStepRpc,
  ...confirmRpc,
  ...renewRpc,
  ...linkRpc,
  ...noticeRpc,
  ...adminRpc,
  ...shareCodeRpc,
  ...peopleRpc,
  ...brandRpc,
  ...oversightRpc,
};
