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
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const ownAccount = {
  changeName: defineRoute({
    ...at(addresses.changeName),
    access: 'user',
    summary: 'Change one’s own name',
    status: 200,
    body: nameBody,
    reply: user,
  }),
  changePicture: defineRoute({
    ...at(addresses.changePicture),
    access: 'user',
    summary: 'Keep a PNG, JPEG or WebP of at most 2 MB as one’s picture',
    status: 200,
    consumes: 'multipart/form-data',
    reply: user,
  }),
  removePicture: defineRoute({
    ...at(addresses.removePicture),
    access: 'user',
    summary: 'Delete one’s picture',
    status: 200,
    reply: user,
  }),
  picture: defineRoute({
    ...at(addresses.picture),
    access: 'user',
    summary: 'One’s own picture',
    status: 200,
    produces: 'image/*',
    reply: null,
  }),
  changePassword: defineRoute({
    ...at(addresses.changePassword),
    access: 'user',
    summary: 'Change the password; every other session is signed out',
    status: 204,
    body: changePasswordBody,
    reply: null,
  }),
  changeEmail: defineRoute({
    ...at(addresses.changeEmail),
    access: 'user',
    summary: 'Ask for another email: it counts once the link sent there is opened',
    status: 202,
    body: changeEmailBody,
    reply: spoken,
  }),
};

const ownSessions = {
  sessions: defineRoute({
    ...at(addresses.sessions),
    access: 'user',
    summary: 'Where one is signed in, last used first',
    status: 200,
    query: pageQuery,
    reply: listOf(accountSession),
  }),
  endSession: defineRoute({
    ...at(addresses.endSession),
    access: 'user',
    summary: 'Sign one session out',
    status: 204,
    reply: null,
  }),
  endOtherSessions: defineRoute({
    ...at(addresses.endOtherSessions),
    access: 'user',
    summary: 'Sign every other session out',
    status: 200,
    reply: endedSessions,
  }),
};

const twoStep = {
  startMfa: defineRoute({
    ...at(addresses.startMfa),
    access: 'user',
    summary: 'Begin two-step sign-in: a secret for an authenticator app',
    status: 200,
    body: passwordBody,
    reply: enrolment,
  }),
  confirmMfa: defineRoute({
    ...at(addresses.confirmMfa),
    access: 'user',
    summary: 'Switch two-step sign-in on with a first code; the recovery codes are shown once',
    status: 200,
    body: codeBody,
    reply: recoveryCodes,
  }),
  renewRecoveryCodes: defineRoute({
    ...at(addresses.renewRecoveryCodes),
    access: 'user',
    summary: 'Ten new recovery codes; the old ones end',
    status: 200,
    body: passwordAndCodeBody,
    reply: recoveryCodes,
  }),
  stopMfa: defineRoute({
    ...at(addresses.stopMfa),
    access: 'user',
    summary: 'Switch two-step sign-in off',
    status: 200,
    body: passwordAndCodeBody,
    reply: user,
  }),
};

const links = {
  forgotPassword: defineRoute({
    ...at(addresses.forgotPassword),
    access: 'public',
    summary: 'Ask for a link to set a new password; the answer is the same for every email',
    status: 202,
    body: forgotPasswordBody,
    reply: spoken,
  }),
  resetPassword: defineRoute({
    ...at(addresses.resetPassword),
    access: 'public',
    summary: 'Set a new password with a one-time link; every session is signed out',
    status: 204,
    body: resetPasswordBody,
    reply: null,
  }),
  confirmEmail: defineRoute({
    ...at(addresses.confirmEmail),
    access: 'public',
    summary: 'Make an email one’s own with the link that was sent there',
    status: 204,
    body: confirmEmailBody,
    reply: null,
  }),
};

const forAdministrators = {
  endSessionsOfUser: defineRoute({
    ...at(addresses.endSessionsOfUser),
    access: 'admin',
    summary: 'Sign somebody out everywhere',
    status: 200,
    reply: endedSessions,
  }),
  issueResetLink: defineRoute({
    ...at(addresses.issueResetLink),
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
