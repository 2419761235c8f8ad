import {
  accountSession,
  changeEmailBody,
  changePasswordBody,
  codeBody,
  confirmEmailBody,
  endedSessions,
  enrolment,
  forgotPasswordBody,
  nameBody,
  passwordAndCodeBody,
  passwordBody,
  recoveryCodes,
  resetLink,
  resetPasswordBody,
  spoken,
  user,
} from '../account.ts';
import { listOf, pageQuery } from '../lists.ts';
import { defineRoute } from './define.ts';

const ownAccount = {
  changeName: defineRoute({
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    summary: 'Change one’s own name',
    status: 200,
    body: nameBody,
    reply: user,
  }),
  changePicture: defineRoute({
    method: 'POST',
    path: '/api/account/picture',
    access: 'user',
    summary: 'Keep a PNG, JPEG or WebP of at most 2 MB as one’s picture',
    status: 200,
    consumes: 'multipart/form-data',
    reply: user,
  }),
  removePicture: defineRoute({
    method: 'DELETE',
    path: '/api/account/picture',
    access: 'user',
    summary: 'Delete one’s picture',
    status: 200,
    reply: user,
  }),
  picture: defineRoute({
    method: 'GET',
    path: '/api/account/picture',
    access: 'user',
    summary: 'One’s own picture',
    status: 200,
    produces: 'image/*',
    reply: null,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    summary: 'Change the password; every other session is signed out',
    status: 204,
    body: changePasswordBody,
    reply: null,
  }),
  changeEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email',
    access: 'user',
    summary: 'Ask for another email: it counts once the link sent there is opened',
    status: 202,
    body: changeEmailBody,
    reply: spoken,
  }),
};

const ownSessions = {
  sessions: defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    summary: 'Where one is signed in, last used first',
    status: 200,
    query: pageQuery,
    reply: listOf(accountSession),
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'user',
    summary: 'Sign one session out',
    status: 204,
    reply: null,
  }),
  endOtherSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'user',
    summary: 'Sign every other session out',
    status: 200,
    reply: endedSessions,
  }),
};

const twoStep = {
  startMfa: defineRoute({
    method: 'POST',
    path: '/api/account/mfa',
    access: 'user',
    summary: 'Begin two-step sign-in: a secret for an authenticator app',
    status: 200,
    body: passwordBody,
    reply: enrolment,
  }),
  confirmMfa: defineRoute({
    method: 'POST',
    path: '/api/account/mfa/confirm',
    access: 'user',
    summary: 'Switch two-step sign-in on with a first code; the recovery codes are shown once',
    status: 200,
    body: codeBody,
    reply: recoveryCodes,
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/account/mfa/recovery-codes',
    access: 'user',
    summary: 'Ten new recovery codes; the old ones end',
    status: 200,
    body: passwordAndCodeBody,
    reply: recoveryCodes,
  }),
  stopMfa: defineRoute({
    method: 'POST',
    path: '/api/account/mfa/stop',
    access: 'user',
    summary: 'Switch two-step sign-in off',
    status: 200,
    body: passwordAndCodeBody,
    reply: user,
  }),
};

const links = {
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a link to set a new password; the answer is the same for every email',
    status: 202,
    body: forgotPasswordBody,
    reply: spoken,
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with a one-time link; every session is signed out',
    status: 204,
    body: resetPasswordBody,
    reply: null,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'public',
    summary: 'Make an email one’s own with the link that was sent there',
    status: 204,
    body: confirmEmailBody,
    reply: null,
  }),
};

const forAdministrators = {
  endSessionsOfUser: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    access: 'admin',
    summary: 'Sign somebody out everywhere',
    status: 200,
    reply: endedSessions,
  }),
  issueResetLink: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    access: 'admin',
    summary: 'A one-time link with which somebody sets a new password',
    status: 201,
    reply: resetLink,
  }),
};

export const accountRoutes = {
  ...ownAccount,
  ...ownSessions,
  ...twoStep,
  ...links,
  ...forAdministrators,
} as const;
