import type { z } from 'zod';
import type { accountSession, user, userSummary } from '../../account.ts';
import type { staffRequest } from '../../staff-requests.ts';
import type { notice, noticePreferences } from '../../notices.ts';
import type {
  accountRoutes,
  linkRoutes,
  sessionRoutes,
  staffRequestRoutes,
  twoStepRoutes,
  userAccessRoutes,
} from '../account.routes.ts';
import { policyVersions } from '../../policies.ts';
import type { signInRoutes, userRoutes } from '../identity.routes.ts';
import type { noticeRoutes } from '../notice.routes.ts';
import { aPage, type ExamplesOf, idOf, later, moment, page, whole } from './example.ts';

const password = 'a long and private phrase';
const otp = '492817';
const token = 'pVb1r0yJ3mYx7Qk2Zt9Wc4Ue8Ln5Sa6Hd1Fg0Ij3Ko7';

export const aUser = (): z.input<typeof user> => ({
  id: idOf(1),
  email: 'maya@riverbend-bakery.example',
  firstName: 'Maya',
  lastName: 'Okafor',
  profileImageUrl: null,
  subscriptionPlan: 'individual',
  role: 'user',
  createdAt: moment,
  mfaEnabled: false,
});

const aUserSummary = (): z.input<typeof userSummary> => {
  const { id, email, firstName, lastName, role, subscriptionPlan, createdAt } = aUser();
  return { id, email, firstName, lastName, role, subscriptionPlan, createdAt };
};

const aLink = {
  url: 'https://app.example.com/reset-password#pVb1r0yJ3mYx7Qk2',
  expiresAt: later,
  state: 'created',
} as const;

const aStaffRequest = (): z.input<typeof staffRequest> => ({
  id: idOf(4),
  kind: 'change-role',
  user: aUserSummary(),
  role: 'reviewer',
  requestedBy: { ...aUserSummary(), id: idOf(9), email: 'zoe@riverbend.example', role: 'admin' },
  createdAt: moment,
  expiresAt: later,
  canApprove: true,
  canReject: true,
});

const aSession = (): z.input<typeof accountSession> => ({
  id: idOf(2),
  device: 'Chrome on Windows',
  createdAt: moment,
  lastUsedAt: moment,
  current: true,
});

const aNotice = (): z.input<typeof notice> => ({
  id: idOf(3),
  kind: 'score-changed',
  at: moment,
  readAt: null,
  documentId: null,
});

const thePreferences = (): z.input<typeof noticePreferences> => ({
  mailConfigured: true,
  kinds: {
    'score-changed': { inApp: true, byMail: false },
    'document-needs-you': { inApp: true, byMail: true },
    'proof-expiring': { inApp: true, byMail: false },
    'export-ready': { inApp: true, byMail: true },
    'new-sign-in': { inApp: true, byMail: true },
    'package-ready': { inApp: true, byMail: false },
    'package-needs-you': { inApp: true, byMail: false },
    'package-viewed': { inApp: true, byMail: false },
    'lender-request': { inApp: true, byMail: false },
    'link-locked': { inApp: true, byMail: false },
    'erasure-planned': { inApp: true, byMail: false },
    'request-answered': { inApp: true, byMail: false },
  },
});

const codes = { recoveryCodes: ['7K2QM-XW94D', 'P3TBN-58VHR'] };
const { email, firstName, lastName } = aUser();

export const signInExamples: ExamplesOf<typeof signInRoutes> = {
  signup: {
    body: { email, password, firstName, lastName, agreedTo: policyVersions },
    reply: { token, user: aUser() },
  },
  confirmIdentity: { body: { password, otp } },
  renewToken: { reply: { token } },
  login: { body: { email, password }, reply: { token, user: aUser() } },
  loginPage: { query: { returnTo: '/documents' } },
  currentUser: { reply: aUser() },
};

export const userExamples: ExamplesOf<typeof userRoutes> = {
  users: { query: { ...aPage, search: 'maya' }, reply: page(aUserSummary()) },
  changeRole: {
    params: { id: idOf(1) },
    body: { role: 'reviewer' },
    reply: { ...aUserSummary(), role: 'reviewer' },
  },
  givePlan: {
    params: { id: idOf(1) },
    body: { plan: 'professional', until: '2027-06-30', reason: 'A member of the chamber of commerce' },
    reply: {
      plan: 'professional',
      status: 'none',
      given: {
        plan: 'professional',
        until: '2027-06-30',
        reason: 'A member of the chamber of commerce',
        givenAt: moment,
      },
    },
  },
};

export const accountExamples: ExamplesOf<typeof accountRoutes> = {
  changeName: {
    body: { firstName: 'Maya', lastName: 'Okafor-Lind' },
    reply: { ...aUser(), lastName: 'Okafor-Lind' },
  },
  changePicture: { reply: { ...aUser(), profileImageUrl: '/api/account/picture?v=5f1c2ab09d3e4b71' } },
  removePicture: { reply: aUser() },
  changePassword: { body: { currentPassword: password, newPassword: 'another long and private phrase' } },
  changeEmail: {
    body: { email: 'maya@riverbend.example', password },
    reply: { message: 'We sent a link to maya@riverbend.example. Open it to confirm.' },
  },
};

export const sessionExamples: ExamplesOf<typeof sessionRoutes> = {
  sessions: { query: aPage, reply: whole(aSession()) },
  endSession: { params: { id: idOf(2) } },
  endOtherSessions: { reply: { signedOut: 2 } },
};

export const twoStepExamples: ExamplesOf<typeof twoStepRoutes> = {
  startMfa: {
    body: { password },
    reply: { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Groundwork:maya?secret=JBSWY3DPEHPK3PXP' },
  },
  confirmMfa: { body: { otp }, reply: codes },
  renewRecoveryCodes: { body: { password, otp }, reply: codes },
  stopMfa: { body: { password, otp }, reply: aUser() },
};

export const linkExamples: ExamplesOf<typeof linkRoutes> = {
  forgotPassword: {
    body: { email },
    reply: { message: 'If an account has this email, a link is on its way.' },
  },
  resetPassword: { body: { token, password } },
  confirmEmail: { body: { token } },
};

export const userAccessExamples: ExamplesOf<typeof userAccessRoutes> = {
  endSessionsOfUser: { params: { id: idOf(1) }, reply: { signedOut: 3 } },
  issueResetLink: {
    params: { id: idOf(1) },
    reply: aLink,
  },
};

export const staffRequestExamples: ExamplesOf<typeof staffRequestRoutes> = {
  staffRequests: { query: aPage, reply: whole(aStaffRequest()) },
  approveStaffRequest: { params: { id: idOf(4) }, reply: { user: aUserSummary(), link: aLink } },
  rejectStaffRequest: { params: { id: idOf(4) } },
};

export const noticeExamples: ExamplesOf<typeof noticeRoutes> = {
  notices: { query: aPage, reply: whole(aNotice()) },
  readNotice: { params: { id: idOf(3) }, reply: { ...aNotice(), readAt: later } },
  readAllNotices: { reply: { success: true } },
  noticePreferences: { reply: thePreferences() },
  changeNoticePreference: {
    body: { kind: 'document-needs-you', inApp: true, byMail: true },
    reply: thePreferences(),
  },
};
